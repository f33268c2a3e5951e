// Change: a box of our own. It is small; rows, worker and index load on the first focus, hover or Ctrl/Cmd+K.
import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Sign from '@site/src/components/Icon/Sign';
import SearchFailure from '@site/src/components/SearchFailure';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';
import useSearchFailure from '@site/src/search/useSearchFailure';
import {isMacPlatform} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/platform';
import clsx from 'clsx';

import styles from './styles.module.css';
import useMarkedWords from './useMarkedWords';
import useSearchBox, {panelId} from './useSearchBox';

/** `mod+k` as it stands on the keys. */
const shortcutKeys = (isMac: boolean) =>
  settings.shortcut
    .split('+')
    .map((key) => (key === 'mod' ? (isMac ? '⌘' : 'Ctrl') : key.toUpperCase()));

export default function SearchBar(): ReactNode {
  const box = useSearchBox();
  const {bar, input, query, isOpen, activeId, Panel} = box;
  const {forgetMarks} = useMarkedWords(box.write);
  const focus = () => input.current?.focus();
  const isMac = useIsBrowser() && isMacPlatform();
  const isBusy = useSearchFailure() === undefined && isOpen && !Panel;
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <div
      ref={bar}
      className={clsx('navbar__search', styles.bar, isOpen && styles.open)}
      role="search"
      onBlur={box.leave}
      onKeyDown={box.pressKey}>
      <Sign name="search" className={styles.icon} />
      <input
        ref={input}
        className={clsx('navbar__search-input', styles.input)}
        placeholder={
          isOpen
            ? translate({id: 'search.form.placeholder', message: '例如：分支保护、403'})
            : label
        }
        aria-label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onMouseEnter={box.load}
        onFocus={box.open}
        onClick={box.open}
        onInput={box.type}
        onPaste={box.paste}
        onCompositionEnd={box.type}
      />
      {settings.showsShortcut && query === '' && !isOpen && (
        <div className={styles.hint}>
          {shortcutKeys(isMac).map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </div>
      )}
      {query !== '' && (
        <button
          type="button"
          className={clsx('clean-btn', styles.clear)}
          aria-label={translate({id: 'search.box.clear', message: '清空'})}
          onClick={() => {
            box.write('');
            forgetMarks();
            focus();
          }}
        />
      )}
      {isOpen && (
        <button type="button" className={clsx('clean-btn', styles.close)} onClick={box.close}>
          {translate({id: 'search.box.close', message: '关闭'})}
        </button>
      )}
      {isOpen && Panel && (
        <Panel
          query={query}
          keys={box.keys}
          onActive={box.setActiveId}
          onQuery={box.write}
          onClose={box.close}
          onReturn={focus}
        />
      )}
      {isOpen && !Panel && <SearchFailure className={styles.failure} onRetry={focus} />}
      {isBusy && (
        <p className={styles.busy} role="status">
          <Translate id="search.box.loading">正在加载搜索……</Translate>
        </p>
      )}
    </div>
  );
}
