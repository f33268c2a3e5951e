import {Suspense, useEffect, useRef, type ReactNode} from 'react';

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

import {readWords} from './findNearest';
import styles from './WaysOut.module.css';

// It knows the titles of all pages.
const Nearest = optionalPart(() => import('./Nearest'));

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
      <li>
        <Icon name="issue" />
        <ReportProblem />
      </li>
    </ul>
  );
}

/** Stands in the page's HTML; which address was asked for is known in the browser only, because all have the same file. */
export default function WaysOut(): ReactNode {
  const {pathname} = useLocation();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current?.value === '') box.current.value = readWords(pathname);
  }, [pathname]);
  const questions = <Questions questions={popularQuestions} />;
  return (
    <>
      <div className={styles.search}>
        <SearchForm
          label={translate({id: 'notFound.search.label', message: '在文档里搜索'})}
          isLabelSeen
          input={{ref: box}}
        />
      </div>
      <BrowserOnly fallback={questions}>
        {() => (
          <Suspense fallback={questions}>
            <Nearest otherwise={questions} />
          </Suspense>
        )}
      </BrowserOnly>
      <Exits />
    </>
  );
}
