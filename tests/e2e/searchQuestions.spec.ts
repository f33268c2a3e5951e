import {box, panel} from '../support/searchBox';
import {
  findPlace,
  readQuestions,
  searchLanguages,
  searchTargets,
  shareWithin,
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

const withoutHash = (address: string) => address.replace(/#.*/, '');

for (const {language, prefix} of searchLanguages) {
  test(`search: the questions of ${language} find their pages`, async ({page}, info) => {
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

for (const {prefix, headings} of [
  {
    prefix: '',
    headings: {
      保护分支: '/repo/config/branch#protected-branch',
      更换默认分支: '/repo/config/branch#default-branch',
      找回误删的分支: '/repo/branch#recover',
      忘记了密码: '/user/verify#forgotten-password',
    },
  },
  {
    prefix: '/en',
    headings: {
      'protect branches': '/repo/config/branch#protected-branch',
      'change the default branch': '/repo/config/branch#default-branch',
      'restore a deleted branch': '/repo/branch#recover',
      'the invitation email has expired': '/repo/members#expired',
    },
  },
]) {
  test(`search: who asks in “${prefix}/” for what a heading says gets to that heading first`, async ({
    page,
  }) => {
    await open(page, `${prefix}/user/pats`);
    for (const [question, place] of Object.entries(headings)) {
      const [first] = await ask(page, question);
      expect(first, question).toBe(prefix + place);
    }
  });
}
