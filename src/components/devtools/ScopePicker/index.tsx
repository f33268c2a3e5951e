import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {tokenTaskExamples, tokenTaskGroups, type TokenTask} from '@site/src/data/tokenTasks';
import CodeBlock from '@theme/CodeBlock';

import Answer from '../Answer';
import Button from '../Button';
import Checklist from '../Checklist';
import Tool, {Questions} from '../Tool';
import styles from './styles.module.css';
import {useScopePicker} from './useScopePicker';

type Picker = ReturnType<typeof useScopePicker>;

/** Tick what a program has to do; get the scopes that its personal access token needs, and no more. */
export default function ScopePicker(): ReactNode {
  const picker = useScopePicker();
  const label = translate({id: 'scopes.tool.label', message: '令牌作用范围选择器'});
  return (
    <Tool label={label} answer="third">
      <Questions>
        <Examples choose={picker.choose} />
        <div className={styles.groups}>
          {tokenTaskGroups.map((group) => (
            <Checklist
              key={group.id}
              label={group.label}
              items={group.tasks.map(withScope)}
              chosen={picker.chosen}
              onChange={picker.setChosen}
            />
          ))}
        </div>
      </Questions>
      <Answer summary={picker.summary}>
        {picker.chosen.size > 0 && <Result picker={picker} />}
      </Answer>
    </Tool>
  );
}

/** Where to start from. */
function Examples({choose}: Pick<Picker, 'choose'>): ReactNode {
  return (
    <div className={styles.examples} data-markdown-ignore="">
      <p>
        <Translate id="scopes.examples.label">从一个例子开始，或者逐项勾选：</Translate>
      </p>
      {tokenTaskExamples.map(({id, label, tasks}) => (
        <Button
          key={id}
          onClick={() => {
            choose(tasks);
          }}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function withScope({id, label, scope}: TokenTask) {
  const appOnly = <Translate id="scopes.task.appOnly">仅限应用</Translate>;
  return {id, label, note: scope ? <code>{scope}</code> : appOnly};
}

function Result({picker}: {picker: Picker}): ReactNode {
  const {scopes, appOnly, withRole, chosen, clear} = picker;
  const wanted = tokenTaskGroups.flatMap(({tasks}) => tasks.filter(({id}) => chosen.has(id)));
  return (
    <>
      {scopes.length > 0 && <CodeBlock>{scopes.join('\n')}</CodeBlock>}
      {withRole.length > 0 && <RoleNote tasks={withRole} />}
      {appOnly.length > 0 && <AppNote tasks={appOnly} />}
      <Reading tasks={wanted} />
      <Button onClick={clear}>
        <Translate id="scopes.clear.label">全部取消</Translate>
      </Button>
    </>
  );
}

function listLabels(tasks: readonly TokenTask[]): string {
  return tasks
    .map(({label}) => label)
    .join(translate({id: 'scopes.list.separator', message: '、'}));
}

/** The scope alone does not do it: the owner of the token has to be allowed to as well. */
function RoleNote({tasks}: {tasks: readonly TokenTask[]}): ReactNode {
  const byRole = (role: TokenTask['role']) => tasks.filter((task) => task.role === role);
  const [developer, maintainer] = [byRole('developer'), byRole('maintainer')];
  const sentences = [
    developer.length > 0 &&
      translate(
        {
          id: 'scopes.role.developer',
          message: '在以下任务中写入内容，还需要开发者或管理员角色：{tasks}。',
        },
        {tasks: listLabels(developer)},
      ),
    maintainer.length > 0 &&
      translate(
        {id: 'scopes.role.maintainer', message: '以下操作还需要代码库的管理员角色：{tasks}。'},
        {tasks: listLabels(maintainer)},
      ),
  ];
  return (
    <p>
      {sentences.filter(Boolean).join(' ')}{' '}
      <Link to="/permission#matrix">
        <Translate id="scopes.role.link">权限表</Translate>
      </Link>
    </p>
  );
}

function AppNote({tasks}: {tasks: readonly TokenTask[]}): ReactNode {
  return (
    <p>
      {translate(
        {
          id: 'scopes.app.note',
          message:
            '个人访问密钥的作用范围不包括以下操作，要使用以 ats_ 开头的应用安装令牌：{tasks}。',
        },
        {tasks: listLabels(tasks)},
      )}{' '}
      <Link to="/app/demo">
        <Translate id="scopes.app.link">开发应用</Translate>
      </Link>
    </p>
  );
}

/** Where to read on, for each ticked task that has a page. */
function Reading({tasks}: {tasks: readonly TokenTask[]}): ReactNode {
  const guide = translate({id: 'scopes.link.guide', message: '指南'});
  const operations = translate({id: 'scopes.link.operations', message: '接口'});
  return (
    <ul className={styles.reading}>
      {tasks
        .filter((task) => task.guide ?? task.operations)
        .map((task) => (
          <li key={task.id}>
            {task.label}
            {task.guide && (
              <Link to={task.guide} aria-label={`${guide} · ${task.label}`}>
                {guide}
              </Link>
            )}
            {task.operations && (
              <Link
                to={`/openAPI/api_versioned/${task.operations}`}
                aria-label={`${operations} · ${task.label}`}>
                {operations}
              </Link>
            )}
          </li>
        ))}
    </ul>
  );
}
