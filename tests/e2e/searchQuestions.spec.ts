import {readFileSync} from 'node:fs';

import {parse} from 'yaml';

import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

/** The share of questions whose page is the first, among the first three, among the eight rows. */
const targets = [
  {within: 1, share: 0.85},
  {within: 3, share: 0.95},
  {within: 8, share: 0.98},
];
const fewest = 80;

function readQuestions(language: string): {question: string; pages: string[]}[] {
  const file = `tests/search/questions.${language}.yaml`;
  const questions = parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(questions).map(([question, pages]) => ({
    question,
    pages: pages.split(' '),
  }));
}

/** The addresses of the rows for a question, without language, once they are the answer to it. */
async function ask(page: Page, question: string, prefix: string): Promise<string[]> {
  const box = page.locator('.navbar__search-input');
  const panel = page.locator('#search-panel');
  await box.fill(question);
  await expect(panel).toHaveAttribute('data-answered', question.trim());
  const addresses = await panel
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => new URL((row as HTMLAnchorElement).href).pathname));
  return addresses
    .filter((address) => (prefix ? address.startsWith(prefix) : !address.startsWith('/en')))
    .map((address) => address.slice(prefix.length).replace(/(.)\/$/, '$1') || '/');
}

for (const {language, prefix} of [
  {language: 'zh', prefix: ''},
  {language: 'en', prefix: '/en'},
]) {
  test(`search: the questions of ${language} find their pages`, async ({page}, info) => {
    test.setTimeout(180_000);
    const questions = readQuestions(language);
    expect(questions.length).toBeGreaterThanOrEqual(fewest);
    await open(page, `${prefix}/user/pats`);
    const places: {question: string; place: number}[] = [];
    for (const {question, pages} of questions) {
      const found = await ask(page, question, prefix);
      places.push({question, place: found.findIndex((address) => pages.includes(address)) + 1});
    }
    const missed = places.filter(({place}) => place !== 1);
    const report = missed.map(({question, place}) => `${place || 'not found'}: ${question}`);
    await info.attach('not first', {body: report.join('\n')});
    for (const {within, share} of targets) {
      const hits = places.filter(({place}) => place > 0 && place <= within).length;
      expect(
        hits / places.length,
        `hit@${within} of ${places.length}\n${report.join('\n')}`,
      ).toBeGreaterThanOrEqual(share);
    }
  });
}
