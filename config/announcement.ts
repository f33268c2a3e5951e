import {currentLocale} from './site';

/** One line on a phone of 360 pixels. A changed id shows the bar again to readers who closed it. */
export const announcementBar = {
  id: 'docs-in-two-languages',
  content: {
    'zh-Hans':
      '帮助文档中英双语，逐页对应。发现问题？<a href="https://atomgit.com/OpenAtomFoundation/AtomGit-Docs/issues">告诉我们</a>',
    en: 'Docs in Chinese and English. Mistake? <a href="https://atomgit.com/OpenAtomFoundation/AtomGit-Docs/issues">Tell us</a>',
  }[currentLocale],
  backgroundColor: '#e6f4ff',
  textColor: '#0b3a66',
  isCloseable: true,
};
