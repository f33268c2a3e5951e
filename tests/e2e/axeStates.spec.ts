import {findBarriers} from '../support/axe';
import {languages, localise} from '../support/site';
import {states} from '../support/states';
import {expect, test} from '../support/test';

test.describe.configure({mode: 'parallel'});

for (const language of languages) {
  for (const mode of ['light', 'dark']) {
    for (const [state, provoke] of Object.entries(states)) {
      test(`axe: ${language.locale} ${mode}, ${state}`, async ({page, expectedProblems}) => {
        await page.addInitScript((choice) => {
          localStorage.setItem('theme', choice);
        }, mode);
        await provoke({page, expectedProblems, address: (route) => localise(route, language)});
        expect(await findBarriers(page)).toEqual([]);
      });
    }
  }
}
