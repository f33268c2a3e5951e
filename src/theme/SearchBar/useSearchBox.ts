import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';

import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {prepareSearch} from '@site/src/search/client';
import {resultsAddress} from '@site/src/search/query';
import {persist} from '@site/src/search/retry';
import {isShortcut} from '@site/src/search/settings';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

import type {PanelProps} from './Panel';

export const panelId = 'search-panel';

/** While a character is being composed, keys belong to the input method. Safari says so by code 229 only. */
const isComposing = ({nativeEvent}: KeyboardEvent): boolean =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other sign of it
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

const loadPanel = () => import(/* webpackChunkName: 'search-panel' */ './Panel');
const loadPaste = () => import('@site/src/search/paste');

/** The part of the box behind the input, which comes when it is first needed. */
function usePanel() {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const asked = useRef(false);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    void persist(loadPanel).then((module) => {
      setPanel(() => module.default);
    });
    void prepareSearch(baseUrl);
    void persist(loadPaste);
  }, [baseUrl]);
  return {Panel, load};
}

/** What the box does; the rows decide about the keys that move among them. */
export default function useSearchBox() {
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const {Panel, load} = usePanel();
  const {pathname} = useLocation();
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;

  const open = useCallback(() => {
    load();
    setIsOpen(true);
  }, [load]);

  const close = useCallback(() => {
    setIsOpen(false);
    setActiveId(undefined);
    input.current?.blur();
  }, []);

  const write = useCallback((text: string) => {
    if (input.current) input.current.value = text;
    setQuery(text);
  }, []);

  // The reader may have been faster than our code.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (field.value) setQuery(field.value);
    if (document.activeElement === field) open();
  }, [open]);

  useEffect(() => {
    const focusOnShortcut = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(settings.shortcut, event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => {
      document.removeEventListener('keydown', focusOnShortcut);
    };
  }, []);

  // Wherever a row led, the box has done its work.
  useEffect(() => close, [pathname, close]);

  const type = (event: SyntheticEvent<HTMLInputElement>) => {
    if ((event.nativeEvent as InputEvent).isComposing) return;
    setQuery(event.currentTarget.value);
    open();
  };

  /** A field of one line would join the lines of a terminal into one word. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!text.trim().includes('\n')) return;
    event.preventDefault();
    const field = event.currentTarget;
    void persist(loadPaste).then(({readPaste}) => {
      field.setRangeText(
        readPaste(text),
        field.selectionStart ?? 0,
        field.selectionEnd ?? 0,
        'end',
      );
      setQuery(field.value);
      open();
    });
  };

  const leave = ({relatedTarget}: FocusEvent) => {
    if (bar.current?.contains(relatedTarget)) return;
    setIsOpen(false);
    setActiveId(undefined);
  };

  const pressKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
      setActiveId(undefined);
    } else if (event.target === input.current) {
      if (event.key === 'ArrowDown' && !isOpen) open();
      if (keys.current) keys.current(event);
      else if (event.key === 'Enter' && query.trim()) {
        // Faster than the rows: the page of results does without them.
        history.push(baseUrl + resultsAddress(query));
      }
    }
  };

  return {
    bar,
    input,
    keys,
    query,
    isOpen,
    activeId,
    Panel,
    load,
    open,
    close,
    write,
    type,
    paste,
    leave,
    pressKey,
    setActiveId,
  };
}
