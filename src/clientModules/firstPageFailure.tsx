import {useState, type ReactNode} from 'react';

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import ErrorBox from '@site/src/components/ErrorBox';
import {createRoot} from 'react-dom/client';

import styles from './firstPageFailure.module.css';

/** Reloads once the server answers again, so that a reader who is offline keeps the text. */
async function reloadWhenAnswered(): Promise<void> {
  const {status} = await fetch(window.location.href, {cache: 'reload'});
  if (status >= 500) throw new Error(`The server answered ${status}.`);
  window.location.reload();
}

function FirstPageFailure({error}: {error: unknown}): ReactNode {
  const [detail, setDetail] = useState(String(error));
  return (
    <ErrorBox
      className={styles.box}
      title={
        <Translate id="error.firstPage.title">
          页面没有加载完整：正文可以阅读，搜索和菜单暂不可用
        </Translate>
      }
      detail={detail}
      onRetry={() => {
        reloadWhenAnswered().catch((reason: unknown) => {
          setDetail(String(reason));
        });
      }}
    />
  );
}

/**
 * Docusaurus starts a page when its chunks have loaded; when one of those of the first page does not, the
 * page would stay as it came, dead without a word.
 */
function watchFirstPage(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (window.docusaurusRoot) return;
    const error: unknown = event.reason;
    event.preventDefault();
    console.warn(error);
    const container = document.createElement('div');
    document.body.append(container);
    createRoot(container).render(<FirstPageFailure error={error} />);
  });
}

if (ExecutionEnvironment.canUseDOM) watchFirstPage();
