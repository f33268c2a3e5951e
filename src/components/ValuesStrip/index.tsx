import {Suspense, useState, type ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import {wantedPart} from '@site/src/components/laterPart';
import {useHasValues, writeValues} from '@site/src/values/stored';

import styles from './styles.module.css';

const Form = wantedPart(() => import('./Form'));

/** Says whose names stand in the samples, and lets the reader change them. */
export default function ValuesStrip(): ReactNode {
  const hasValues = useHasValues();
  const [isOpen, setIsOpen] = useState<boolean>();
  const open = () => {
    setIsOpen(true);
  };
  return (
    <div className={styles.strip}>
      {hasValues ? (
        <>
          <span>
            <Translate id="values.strip.text">示例使用你的值</Translate>
          </span>
          <button type="button" onClick={open}>
            <Translate id="values.strip.change">修改</Translate>
          </button>
          <button
            type="button"
            onClick={() => {
              writeValues({});
            }}>
            <Translate id="values.strip.reset">恢复示例</Translate>
          </button>
        </>
      ) : (
        <button type="button" className={styles.enter} onClick={open}>
          <Translate id="values.strip.enter">把示例换成你的名称</Translate>
        </button>
      )}
      {isOpen !== undefined && (
        <Suspense>
          <Form
            isOpen={isOpen}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
