import {useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject} from 'react';

import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {canReadBeside, useBeside} from '@site/src/components/ReadBeside/useBeside';
import {twinOf} from '@site/src/navigation/twin';
import {useOtherLanguages, type OtherLanguage} from '@site/src/navigation/useOtherLanguages';

import {copyTwin} from './copyTwin';

type State = 'idle' | 'copied' | 'failed';

type PageMenuState = {
  menu: RefObject<HTMLDetailsElement | null>;
  twin: string;
  others: OtherLanguage[];
  state: State;
  copy: () => void;
  /** The other language beside the text. */
  beside: {on: boolean; toggle: () => void; isPossible: boolean};
  /** What a menu does besides opening: it closes when the reader leaves it. */
  closing: {
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onToggle: () => void;
  };
};

export default function usePageMenu(): PageMenuState {
  const menu = useRef<HTMLDetailsElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const twin = twinOf(useLocation().pathname, baseUrl);
  const [state, setState] = useState<State>('idle');
  const [isPossible, setIsPossible] = useState(false);
  const beside = useBeside();
  const close = () => {
    menu.current?.removeAttribute('open');
  };
  return {
    menu,
    twin,
    others: useOtherLanguages(),
    state,
    beside: {...beside, isPossible},
    copy: () => {
      copyTwin(twin).then(
        () => {
          setState('copied');
        },
        () => {
          setState('failed');
        },
      );
    },
    closing: {
      onBlur: ({relatedTarget}) => {
        if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
      },
      onKeyDown: ({key}) => {
        if (key !== 'Escape' || !menu.current?.open) return;
        close();
        menu.current.querySelector('summary')?.focus();
      },
      onToggle: () => {
        if (menu.current?.open) setIsPossible(canReadBeside());
        else setState('idle');
      },
    },
  };
}
