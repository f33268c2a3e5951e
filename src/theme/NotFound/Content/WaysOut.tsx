import {useEffect, useMemo, useRef, type ReactNode} from 'react';

import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import Questions from '@site/src/components/Questions';
import ReportProblem from '@site/src/components/ReportProblem';
import SearchForm from '@site/src/components/SearchForm';
import {popularQuestions} from '@site/src/data/questions';
import pages from '@generated/page-titles/default/pages.json';

import {decodePath} from './decodePath';
import {findNearest, findWords} from './findNearest';
import Nearest from './Nearest';
import styles from './WaysOut.module.css';

/** What was not found: its address, as soon as that is known. */
function Missing(): ReactNode {
  const {pathname} = useLocation();
  const unknown = <Translate id="notFound.asked.unknown">你要找的页面</Translate>;
  const what = (
    <BrowserOnly fallback={unknown}>{() => <code>{decodePath(pathname)}</code>}</BrowserOnly>
  );
  return (
    <p className={styles.missing}>
      <Translate id="notFound.asked" values={{what}}>
        {'这里没有{what}。页面可能已经移动，或者地址有误。'}
      </Translate>
    </p>
  );
}

/** Where to go on from here; the search stands above. */
function Exits(): ReactNode {
  return (
    <ul className={styles.exits}>
      <li>
        <Icon name="files" />
        <Link to="/">
          <Translate id="notFound.exit.home">帮助文档首页</Translate>
        </Link>
      </li>
      <li>
        <Icon name="code" />
        <Link to="/category/api">
          <Translate id="notFound.exit.api">API 文档</Translate>
        </Link>
      </li>
    </ul>
  );
}

/** Stands in the page's HTML; which address was asked for is known in the browser only, because all have the same file. */
export default function WaysOut(): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const nearest = useMemo(
    () => (isBrowser ? findNearest(pathname, pages) : []),
    [isBrowser, pathname],
  );
  const words = useMemo(
    () => (isBrowser && nearest.length === 0 ? findWords(pathname, pages) : ''),
    [isBrowser, nearest, pathname],
  );
  useEffect(() => {
    const input = box.current;
    // What a reader types, or is about to, comes before what the address says.
    if (input?.value === '' && input !== document.activeElement) input.value = words;
  }, [words]);
  return (
    <div>
      <Missing />
      <div className={styles.search}>
        <SearchForm
          label={translate({id: 'notFound.search.label', message: '在文档里搜索'})}
          isLabelSeen
          input={{
            ref: box,
            placeholder: translate({
              id: 'search.form.placeholder',
              message: '例如：分支保护、403',
            }),
          }}
        />
      </div>
      <Exits />
      <div className={styles.answers}>
        {nearest.length > 0 ? (
          <Nearest pages={nearest} />
        ) : (
          <Questions questions={popularQuestions} />
        )}
      </div>
      <p className={styles.tell}>
        <Translate id="notFound.tell">
          如果链接来自其他网站，请联系网站的所有者，告知链接已经失效。
        </Translate>{' '}
        <ReportProblem />
      </p>
    </div>
  );
}
