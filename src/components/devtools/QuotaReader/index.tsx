import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import Answer from '../Answer';
import Facts from '../Facts';
import Field from '../Field';
import Tool, {Questions} from '../Tool';
import type {Quota} from './quota';
import {useQuotaReader} from './useQuotaReader';

/** What the four headers of an answer say about now. */
export default function QuotaReader(): ReactNode {
  const {headers, quota, summary} = useQuotaReader();
  return (
    <Tool label={translate({id: 'quota.tool.label', message: '额度查看器'})}>
      <Questions>
        <Field
          label={translate({id: 'quota.headers.label', message: '粘贴一次响应的响应头'})}
          rows={5}
          isCode
          placeholder={'x-ratelimit-limit: 5000\nx-ratelimit-remaining: …'}
          {...headers}
        />
      </Questions>
      <Answer
        summary={
          summary ||
          translate({id: 'quota.summary.none', message: '粘贴响应头，查看剩余的请求次数'})
        }>
        {quota && <QuotaFacts quota={quota} />}
      </Answer>
    </Tool>
  );
}

function QuotaFacts({quota}: {quota: Quota}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const reset = new Date(quota.reset * 1000);
  return (
    <Facts
      facts={[
        {
          name: translate({id: 'quota.fact.used', message: '已用'}),
          value: `${quota.used} / ${quota.limit}`,
        },
        {
          name: translate({id: 'quota.fact.local', message: '恢复的时间（本地时间）'}),
          value: reset.toLocaleString(currentLocale, {dateStyle: 'medium', timeStyle: 'long'}),
        },
        {
          name: translate({id: 'quota.fact.utc', message: '恢复的时间（UTC）'}),
          value: reset.toISOString(),
        },
      ]}
    />
  );
}
