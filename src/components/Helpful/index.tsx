import {lazy, Suspense, useState, type ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

const Report = lazy(() => import('./Report'));

type Answer = 'yes' | 'no';

/** Asks whether the page helped. Nothing is sent anywhere: a reader it did not help gets a text to file as an issue. */
export default function Helpful(): ReactNode {
  const [answer, setAnswer] = useState<Answer>();
  return (
    <footer className={styles.helpful}>
      <div className={styles.question}>
        <span id="helpful-question">
          <Translate id="helpful.question.text">本页帮到你了吗？</Translate>
        </span>
        <span className={styles.answers} role="group" aria-labelledby="helpful-question">
          <button
            type="button"
            aria-pressed={answer === 'yes'}
            onClick={() => {
              setAnswer('yes');
            }}>
            <Translate id="helpful.answer.yes">帮到了</Translate>
          </button>
          <button
            type="button"
            aria-pressed={answer === 'no'}
            onClick={() => {
              setAnswer('no');
            }}>
            <Translate id="helpful.answer.no">没有</Translate>
          </button>
        </span>
        <span role="status" className={styles.thanks}>
          {answer === 'yes' && (
            <Translate id="helpful.thanks.text">谢谢。你的回答不会发送到任何地方。</Translate>
          )}
        </span>
      </div>
      {answer === 'no' && (
        <Suspense>
          <Report />
        </Suspense>
      )}
    </footer>
  );
}
