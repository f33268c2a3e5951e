// Change: the red box and the spinner speak the page's language and use no style attributes.
import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import ErrorBox from '@site/src/components/ErrorBox';
import type {LoadingComponentProps} from 'react-loadable';

import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <ErrorBox
        title={<Translate id="error.page.title">页面没有加载成功</Translate>}
        detail={String(error)}
        onRetry={retry}
      />
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status">
      <span className="spinner" aria-hidden="true" />
      <Translate id="loading.page.text">正在加载……</Translate>
    </div>
  );
}
