import {useState, type ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Button from '@site/src/components/devtools/Button';
import Field from '@site/src/components/devtools/Field';
import Dialog from '@site/src/components/Dialog';
import {describeFault} from '@site/src/components/workbench/describeFault';
import {
  findFaultInVariable,
  tokenVariable,
  valueNames,
  type ValueName,
  type Values,
} from '@site/src/values/names';
import {readValues, writeValues} from '@site/src/values/stored';

// So that what is kept shows at once, also on a page that was opened without any.
import '@site/src/values/fill';

import styles from './form.module.css';

type Props = {isOpen: boolean; onClose: () => void};

/** Asks for the names, and keeps what is typed as it is typed. */
export default function Form({isOpen, onClose}: Props): ReactNode {
  const [values, setValues] = useState<Values>(readValues);
  const change = (name: ValueName, value: string) => {
    const next = {...values, [name]: value};
    setValues(next);
    writeValues(next);
  };
  return (
    <Dialog
      title={translate({id: 'values.form.title', message: '你的值'})}
      isOpen={isOpen}
      isSmall
      onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.text}>
          <Translate id="values.form.text">
            这些名称用在示例和指南的命令里，只保存在这台设备上，不会发送到任何地方。太长的值会被截断。
          </Translate>
        </p>
        {valueNames.map((name) => (
          <Field
            key={name}
            label={labelOf(name)}
            isCode
            value={values[name] ?? ''}
            hint={name === 'token' ? hintOfToken() : undefined}
            placeholder={examples[name]}
            problem={findProblem(name, values[name])}
            onChange={(value) => {
              change(name, value);
            }}
          />
        ))}
        <Button onClick={onClose}>
          <Translate id="values.form.done">完成</Translate>
        </Button>
      </div>
    </Dialog>
  );
}

/** As in the samples. */
const examples: Record<ValueName, string> = {
  owner: 'demo-org',
  repo: 'hello-world',
  org: 'demo-org',
  username: 'demo-dev',
  number: '1',
  branch: 'main',
  token: tokenVariable,
};

function findProblem(name: ValueName, value = ''): string | undefined {
  const fault = name === 'token' && value !== '' ? findFaultInVariable(value) : undefined;
  return fault && describeFault(fault);
}

function hintOfToken(): string {
  return translate({id: 'values.form.tokenHint', message: '只填变量的名字，不要填写令牌。'});
}

function labelOf(name: ValueName): string {
  switch (name) {
    case 'owner':
      return translate({id: 'values.name.owner', message: '代码库所在的命名空间'});
    case 'repo':
      return translate({id: 'values.name.repo', message: '代码库'});
    case 'org':
      return translate({id: 'values.name.org', message: '组织'});
    case 'username':
      return translate({id: 'values.name.username', message: '用户名'});
    case 'number':
      return translate({id: 'values.name.number', message: 'Issue 或变更请求的编号'});
    case 'branch':
      return translate({id: 'values.name.branch', message: '分支'});
    case 'token':
      return translate({id: 'values.name.token', message: '存放令牌的环境变量'});
  }
}
