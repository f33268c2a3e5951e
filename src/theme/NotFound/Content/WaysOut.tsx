import {Suspense, useCallback, useRef, useState, type ReactNode} from 'react';

import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {optionalPart} from '@site/src/components/laterPart';
import Questions from '@site/src/components/Questions';
import ReportProblem from '@site/src/components/ReportProblem';
import SearchForm from '@site/src/components/SearchForm';
import {popularQuestions} from '@site/src/data/questions';

import {decodePath} from './decodePath';
import styles from './WaysOut.module.css';

// It knows the titles of all pages.
const Nearest = optionalPart(() => import('./Nearest'));

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
  const [hasNearest, setHasNearest] = useState(false);
  const onTold = useCallback((isNear: boolean, words: string) => {
    setHasNearest(isNear);
    if (box.current?.value === '') box.current.value = words;
  }, []);
  return (
    <>
      <Missing />
      <BrowserOnly>
        {() => (
          <Suspense>
            <Nearest onTold={onTold} />
          </Suspense>
        )}
      </BrowserOnly>
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
      {!hasNearest && <Questions questions={popularQuestions} />}
      <p className={styles.tell}>
        <Translate id="notFound.tell">
          如果链接来自其他网站，请联系网站的所有者，告知链接已经失效。
        </Translate>{' '}
        <ReportProblem />
      </p>
    </>
  );
}
