import {useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject} from 'react';

import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {twinOf} from '@site/src/navigation/twin';

import {copyTwin} from './copyTwin';

type State = 'idle' | 'copied' | 'failed';

type OtherLanguage = {locale: string; label: string; address: string};

type PageMenuState = {
  menu: RefObject<HTMLDetailsElement | null>;
  twin: string;
  others: OtherLanguage[];
  state: State;
  copy: () => void;
  /** What a menu does besides opening: it closes when the reader leaves it. */
  closing: {
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onToggle: () => void;
  };
};

function useOtherLanguages(): OtherLanguage[] {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  return locales
    .filter((locale) => locale !== currentLocale)
    .map((locale) => ({
      locale: localeConfigs[locale]?.htmlLang ?? locale,
      label: localeConfigs[locale]?.label ?? locale,
      address: createUrl({locale, fullyQualified: false}),
    }));
}

export default function usePageMenu(): PageMenuState {
  const menu = useRef<HTMLDetailsElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const twin = twinOf(useLocation().pathname, baseUrl);
  const [state, setState] = useState<State>('idle');
  const close = () => {
    menu.current?.removeAttribute('open');
  };
  return {
    menu,
    twin,
    others: useOtherLanguages(),
    state,
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
        if (!menu.current?.open) setState('idle');
      },
    },
  };
}
