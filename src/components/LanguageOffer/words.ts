import type {SiteLocale} from '@site/config/site';

type Words = {label: string; text: string; link: string; close: string};

/** In the language that is offered: on the pages of one language stand the words of the other, which translations cannot say. */
export const words: Record<SiteLocale, Words> = {
  'zh-Hans': {
    label: '语言建议',
    text: '本页有中文版。',
    link: '阅读中文版',
    close: '关闭，不再提示',
  },
  en: {
    label: 'Language suggestion',
    text: 'Available in English.',
    link: 'Read it in English',
    close: 'Close and do not suggest again',
  },
};
