import {useEffect, useRef, type CompositionEvent, type ReactNode} from 'react';

import useIsBrowser from '@docusaurus/useIsBrowser';
import stock from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/SearchBar/SearchBar.module.css';
import {isMacPlatform} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/platform';
import {queryLimit} from '@site/src/search/query';
import clsx from 'clsx';

type Props = {label: string; onIntent: () => void};

const isShortcut = ({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Gives the input the focus on Ctrl/Cmd+K, and on load when the reader was faster than our code. */
function useFocus(onIntent: () => void) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement === input.current) onIntent();
    const focusOnShortcut = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => {
      document.removeEventListener('keydown', focusOnShortcut);
    };
  }, [onIntent]);
  return input;
}

const shortcutKeys = () => [isMacPlatform() ? '⌘' : 'ctrl', 'K'];

function markComposing({currentTarget}: CompositionEvent<HTMLInputElement>): void {
  currentTarget.dataset.composing = 'true';
}

function unmarkComposing({currentTarget}: CompositionEvent<HTMLInputElement>): void {
  delete currentTarget.dataset.composing;
}

/** Looks like the stock box and keeps what is typed until that is there. */
export default function Placeholder({label, onIntent}: Props): ReactNode {
  const input = useFocus(onIntent);
  const isBrowser = useIsBrowser();
  return (
    <div className={clsx('navbar__search', stock.searchBarContainer)}>
      <svg className={stock.searchIcon} viewBox="0 0 16 16" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          d="M10 10l5 5M11 6A5 5 0 1 1 1 6a5 5 0 0 1 10 0z"
        />
      </svg>
      <input
        ref={input}
        className={clsx('navbar__search-input', stock.searchInput)}
        placeholder={label}
        aria-label={label}
        maxLength={queryLimit}
        onMouseEnter={onIntent}
        onFocus={onIntent}
        onCompositionStart={markComposing}
        onCompositionEnd={unmarkComposing}
      />
      {isBrowser && (
        <div className={stock.searchHintContainer}>
          {shortcutKeys().map((key) => (
            <kbd key={key} className={stock.searchHint}>
              {key}
            </kbd>
          ))}
        </div>
      )}
    </div>
  );
}
