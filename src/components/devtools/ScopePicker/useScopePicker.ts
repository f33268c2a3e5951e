import {useState} from 'react';

import {translate} from '@docusaurus/Translate';
import {tokenTaskGroups} from '@site/src/data/tokenTasks';

import {collectScopes, type Collected} from './collectScopes';

const tasks = tokenTaskGroups.flatMap((group) => group.tasks);

function summarize({scopes, appOnly}: Collected): string {
  if (scopes.length > 0) {
    return translate(
      {id: 'scopes.summary.scopes', message: '勾选这 {count} 个作用范围：{scopes}'},
      {count: scopes.length, scopes: scopes.join(' ')},
    );
  }
  return appOnly.length > 0
    ? translate({id: 'scopes.summary.app', message: '个人访问密钥不能做这件事，要使用应用安装令牌'})
    : translate({id: 'scopes.summary.none', message: '勾选要做的事，这里会列出需要的作用范围'});
}

export function useScopePicker() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const collected = collectScopes(tasks, chosen);
  const choose = (ids: readonly string[]) => {
    setChosen(new Set(ids));
  };
  const clear = () => {
    choose([]);
  };
  return {chosen, setChosen, choose, clear, ...collected, summary: summarize(collected)};
}
