// Change: the parts in the order of a form, with the finished request and a sample answer beside it. The stock one
// sends requests and writes its samples with Postman.
import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Button from '@site/src/components/devtools/Button';
import {Columns, Section} from '@site/src/components/workbench/Layout';
import RequestCode from '@site/src/components/workbench/RequestCode';
import {useRemember} from '@site/src/components/workbench/useRemember';
import {useWorkbench} from '@site/src/components/workbench/WorkbenchContext';
import Accept from '@theme/ApiExplorer/Accept';
import Authorization from '@theme/ApiExplorer/Authorization';
import Body from '@theme/ApiExplorer/Body';
import ContentType from '@theme/ApiExplorer/ContentType';
import ParamOptions from '@theme/ApiExplorer/ParamOptions';
import Response from '@theme/ApiExplorer/Response';
import Server from '@theme/ApiExplorer/Server';

import styles from './styles.module.css';

export default function ApiExplorer(): ReactNode {
  return <Columns form={<Form />} result={<Result />} />;
}

function Form(): ReactNode {
  const {located, fillIn, clear} = useWorkbench();
  const {remember, isRemembered} = useRemember();
  const {parameters = [], requestBody} = located.operation;
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={fillIn}>
          <Translate id="workbench.form.fillIn">填入示例值</Translate>
        </Button>
        <Button onClick={clear}>
          <Translate id="workbench.form.clear">全部清空</Translate>
        </Button>
        <Button onClick={remember}>
          <Translate id="workbench.form.remember">在这台设备上记住名称</Translate>
        </Button>
        <span role="status" className={styles.status}>
          {isRemembered && (
            <Translate id="workbench.form.remembered">已记住，所有示例都会用这些名称</Translate>
          )}
        </span>
      </div>
      <Server />
      <Section title={translate({id: 'workbench.section.token', message: '令牌'})}>
        <Authorization />
      </Section>
      {parameters.length > 0 && (
        <Section title={translate({id: 'workbench.section.parameters', message: '参数'})}>
          <ParamOptions />
        </Section>
      )}
      {requestBody && (
        <Section title={translate({id: 'workbench.section.body', message: '请求体'})}>
          <ContentType />
          <Body />
        </Section>
      )}
    </>
  );
}

function Result(): ReactNode {
  return (
    <>
      <Section title={translate({id: 'workbench.section.request', message: '请求'})}>
        <Accept />
        <RequestCode />
      </Section>
      <Section title={translate({id: 'workbench.section.answer', message: '响应'})}>
        <Response />
      </Section>
    </>
  );
}
