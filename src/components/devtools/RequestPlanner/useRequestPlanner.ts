import {useState} from 'react';

import {translate} from '@docusaurus/Translate';
import {rateLimits, type Caller} from '@site/src/data/rateLimits';

import {describeDuration} from '../durations';
import {largestCount, planRequests, readCount, type Plan} from './plan';

const largestPrograms = 1000;

function explainCount(largest: number): string {
  return translate(
    {id: 'planner.count.problem', message: '填写一个 1 到 {largest} 之间的整数，不带逗号和单位。'},
    {largest},
  );
}

function summarize(plan: Plan | undefined): string {
  if (!plan) return translate({id: 'planner.summary.problem', message: '先改正上面的数字'});
  const duration = describeDuration(plan.seconds);
  return plan.waits === 0
    ? translate(
        {id: 'planner.summary.short', message: '最快需要 {duration}，不用等待额度恢复'},
        {duration},
      )
    : translate(
        {
          id: 'planner.summary.long',
          message: '最快需要 {duration}，其中要等待 {waits} 次额度恢复',
        },
        {duration, waits: plan.waits},
      );
}

export function useRequestPlanner() {
  const [caller, setCaller] = useState<Caller>('user');
  const [requests, setRequests] = useState('12000');
  const [programs, setPrograms] = useState('1');
  const [count, parallel] = [
    readCount(requests, largestCount),
    readCount(programs, largestPrograms),
  ];
  const plan =
    count === undefined || parallel === undefined
      ? undefined
      : planRequests(count, parallel, rateLimits[caller]);
  return {
    caller: {value: caller, onChange: setCaller},
    requests: {
      value: requests,
      onChange: setRequests,
      problem: count === undefined ? explainCount(largestCount) : undefined,
    },
    programs: {
      value: programs,
      onChange: setPrograms,
      problem: parallel === undefined ? explainCount(largestPrograms) : undefined,
    },
    plan,
    summary: summarize(plan),
  };
}
