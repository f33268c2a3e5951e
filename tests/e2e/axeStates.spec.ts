import {expectNoBarriers} from '../support/axe';
import {languages, localise} from '../support/site';
import {scenes, walk} from '../support/states';
import {expect, test} from '../support/test';

test.describe.configure({mode: 'parallel'});

/** One state's barriers do not keep the others from being judged. */
const softly = expect.configure({soft: true});

/** Names depend on the language, contrasts on the mode, nothing on both. */
const modes = {'zh-Hans': 'light', en: 'dark'} as const;

for (const language of languages) {
  const mode = modes[language.locale];
  for (const scene of scenes) {
    // Two languages of one state differ in their words, and these scenes have most of what opens: `npm test` judges them.
    const isTelling = ['search box', 'guide', 'operation'].includes(scene.name);
    const where = language.prefix === '' && isTelling ? '' : ' @proof';
    test(`axe: ${language.locale} ${mode}, ${scene.name}${where}`, async ({
      page,
      expectedProblems,
    }) => {
      test.setTimeout(90_000);
      await page.addInitScript((choice) => {
        localStorage.setItem('theme', choice);
      }, mode);
      const visit = {page, expectedProblems, address: (route: string) => localise(route, language)};
      await walk(scene, visit, (state) => expectNoBarriers(page, softly, state));
    });
  }
}
