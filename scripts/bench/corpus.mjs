import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Pages that no one wrote: as many as wanted, in both languages, of plain Markdown that any Docusaurus can build. */

/**
 * @typedef {object} Language
 * @property {string} folder where its guides lie
 * @property {number} sentencesPerPage so many that a page is as long as a usual guide
 * @property {string} space between two sentences
 * @property {RegExp} script what every sentence has
 * @property {Record<'heading' | 'field' | 'meaning' | 'note' | 'next', string>} words
 */

/** @type {Language[]} */
const languages = [
  {
    folder: 'docs',
    sentencesPerPage: 30,
    space: '',
    script: /\p{Script=Han}/u,
    words: {heading: '第', field: '字段', meaning: '含义', note: '注意', next: '另见'},
  },
  {
    folder: 'i18n/en/docusaurus-plugin-content-docs/current',
    sentencesPerPage: 50,
    space: ' ',
    script: /[a-z]/,
    words: {heading: 'Part', field: 'Field', meaning: 'Meaning', note: 'Note', next: 'See also'},
  },
];

/** Each is a section of the site: none of its lists for programs may grow without end. */
const groups = ['user', 'repo', 'org', 'app', 'opp'];
const partsPerPage = 7;

/** @param {number} seed the same numbers on every run */
function makeRandom(seed) {
  let state = seed;
  return (/** @type {number} */ end) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * end);
  };
}

/** @param {string} line */
const isProse = (line) => /^[\p{Script=Han}A-Z]/u.test(line) && !/[<>{}[\]|`*_\\$=]/.test(line);

/**
 * The sentences of the site's own guides that are plain text.
 * @param {Pick<Language, 'folder' | 'script'>} language
 */
export function readSentences({folder, script}) {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('openAPI'))
    .sort();
  const sentences = files.flatMap((name) => {
    const [, body = ''] = readFileSync(path.join(folder, name), 'utf8').split(/^---\n[^]*?\n---\n/);
    return body
      .split('\n')
      .filter(isProse)
      .flatMap((line) => line.split(/(?<=。)|(?<=\.) (?=[A-Z])/))
      .filter((sentence) => sentence.length > 8 && script.test(sentence));
  });
  if (sentences.length > 0) return sentences;
  throw new Error(`${folder} has no guides to take sentences from.`);
}

/** @param {number} index */
const placeOf = (index) => `${groups[index % groups.length]}/topic-${index}`;

/** @param {number} count pages of the corpus */
export const findSample = (count) => `/en/${count > 1 ? placeOf(1) : ''}`;

/**
 * @param {Language} language
 * @param {string[]} sentences
 * @param {{index: number, count: number}} place
 */
function writePage({sentencesPerPage, space, words}, sentences, {index, count}) {
  const random = makeRandom(index);
  const sentence = () => sentences[random(sentences.length)] ?? '';
  /** @param {number} many */
  const paragraph = (many) => Array.from({length: many}, sentence).join(space);
  const perPart = Math.floor(sentencesPerPage / partsPerPage);
  /** @type {Record<number, string>} */
  const extras = {
    1: `\`\`\`bash\ngit switch -c topic-${index}\ngit push origin topic-${index}\n\`\`\``,
    2: `| ${words.field} | ${words.meaning} |\n|---|---|\n${['id', 'name', 'state'].map((field) => `| \`${field}_${random(90)}\` | ${sentence()} |`).join('\n')}`,
    3: `:::note[${words.note}]\n\n${sentence()}\n\n:::`,
    4: Array.from({length: 4}, () => `- ${sentence()}`).join('\n'),
    5: `\`\`\`json title="topic-${index}.json"\n{"id": ${index}, "limit": ${random(900)}}\n\`\`\``,
    6: Array.from({length: 6}, () => {
      const other = random(count);
      return `- [${words.next} ${other}](/${placeOf(other)})`;
    }).join('\n'),
  };
  const parts = Array.from({length: partsPerPage}, (_, at) =>
    [`## ${words.heading} ${at + 1} {#part-${at + 1}}`, paragraph(perPart), extras[at] ?? ''].join(
      '\n\n',
    ),
  );
  const description = Array.from(paragraph(6).replaceAll('"', '')).slice(0, 80).join('').trim();
  return {
    frontMatter: [
      `title: "${words.heading} ${index}"`,
      `description: "${description}"`,
      ...(index === 0 ? ['slug: /'] : []),
    ],
    body: [paragraph(2), ...parts].join('\n\n'),
  };
}

/**
 * @param {string} root the project whose guides give the sentences
 * @param {string} site where the pages go
 * @param {number} count of pages in each language
 */
export function writeCorpus(root, site, count) {
  const prose = languages.map(({folder, script}) =>
    readSentences({folder: path.join(root, folder), script}),
  );
  for (let index = 0; index < count; index += 1) {
    const name = index === 0 ? 'index' : placeOf(index);
    let fingerprint = '';
    for (const [at, language] of languages.entries()) {
      const {frontMatter, body} = writePage(language, prose[at] ?? [], {index, count});
      // A translation names its source; the first language is that of the sources.
      if (fingerprint) frontMatter.push(`source: ${fingerprint}`);
      else fingerprint = createHash('sha256').update(`\n${body}`).digest('hex');
      const file = path.join(site, language.folder, `${name}.mdx`);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, ['---', ...frontMatter, '---', '', body, ''].join('\n'));
    }
  }
}
