import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import {rateLimits, type Caller} from '@site/src/data/rateLimits';

import Answer from '../Answer';
import Choices from '../Choices';
import {describePause} from '../durations';
import Facts from '../Facts';
import Field from '../Field';
import Tool, {Questions} from '../Tool';
import type {Plan} from './plan';
import {useRequestPlanner} from './useRequestPlanner';

/** How long so many requests take within the rate limits, and how to space them. */
export default function RequestPlanner(): ReactNode {
  const {caller, requests, programs, plan, summary} = useRequestPlanner();
  return (
    <Tool label={translate({id: 'planner.tool.label', message: '限流计算器'})}>
      <Questions>
        <Choices
          label={translate({id: 'planner.caller.label', message: '调用者'})}
          choices={listCallers()}
          {...caller}
        />
        <Field
          label={translate({id: 'planner.requests.label', message: '请求的总数'})}
          inputMode="numeric"
          {...requests}
        />
        <Field
          label={translate({id: 'planner.programs.label', message: '同时运行的程序数'})}
          hint={translate({
            id: 'planner.programs.hint',
            message: '同一个用户的所有令牌共用一份额度，同时运行的程序也共用这份额度。',
          })}
          inputMode="numeric"
          {...programs}
        />
      </Questions>
      <Answer summary={summary}>{plan && <PlanFacts plan={plan} caller={caller.value} />}</Answer>
    </Tool>
  );
}

function listCallers(): {value: Caller; label: string}[] {
  return [
    {value: 'anonymous', label: translate({id: 'planner.caller.anonymous', message: '未认证'})},
    {value: 'user', label: translate({id: 'planner.caller.user', message: '用户'})},
    {value: 'app', label: translate({id: 'planner.caller.app', message: '应用'})},
  ];
}

function PlanFacts({plan, caller}: {plan: Plan; caller: Caller}): ReactNode {
  const {perSecond, perHour} = rateLimits[caller];
  return (
    <Facts
      facts={[
        {
          name: translate({id: 'planner.fact.limit', message: '上限'}),
          value: translate(
            {id: 'planner.fact.limitValue', message: '每秒 {perSecond} 次，每小时 {perHour} 次'},
            {perSecond, perHour},
          ),
        },
        {
          name: translate({id: 'planner.fact.pause', message: '匀速发送时，每个程序的间隔'}),
          value: describePause(plan.pause),
        },
      ]}
    />
  );
}
