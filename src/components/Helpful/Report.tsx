import {useId, useRef, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyButton from '@site/src/components/CopyButton';

import styles from './Report.module.css';

/** What the maintainers need to know, as far as the page knows it. */
function usePreparedText(): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return translate(
    {
      id: 'helpful.report.text',
      message: '页面：{address}\n\n我想做的事：\n\n缺少或有误的内容：\n',
    },
    {address: `${siteConfig.url}${pathname}`},
  );
}

function useIssuesAddress(): string {
  const {customFields} = useDocusaurusContext().siteConfig;
  return `${String(customFields?.repositoryUrl)}/issues`;
}

/** A text to complete and copy, and where to paste it: the platform documents no address that would fill it in. */
export default function Report(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = usePreparedText();
  const issues = useIssuesAddress();
  return (
    <div className={styles.report}>
      <label htmlFor={id}>
        <Translate id="helpful.report.label">请补充这段文字，复制后粘贴到新 Issue 里：</Translate>
      </label>
      <textarea id={id} ref={field} rows={7} defaultValue={text} />
      <div className={styles.actions}>
        <CopyButton
          getText={() => field.current?.value ?? text}
          label={translate({id: 'helpful.report.copy', message: '复制这段文字'})}
        />
        <Link to={issues}>
          <Translate id="helpful.report.link">打开文档代码库的 Issue 列表</Translate>
        </Link>
      </div>
    </div>
  );
}
