import assert from 'node:assert/strict';
import test from 'node:test';

import type {SiteLocale} from '../../../config/site';
import {sectionPathOf} from '../../content/rules/voice';
import {checkVoice, parseVoice, voice} from '../../content/voice';
import {parseCorpus} from '../../support/prose/corpus';
import {makeSample, sample} from '../../support/prose/sample';
import {writtenTextsOf} from '../../support/prose/texts';

const contract = makeSample().contract;

function findIn(files: Record<string, string>): string[] {
  const corpus = parseCorpus(new Map(Object.entries(files)), contract);
  assert.deepEqual(corpus.unreadable, []);
  return writtenTextsOf(corpus)
    .flatMap(checkVoice)
    .map(({file, line, what}) => `${file}:${line}: ${what}`);
}

/** The ids of what is found in a sentence that stands on a page. */
function idsIn(body: string, locale: SiteLocale): string[] {
  const file = locale === 'en' ? sample.english : sample.chinese;
  const found = findIn({
    [file]: `---\ntitle: ${locale === 'en' ? 'Title' : '标题'}\n---\n\n${body}\n`,
  });
  return found.map((what) => /\(([^()]+)\): /.exec(what)?.[1] ?? what);
}

for (const locale of ['en', 'zh-Hans'] as const) {
  for (const {id, bad, good} of voice[locale]) {
    for (const sentence of bad) {
      test(`voice catches ${id} in ${JSON.stringify(sentence)}`, () => {
        assert.ok(idsIn(sentence, locale).includes(id));
      });
    }
    for (const sentence of good) {
      test(`voice lets ${JSON.stringify(sentence)} pass`, () => {
        assert.deepEqual(idsIn(sentence, locale), []);
      });
    }
  }
}

test('voice: enough habits, each with an id of its own', () => {
  for (const habits of Object.values(voice)) {
    assert.ok(habits.length > 20);
    assert.equal(new Set(habits.map(({id}) => id)).size, habits.length);
  }
});

test('voice leaves code, labels, quotations and the ids of headings alone', () => {
  const body =
    '## Delete a branch {#mend-it}\n\nRun `mend at once`, then say “at once” to <Ui zh="设置">Settings</Ui>.';
  assert.deepEqual(idsIn(body, 'en'), []);
  assert.deepEqual(idsIn('```text\nMend it at once.\n```', 'en'), []);
});

test('voice names the file, the line, what stands there and what to write', () => {
  const file = sample.english;
  const [problem] = writtenTextsOf(
    parseCorpus(new Map([[file, '---\ntitle: T\n---\n\nOne line\nand mend it.\n']]), contract),
  ).flatMap(checkVoice);
  assert.deepEqual(problem, {
    file,
    line: 6,
    what: '“ine and mend it.” (mend): one mends socks',
    remedy: 'Write: fix.',
  });
});

test('voice reads strings, tag lists, drawings, texts of the API and code', () => {
  const found = findIn({
    'i18n/en/code.json':
      '{\n  "a": {\n    "message": "Mend the page",\n    "description": "mend this"\n  }\n}',
    'docs/tags.yml': 'a:\n  label: 标签\n  description: 给令牌设置权限范围。\n',
    'diagrams/sample.ts': "// mend a comment\nconst text = 'Mend the branch';\n",
    'openapi/en/paths/a.yaml':
      'a:\n  description: |-\n    First line.\n\n    Then mend the token.\n  example: mend a word\n',
    'openapi/paths/a.yaml': 'a:\n  description: 令牌的主人。\n  x-note: mend it now\n',
    'openapi/en/overview.md': '# A\n\n## Mend the token {#mend}\n\n```bash\nmend it now\n```\n',
    'src/components/A/index.tsx':
      "import {translate} from '@docusaurus/Translate';\ntranslate({id: 'a', message: '令牌的主人'});\n",
  }).map((problem) => problem.replace(/: “.*“?\((.*)\).*/, ' $1'));
  assert.deepEqual(found.sort(), [
    'diagrams/sample.ts:2 mend',
    'docs/tags.yml:3 权限范围',
    'i18n/en/code.json:3 mend',
    'openapi/en/overview.md:3 mend',
    'openapi/en/paths/a.yaml:5 mend',
    'openapi/paths/a.yaml:2 主人',
    'src/components/A/index.tsx:2 主人',
  ]);
});

test('voice knows a translation by its Chinese page', () => {
  assert.equal(sectionPathOf(sample.english), sample.chinese);
  assert.equal(sectionPathOf('openapi/en/openapi.yaml'), 'openapi/en/openapi.yaml');
});

test('voice: a mistake in the list is named with its place', () => {
  assert.throws(() => parseVoice('en: []'), /voice\.yaml: zh/);
  assert.throws(() => parseVoice('en: [{id: a}]\nzh: []'), /voice\.yaml: en → 0 → pattern/);
});
