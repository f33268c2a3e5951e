import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';

import Answer from '../Answer';
import Choices from '../Choices';
import Field from '../Field';
import Tool, {Questions} from '../Tool';
import type {Reach} from './commands';
import {useSignOff} from './useSignOff';

type Result = NonNullable<ReturnType<typeof useSignOff>['result']>;

/** Writes the line of the DCO where it belongs, and the commands for commits that lack it. */
export default function SignOff(): ReactNode {
  const {name, email, message, reach, count, target, summary, result} = useSignOff();
  return (
    <Tool label={translate({id: 'signoff.tool.label', message: '签名行生成器'})}>
      <Questions>
        <Field
          label={translate({id: 'signoff.name.label', message: '姓名'})}
          placeholder="dev"
          {...name}
        />
        <Field
          label={translate({id: 'signoff.email.label', message: '邮箱'})}
          hint={translate({
            id: 'signoff.email.hint',
            message: '要与签署 DCO 声明时使用的邮箱完全相同。',
          })}
          inputMode="email"
          placeholder="you@example.com"
          {...email}
        />
        <Field
          label={translate({id: 'signoff.message.label', message: '提交说明'})}
          rows={4}
          isCode
          {...message}
        />
        <Choices
          label={translate({id: 'signoff.reach.label', message: '为哪些提交添加签名行'})}
          choices={listReaches()}
          {...reach}
        />
        {reach.value === 'several' && (
          <Field
            label={translate({id: 'signoff.count.label', message: '最近提交的数量'})}
            inputMode="numeric"
            {...count}
          />
        )}
        {reach.value === 'branch' && (
          <Field
            label={translate({id: 'signoff.target.label', message: '目标分支'})}
            isCode
            {...target}
          />
        )}
      </Questions>
      <Answer summary={summary}>{result && <Written result={result} />}</Answer>
    </Tool>
  );
}

function listReaches(): {value: Reach; label: string}[] {
  return [
    {value: 'next', label: translate({id: 'signoff.reach.next', message: '下一个提交'})},
    {value: 'last', label: translate({id: 'signoff.reach.last', message: '最近的一个提交'})},
    {value: 'several', label: translate({id: 'signoff.reach.several', message: '最近的几个提交'})},
    {
      value: 'branch',
      label: translate({id: 'signoff.reach.branch', message: '变更请求的全部提交'}),
    },
  ];
}

function Written({result}: {result: Result}): ReactNode {
  const {trailer, message, others, identity, repair} = result;
  return (
    <>
      {others.length > 0 && (
        <p>
          {translate(
            {
              id: 'signoff.others.note',
              message: '其他签名行保持不变：{lines}。它们是各自作者的声明，请核对邮箱是否正确。',
            },
            {lines: others.join('; ')},
          )}
        </p>
      )}
      <CodeBlock title={translate({id: 'signoff.result.trailer', message: '签名行'})}>
        {trailer}
      </CodeBlock>
      <CodeBlock title={translate({id: 'signoff.result.message', message: '完整的提交说明'})}>
        {message}
      </CodeBlock>
      <CodeBlock
        title={translate({
          id: 'signoff.result.identity',
          message: '在 Git 中保存姓名和邮箱，每个代码库一次',
        })}>
        {identity}
      </CodeBlock>
      <CodeBlock title={translate({id: 'signoff.result.repair', message: '为提交添加签名行'})}>
        {repair}
      </CodeBlock>
    </>
  );
}
