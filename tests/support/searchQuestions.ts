import {readFileSync} from 'node:fs';

import {parse} from 'yaml';

export type Question = {question: string; pages: string[]};

/** The share of questions whose page is the first, among the first three, among the eight rows. */
export const searchTargets = [
  {within: 1, share: 0.87},
  {within: 3, share: 0.98},
  {within: 8, share: 0.99},
];

/** The same for questions of somebody who had seen neither the index nor the words in it. */
export const unseenTargets = [
  {within: 1, share: 0.75},
  {within: 3, share: 0.92},
];

export const searchLanguages = [
  {language: 'zh', prefix: ''},
  {language: 'en', prefix: '/en'},
] as const;

export function readQuestions(language: string, name = 'questions'): Question[] {
  const file = `tests/search/${name}.${language}.yaml`;
  const questions = parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(questions).map(([question, pages]) => ({
    question,
    pages: pages.split(' '),
  }));
}

/** The place of the first acceptable page among the addresses of the rows, from 1; 0 when there is none. */
export function findPlace(addresses: readonly string[], pages: readonly string[], prefix: string) {
  const own = addresses
    .filter((address) => (prefix ? address.startsWith(prefix) : !address.startsWith('/en')))
    .map((address) => address.slice(prefix.length).replace(/(.)\/$/, '$1') || '/');
  return own.findIndex((address) => pages.includes(address)) + 1;
}

export function shareWithin(places: readonly number[], within: number): number {
  return places.filter((place) => place > 0 && place <= within).length / places.length;
}

export const withoutHash = (address: string): string => address.replace(/#.*/, '');
