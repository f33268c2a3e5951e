import {expectNoBarriers} from '../support/axe';
import {languages, localise} from '../support/site';
import {states} from '../support/states';
import {test} from '../support/test';

test.describe.configure({mode: 'parallel'});

/** Names depend on the language, contrasts on the mode, nothing on both. */
const modes = {'zh-Hans': 'light', en: 'dark'} as const;

for (const language of languages) {
  const mode = modes[language.locale];
  // Two languages of one state differ in their words: `npm test` judges one.
  const where = language.prefix === '' ? '' : ' @proof';
  for (const [state, provoke] of Object.entries(states)) {
    test(`axe: ${language.locale} ${mode}, ${state}${where}`, async ({page, expectedProblems}) => {
      await page.addInitScript((choice) => {
        localStorage.setItem('theme', choice);
      }, mode);
      await provoke({page, expectedProblems, address: (route) => localise(route, language)});
      await expectNoBarriers(page);
    });
  }
}
