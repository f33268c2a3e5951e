import assert from 'node:assert/strict';
import {test} from 'node:test';

import config from '../../../docusaurus.config';

type ThemeConfig = Record<string, Record<string, unknown>>;
const theme = config.themeConfig as ThemeConfig;

test('languages: zh-Hans is the default, English lives below /en, and each has its five fields', () => {
  const {i18n} = config;
  assert.ok(i18n);
  assert.equal(i18n.defaultLocale, 'zh-Hans');
  assert.deepEqual(i18n.locales, ['zh-Hans', 'en']);
  assert.deepEqual(i18n.localeConfigs, {
    'zh-Hans': {
      label: '简体中文',
      direction: 'ltr',
      htmlLang: 'zh-Hans',
      calendar: 'gregory',
      path: 'zh-Hans',
    },
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
  });
});

test('colour mode: light by default, with the switch', () => {
  const {defaultMode, disableSwitch} = theme.colorMode ?? {};
  assert.deepEqual({defaultMode, disableSwitch}, {defaultMode: 'light', disableSwitch: false});
});

test('search: the limits and languages are the specified ones', () => {
  const [, options] =
    (config.themes as unknown[][]).find(([name]) => String(name).includes('search')) ?? [];
  const search = options as Record<string, unknown>;
  const wanted = {
    language: ['en', 'zh'],
    searchResultLimits: 8,
    searchResultContextMaxLength: 50,
    searchBarShortcut: true,
    searchBarShortcutHint: true,
    highlightSearchTermsOnTargetPage: true,
    searchBarPosition: 'right',
    hashed: 'filename',
    indexDocs: true,
    indexPages: true,
    indexBlog: false,
  };
  for (const [key, value] of Object.entries(wanted)) assert.deepEqual(search[key], value, key);
});

test('broken links: the build warns and goes on', () => {
  assert.equal(config.onBrokenLinks, 'warn');
  assert.equal(config.onBrokenAnchors, 'warn');
});
