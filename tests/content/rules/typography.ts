import britishSpelling from '../britishSpelling';
import {problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';
import {
  codeMark,
  excerptOf,
  quoteMark,
  textBlocksOf,
  withoutQuotations,
} from '../../support/prose/text';

type Habit = {
  wrong: RegExp;
  what: string;
  remedy: string;
  /** What is quoted is quoted letter by letter. */
  exceptQuotations?: true;
};

const han = '\\p{Script=Han}';
const latin = `A-Za-z0-9${codeMark}`;
const opening = '（《【「『“';
const closing = '，。；：！？、）》】」』”';
const pattern = (source: string) => new RegExp(source, 'gu');

const both: Habit[] = [
  {
    wrong: pattern('\\*\\*|__|~~'),
    what: 'Emphasis did not take effect',
    remedy: 'Put punctuation outside the asterisks: `**这一种**。`',
  },
  {
    wrong: pattern('(?<=\\S) {2,}(?=\\S)'),
    what: 'Two spaces in a row',
    remedy: 'Keep one.',
  },
];

const chinese: Habit[] = [
  {
    wrong: pattern(
      `(?<=[${han}${quoteMark}])[,;:!?]|[,;:!?] ?(?=${han})|(?<=[${han}])\\.(?![\\w.])`,
    ),
    what: 'Half-width punctuation beside Chinese',
    remedy: 'Write ，。；：！？.',
  },
  {
    wrong: pattern(`(?<=${han}) ?\\(|\\)(?=${han})|\\((?=[^()]*${han}[^()]*\\))`),
    what: 'Half-width brackets beside Chinese',
    remedy: 'Write （ ） without spaces.',
  },
  {
    wrong: pattern(`(?<=${han})(?=[${latin}])|(?<=[${latin}%])(?=${han})`),
    what: 'No space between Chinese and Latin letters, digits or code',
    remedy: 'Put one space between them; a label that is written so goes into `<Ui>` or “ ”.',
    exceptQuotations: true,
  },
  {
    wrong: pattern(`[ \\t]+(?=[${closing}])|(?<=[${opening}${closing}])[ \\t]+`),
    what: 'A space beside full-width punctuation',
    remedy: 'Remove it.',
  },
  {
    wrong: pattern('\\.{3,}|(?<!…)…(?!…)|。{2,}'),
    what: 'A wrong ellipsis',
    remedy: 'Write `……`.',
  },
  {
    wrong: pattern(`["'](?=${han})|(?<=${han})["']`),
    what: 'Straight quotation marks around Chinese',
    remedy: 'Write “ ”.',
  },
  {
    wrong: pattern(`(?<=[${han}${closing}])\\n|\\n(?=[${han}${opening}])`),
    what: 'A line break inside a Chinese paragraph shows as a space',
    remedy: 'Keep the paragraph on one line.',
  },
  {
    wrong: pattern('[\\uFF10-\\uFF19\\uFF21-\\uFF3A\\uFF41-\\uFF5A\\u3000]'),
    what: 'Full-width letters, digits or space',
    remedy: 'Write the half-width ones.',
  },
];

const words = Object.keys(britishSpelling).join('|');

const english: Habit[] = [
  {
    wrong: pattern('[\\u3001\\u3002\\u3008-\\u3011\\uFF01-\\uFF5E]'),
    what: 'Full-width punctuation',
    remedy: 'Write the half-width form.',
  },
];

function findHabits(page: Page, habits: Habit[]): Problem[] {
  return textBlocksOf(page).flatMap(({text, lineAt}) =>
    habits.flatMap(({wrong, what, remedy, exceptQuotations}) =>
      [...(exceptQuotations ? withoutQuotations(text) : text).matchAll(wrong)].map((found) => {
        const {index, 0: match} = found;
        const excerpt = excerptOf(text, index, match.length);
        return problemAt(page, lineAt(index), `${what}: “${excerpt}”`, remedy);
      }),
    ),
  );
}

function checkSpelling(page: Page): Problem[] {
  return textBlocksOf(page).flatMap(({text, lineAt}) =>
    [...text.matchAll(new RegExp(`(?<![\\w-])(?:${words})(?!\\w)`, 'gi'))].map(({index, 0: word}) =>
      problemAt(
        page,
        lineAt(index),
        `“${word}” is British or older spelling`,
        `Write “${britishSpelling[word.toLowerCase()]}”; names and identifiers are code.`,
      ),
    ),
  );
}

export const rule: Rule = {
  title: 'Spacing, punctuation and spelling are those of the language',
  check: onEachPage((page) =>
    page.locale === 'en'
      ? [...findHabits(page, [...both, ...english]), ...checkSpelling(page)]
      : findHabits(page, [...both, ...chinese]),
  ),
};
