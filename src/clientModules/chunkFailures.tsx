import {useState, type ReactNode} from 'react';

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import ErrorBox from '@site/src/components/ErrorBox';
import {createRoot} from 'react-dom/client';

import styles from './chunkFailures.module.css';

/** Reloads once the server answers again, so that a reader who is offline keeps the text. */
async function reloadWhenAnswered(): Promise<void> {
  const {status} = await fetch(window.location.href, {cache: 'reload'});
  if (status >= 500) throw new Error(`The server returned ${status}.`);
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

function addBox(box: ReactNode): () => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(box);
  return () => {
    root.unmount();
    container.remove();
  };
}

let stopWaiting: () => void = () => undefined;

/** Says that the next page did not load, and ends when the reader asks to try again or the network is back. */
export function askToRetry(error: unknown): Promise<void> {
  return new Promise((resolve) => {
    const retry = () => {
      stopWaiting();
      resolve();
    };
    const removeBox = addBox(
      <ErrorBox
        className={styles.box}
        title={<Translate id="error.page.title">页面没有加载成功</Translate>}
        detail={String(error)}
        onRetry={retry}
      />,
    );
    window.addEventListener('online', retry);
    stopWaiting = () => {
      stopWaiting = () => undefined;
      window.removeEventListener('online', retry);
      removeBox();
    };
  });
}

/** Another page is asked for: the one before is not waited for any more. */
export function onRouteUpdate(): void {
  stopWaiting();
}

/** Whether a script or a style sheet that belongs to a chunk did not come. */
function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
  );
}

/**
 * Docusaurus starts a page when its chunks have loaded; when one of those of the first page does not, the
 * page would stay as it came, dead without a word.
 */
function watchChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const error: unknown = event.reason;
    const hasStarted = window.docusaurusRoot !== undefined;
    if (hasStarted && !isChunkFailure(error)) return;
    event.preventDefault();
    console.warn(error);
    // A link under the pointer loads its page ahead: following it will try again and tell.
    if (hasStarted) return;
    addBox(<FirstPageFailure error={error} />);
  });
}

if (ExecutionEnvironment.canUseDOM) watchChunks();
