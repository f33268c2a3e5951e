import {useSyncExternalStore, type MouseEvent, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';

import styles from './styles.module.css';

/** The box in the navigation bar brings its own code and index when it gets the focus. */
function focusSearchBox(event: MouseEvent): void {
  const box = document.querySelector<HTMLInputElement>('.navbar__search-input');
  if (!box) return;
  event.preventDefault();
  box.focus();
}

const never = () => () => {};

/** The finished page names the keys of most keyboards; the browser knows whether this one is Apple's. */
function useShortcut(): string {
  return useSyncExternalStore(
    never,
    () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
}

/** Large and in the middle of the home page; without scripts it leads to the search page. */
export default function SearchTrigger(): ReactNode {
  const shortcut = useShortcut();
  return (
    <Link to="/search" className={styles.trigger} onClick={focusSearchBox} data-markdown-ignore="">
      <Icon name="search" className={styles.icon} />
      <span className={styles.label}>
        <Translate id="home.search.label">搜索文档：分支保护、访问密钥、403……</Translate>
      </span>
      <kbd className={styles.key}>{shortcut}</kbd>
    </Link>
  );
}
