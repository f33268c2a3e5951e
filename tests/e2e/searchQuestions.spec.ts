import {box, panel} from '../support/searchBox';
import {openEngine} from '../support/searchEngine';
import {
  findPlace,
  readQuestions,
  searchLanguages,
  searchTargets,
  shareWithin,
  withoutHash,
} from '../support/searchQuestions';
import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

const fewest = 80;

/** The addresses of the rows for a question, once they are the answer to it. */
async function ask(page: Page, question: string): Promise<string[]> {
  await box(page).fill(question);
  await expect(panel(page)).toHaveAttribute('data-answered', question.trim());
  return panel(page)
    .getByRole('option')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const {pathname, hash} = row as HTMLAnchorElement;
        return pathname + hash;
      }),
    );
}

/** So many of all questions, evenly spread, are asked in `npm test`. */
const sample = 12;

/** Of the eight rows, the other language may take three once it has answered. */
const fewestOwn = 5;

const isOwn = (address: string, prefix: string) =>
  prefix ? address.startsWith(`${prefix}/`) : !address.startsWith('/en/');

for (const {language, prefix} of searchLanguages) {
  test(`search: the questions of ${language} find their pages @proof`, async ({page}, info) => {
    test.setTimeout(180_000);
    const questions = readQuestions(language);
    expect(questions.length).toBeGreaterThanOrEqual(fewest);
    await open(page, `${prefix}/user/pats`);
    const places: {question: string; place: number}[] = [];
    for (const {question, pages} of questions) {
      places.push({
        question,
        place: findPlace((await ask(page, question)).map(withoutHash), pages, prefix),
      });
    }
    const missed = places.filter(({place}) => place !== 1);
    const report = missed.map(({question, place}) => `${place || 'not found'}: ${question}`);
    await info.attach('not first', {body: report.join('\n')});
    for (const {within, share} of searchTargets) {
      const reached = shareWithin(
        places.map(({place}) => place),
        within,
      );
      expect(
        reached,
        `hit@${within} of ${places.length}\n${report.join('\n')}`,
      ).toBeGreaterThanOrEqual(share);
    }
  });
}

/** Who asks for what a heading says gets to that heading first. */
const headings = {
  zh: {
    保护分支: '/repo/config/branch#protected-branch',
    更换默认分支: '/repo/config/branch#default-branch',
    找回误删的分支: '/repo/branch#recover',
    忘记了密码: '/user/verify#forgotten-password',
  },
  en: {
    'protect branches': '/repo/config/branch#protected-branch',
    'change the default branch': '/repo/config/branch#default-branch',
    'restore a deleted branch': '/repo/branch#recover',
    'the invitation email has expired': '/repo/members#expired',
  },
} as const;

// How good the engine is, tests/built/searchQuestions.test.ts holds for all questions.
for (const {language, prefix} of searchLanguages) {
  // Chinese has the words that are harder to find: `npm test` asks them.
  const where = prefix === '' ? '' : ' @proof';
  test(`search: the box answers ${sample} questions of ${language} as the engine does in Node, and what a heading says with that heading${where}`, async ({
    page,
  }) => {
    const answer = openEngine(prefix);
    const questions = readQuestions(language);
    const asked = Array.from(
      {length: sample},
      (_, at) => questions[Math.floor((at * questions.length) / sample)]?.question ?? '',
    );
    expect(new Set(asked).size).toBe(sample);
    await open(page, `${prefix}/user/pats`);
    for (const question of asked) {
      const rows = await answer(question);
      expect(rows, question).not.toEqual([]);
      const shown = (await ask(page, question)).filter((address) => isOwn(address, prefix));
      expect(shown, question).toEqual(rows.slice(0, shown.length));
      expect(shown.length, question).toBeGreaterThanOrEqual(Math.min(rows.length, fewestOwn));
    }
    for (const [question, place] of Object.entries(headings[language])) {
      const [first] = await ask(page, question);
      expect(first, question).toBe(prefix + place);
    }
  });
}
