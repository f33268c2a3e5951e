import {useState} from 'react';

import {translate} from '@docusaurus/Translate';

import {describeDuration, describePause} from '../durations';
import {judgeQuota, readQuota, type Quota, type QuotaReading} from './quota';

/** The moment counts at which the headers are pasted, in seconds: that is soon after the answer came. */
type Pasted = {text: string; at: number};

function pasteNow(text: string): Pasted {
  return {text, at: Date.now() / 1000};
}

function explain(reading: QuotaReading): string | undefined {
  switch (reading.status) {
    case 'empty':
    case 'read':
      return undefined;
    case 'missing':
      return translate(
        {
          id: 'quota.problem.missing',
          message: '没有找到 {headers}。用 curl -i 获取响应头，全部粘贴。',
        },
        {headers: reading.headers.join(', ')},
      );
    case 'invalid':
      return translate(
        {id: 'quota.problem.invalid', message: '{header} 的值“{value}”不是整数。'},
        {header: reading.header, value: reading.value},
      );
  }
}

function describe(quota: Quota, at: number): string {
  const state = judgeQuota(quota, at);
  switch (state.status) {
    case 'restored':
      return translate({id: 'quota.state.restored', message: '额度已经恢复，可以继续'});
    case 'exhausted':
      return translate(
        {id: 'quota.state.exhausted', message: '额度已经用完，请等待 {duration}'},
        {duration: describeDuration(state.seconds)},
      );
    case 'open':
      return translate(
        {
          id: 'quota.state.open',
          message:
            '还剩 {remaining} 次请求，额度在 {duration}后恢复；每隔 {pause}发送一次，额度正好够用',
        },
        {
          remaining: quota.remaining,
          duration: describeDuration(state.seconds),
          pause: describePause(state.pause),
        },
      );
  }
}

export function useQuotaReader() {
  const [{text, at}, setPasted] = useState<Pasted>({text: '', at: 0});
  const reading = readQuota(text);
  const problem = explain(reading);
  const quota = reading.status === 'read' ? reading.quota : undefined;
  return {
    headers: {
      value: text,
      problem,
      onChange: (value: string) => {
        setPasted(pasteNow(value));
      },
    },
    quota,
    summary: quota ? describe(quota, at) : (problem ?? ''),
  };
}
