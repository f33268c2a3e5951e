import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {ensureApiPages} from '../../plugins/api-reference/ensure';
import type {SiteLocale} from '../../config/site';
import {documents, specPath} from '../../config/apiDocuments';
import {numeralsOf, spokenNumbersOf} from '../support/prose/quantities';

ensureApiPages();

const repository = path.resolve(__dirname, '../..');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(repository, 'static', file), 'utf8'));
}

/** The texts of two documents of one structure, side by side. */
function* walkTexts(
  chinese: unknown,
  english: unknown,
  at: readonly string[] = [],
): Generator<{chinese: string; english: string; at: string}> {
  if (typeof chinese === 'string' && typeof english === 'string') {
    if (chinese !== english) yield {chinese, english, at: at.join(' → ')};
  }
  if (typeof chinese !== 'object' || typeof english !== 'object' || !chinese || !english) return;
  const others = new Map(Object.entries(english));
  for (const [key, value] of Object.entries(chinese))
    yield* walkTexts(value, others.get(key), [...at, key]);
}

const withoutAddresses = (text: string) => text.replaceAll(/\]\([^()]*\)/g, ']');

const withoutBlocks = (text: string) => text.replaceAll(/```[\s\S]*?```/g, ' ');

const codesOf = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => !/\p{Script=Han}/u.test(code));

const addressesOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^()]*)\)/g)].map(([, address = '']) =>
    address.replace(/^(https:\/\/docs\.atomgit\.com)?\/en(?=\/)/, '$1'),
  );

function numbersOf(text: string, locale: SiteLocale) {
  const plain = withoutBlocks(withoutAddresses(text)).replaceAll(/`[^`]*`/g, ' ');
  return {digits: numeralsOf(plain), words: spokenNumbersOf(plain, locale)};
}

function subtract(own: readonly string[], other: readonly string[]): string[] {
  return [...new Set(own)].filter((one) => !other.includes(one));
}

for (const api of documents) {
  test(`the texts of ${api.name} name the same numbers, code and links in both languages`, () => {
    const pairs = walkTexts(
      read(specPath(api, 'zh-Hans', 'json')),
      read(specPath(api, 'en', 'json')),
    );
    const wrong = [...pairs].flatMap(({chinese, english, at}) => {
      const [zh, en] = [numbersOf(chinese, 'zh-Hans'), numbersOf(english, 'en')];
      const [zhCodes, enCodes] = [codesOf(chinese), codesOf(english)];
      const [zhLinks, enLinks] = [addressesOf(chinese), addressesOf(english)];
      const lone = [
        ...subtract(zh.digits, [...en.digits, ...en.words]).map(
          (one) => `number ${one} is only in Chinese`,
        ),
        ...subtract(en.digits, [...zh.digits, ...zh.words]).map(
          (one) => `number ${one} is only in English`,
        ),
        ...subtract(zhCodes, enCodes).map((one) => `code ${one} is only in Chinese`),
        ...subtract(enCodes, zhCodes).map((one) => `code ${one} is only in English`),
        ...subtract(zhLinks, enLinks).map((one) => `link ${one} is only in Chinese`),
        ...subtract(enLinks, zhLinks).map((one) => `link ${one} is only in English`),
      ];
      return lone.map((one) => `${at}: ${one}`);
    });
    assert.deepEqual(wrong, [], `correct ${api.root}, its parts, or openapi/en`);
  });
}
