import {useState, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyText} from '@site/src/components/CopyButton/copyText';

/** What the maintainers need to know, as far as the page knows it, and where they read it. */
function useReport(): {text: string; issues: string} {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const text = translate(
    {id: 'report.text', message: '页面：{address}\n\n我想做的事：\n\n缺少或有误的内容：\n'},
    {address: `${url}${pathname}`},
  );
  return {text, issues: `${String(customFields?.repositoryUrl)}/issues`};
}

/** Leads to the issues with a text to paste there: the platform documents no address that would fill it in. */
export default function ReportProblem(): ReactNode {
  const {text, issues} = useReport();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    copyText(text).then(
      () => {
        setCopied(true);
      },
      // The link leads there all the same.
      () => undefined,
    );
  };
  return (
    <span>
      <Link to={issues} onClick={copy}>
        <Translate id="report.link">报告本页的问题</Translate>
      </Link>
      <span role="status">
        {isCopied && (
          <Translate id="report.copied">（模板已复制，粘贴到新 Issue 里即可）</Translate>
        )}
      </span>
    </span>
  );
}
