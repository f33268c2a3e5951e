import {useState, type ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import {sampleLanguages} from '@site/src/api/samples';
import {sampleChoice} from '@site/src/components/api/ApiPage/useSampleChoice';
import Choices from '@site/src/components/devtools/Choices';
import CodeBlock from '@theme/CodeBlock';

import {useWorkbench} from '../WorkbenchContext';
import styles from './styles.module.css';

type Key = (typeof sampleLanguages)[number]['key'];

const choices = sampleLanguages.map(({key, label}) => ({value: key, label}));

/** The choice holds for the whole site, as that of the samples on the page does. */
function useLanguage() {
  const [first] = sampleLanguages;
  const [key, setKey] = useState<string>(() => sampleChoice.get() ?? first.key);
  const language = sampleLanguages.find((other) => other.key === key) ?? first;
  const choose = (next: Key) => {
    setKey(next);
    sampleChoice.set(next);
  };
  return {language, choose};
}

/** The request as code, as far as it is filled in. */
export default function RequestCode(): ReactNode {
  const {draft} = useWorkbench();
  const {language, choose} = useLanguage();
  return (
    <>
      <Choices
        label={translate({id: 'workbench.code.language', message: '编程语言'})}
        choices={choices}
        value={language.key}
        onChange={choose}
      />
      <CodeBlock language={language.highlightAs} className={styles.code}>
        {language.write(draft.request)}
      </CodeBlock>
      <p className={styles.state} role="status">
        {describeState(draft.problems.length)}
      </p>
    </>
  );
}

function describeState(count: number): string {
  return count === 0
    ? translate({id: 'workbench.code.complete', message: '请求已经完整，可以复制。'})
    : translate(
        {id: 'workbench.code.incomplete', message: '还有 {count} 处要填写或修改。'},
        {count},
      );
}
