import assert from 'node:assert/strict';
import {test} from 'node:test';
import vm from 'node:vm';

import {beforeFirstPaint} from '../../../plugins/classic/theme/beforeFirstPaint';
import {nameChoice, readChoice} from '../../../src/components/ColorModeSync/choice';

test('colour mode: a choice and its name are two ways of saying the same', () => {
  for (const name of ['light', 'dark', 'system']) assert.equal(nameChoice(readChoice(name)), name);
  for (const stored of [null, '', 'nonsense']) assert.equal(readChoice(stored), 'light');
});

type Page = {stored: Record<string, string>; search?: string; systemIsDark?: boolean};

/** What the inline script writes on the root element. */
function paint({stored, search = '', systemIsDark = false}: Page): Record<string, string> {
  const attributes: Record<string, string> = {};
  const window = {
    location: {search},
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: () => undefined,
      removeItem: () => undefined,
    },
    matchMedia: () => ({matches: systemIsDark}),
  };
  const setAttribute = (name: string, value: string) => {
    attributes[name] = value;
  };
  const document = {documentElement: {setAttribute}};
  vm.runInNewContext(beforeFirstPaint('news-2'), {window, document, URLSearchParams});
  return attributes;
}

test('colour mode: the inline script agrees with the code that runs later', () => {
  for (const theme of ['light', 'dark', 'system', 'nonsense', '']) {
    const {'data-theme-choice': choice} = paint({stored: {theme}});
    assert.equal(choice, nameChoice(readChoice(theme)), theme);
  }
});

test('colour mode: only the choice system asks the system', () => {
  const shown = (theme: string) => paint({stored: {theme}, systemIsDark: true})['data-theme'];
  assert.deepEqual(['light', 'dark', 'system'].map(shown), ['light', 'dark', 'dark']);
});

test('colour mode: an address may ask for one of the three and for nothing else', () => {
  const ask = (value: string) =>
    paint({stored: {theme: 'light'}, search: `?docusaurus-theme=${value}`})['data-theme-choice'];
  assert.deepEqual(['dark', 'system', '"><b>'].map(ask), ['dark', 'system', 'light']);
});

test('announcement: before the first paint only the dismissal of this very one counts', () => {
  const isHidden = (id: string, dismiss: string) =>
    paint({
      stored: {'docusaurus.announcement.id': id, 'docusaurus.announcement.dismiss': dismiss},
    })['data-announcement-bar-initially-dismissed'];
  assert.equal(isHidden('news-2', 'true'), 'true');
  assert.equal(isHidden('news-1', 'true'), 'false');
  assert.equal(isHidden('news-2', 'false'), 'false');
});
