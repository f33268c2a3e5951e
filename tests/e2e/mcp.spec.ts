import {openFolder} from '../../mcp/folder';
import {openLibrary} from '../../src/assistants/library';
import {openSearch} from '../../mcp/search';
import {readQuestions, searchLanguages} from '../support/searchQuestions';
import {buildFolder} from '../support/site';
import {open} from '../support/steps';
import {expect, test} from '../support/test';

for (const {language, prefix} of searchLanguages) {
  test(`mcp: 20 questions in ${language} have the same first hit as on the site @proof`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const ask = openSearch(await openLibrary(openFolder(buildFolder)));
    const questions = readQuestions(language);
    const step = Math.floor(questions.length / 20);
    const asked = questions.filter((_, at) => at % step === 0).slice(0, 20);
    expect(asked.length).toBe(20);
    for (const {question} of asked) {
      await open(page, `${prefix}/search?q=${encodeURIComponent(question)}`);
      const [hit] = await ask(question, language === 'zh' ? 'zh-Hans' : 'en', 5);
      // The title of a hit leads to its page; the best of its sections stands first below.
      const link = hit?.hash ? 'li a' : 'h2 a';
      const first = page.locator('main article').first().locator(link).first();
      // The site shows a first answer while it loads the rest of the index; links carry the words to mark.
      await expect(async () => {
        const shown = new URL((await first.getAttribute('href')) ?? '', 'https://example.com');
        expect(hit && `${hit.url}${hit.hash}`, question).toBe(shown.pathname + shown.hash);
      }).toPass({timeout: 10_000});
    }
  });
}
