import {Suspense, type ReactNode} from 'react';

import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {wantedPart} from '@site/src/components/laterPart';
import clsx from 'clsx';

import styles from './styles.module.css';
import usePageMenu from './usePageMenu';

// Who reads one language needs none of it.
const ReadBeside = wantedPart(() => import('@site/src/components/ReadBeside'));

type Props = {
  /** Beside a title that nothing else stands beside, or at the end of a row, where nothing should stand before the title. */
  place?: 'title' | 'end';
};

/** The page as Markdown, to copy or to view, and in the other language. */
export default function PageMenu({place}: Props): ReactNode {
  const {menu, twin, others, state, copy, beside, closing} = usePageMenu();
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <details
        ref={menu}
        className={clsx('page-menu', styles.menu, place && styles[place])}
        {...closing}>
        <summary className={styles.button}>
          <Translate id="page.menu.label">页面选项</Translate>
        </summary>
        <div className={styles.panel}>
          <ul className={styles.list}>
            <li className={styles.copy}>
              <button type="button" className={styles.item} onClick={copy}>
                <Translate id="page.menu.copy">复制为 Markdown</Translate>
              </button>
            </li>
            <li>
              <Link to={`pathname://${twin}`} target="_self" className={styles.item}>
                <Translate id="page.menu.view">查看 Markdown</Translate>
              </Link>
            </li>
            {others.map(({locale, label, address}) => (
              <li key={locale}>
                <Link
                  to={`pathname://${address}`}
                  autoAddBaseUrl={false}
                  target="_self"
                  className={styles.item}
                  hrefLang={locale}
                  lang={locale}>
                  {label}
                </Link>
              </li>
            ))}
            {beside.isPossible &&
              others.map(({locale, label}) => (
                <li key={locale} className={styles.copy}>
                  <button
                    type="button"
                    className={styles.item}
                    aria-pressed={beside.on}
                    onClick={beside.toggle}>
                    <Translate id="page.menu.beside" values={{language: label}}>
                      {'与 {language} 对照阅读'}
                    </Translate>
                  </button>
                </li>
              ))}
          </ul>
          <p className={styles.status} role="status">
            {state === 'copied' && <Translate id="copy.status.done">已复制</Translate>}
            {state === 'failed' && (
              <Translate id="page.menu.failed">
                没有复制成功：请检查网络，或打开 Markdown 后手动复制
              </Translate>
            )}
          </p>
        </div>
      </details>
      {beside.on && (
        <Suspense>
          {others.map((other) => (
            <ReadBeside key={other.locale} {...other} />
          ))}
        </Suspense>
      )}
    </>
  );
}
