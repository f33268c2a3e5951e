import type {SiteLocale} from '../../../config/site';
import {problemAt} from '../../support/prose/page';
import {onEachPage, type Rule} from '../../support/prose/rule';
import {codeMark, excerptOf, quoteMark, textBlocksOf} from '../../support/prose/text';

/** Where another sentence begins. */
const boundaries: Record<SiteLocale, RegExp> = {
  'zh-Hans': /[。！？](?=[^”）])/u,
  en: new RegExp(`(?<!\\betc|^\\d{1,2})[.!?][”)]? (?=[“(]?[\\p{Lu}${codeMark}${quoteMark}])`, 'u'),
};

const period: Record<SiteLocale, string> = {'zh-Hans': '。', en: '.'};

/** A cell of several sentences ends like a text, a cell of one like a label. */
export const rule: Rule = {
  title: 'A cell of several sentences ends with a period, any other without',
  check: onEachPage((page) =>
    textBlocksOf(page)
      .filter(({cell}) => cell)
      .flatMap(({text, lineAt}) => {
        const trimmed = text.trim();
        const isText = boundaries[page.locale].test(trimmed);
        const hasEnd = /[.!?。！？][”）)]?$/u.test(trimmed);
        const excerpt = excerptOf(trimmed, trimmed.length, 0);
        if (isText && !hasEnd) {
          const what = `The last sentence of the cell does not end: “${excerpt}”`;
          return [problemAt(page, lineAt(0), what, `Add “${period[page.locale]}”.`)];
        }
        if (!isText && /[.。]$/u.test(trimmed)) {
          const what = `A cell of one phrase or sentence ends with a period: “${excerpt}”`;
          return [problemAt(page, lineAt(0), what, 'Leave it out.')];
        }
        return [];
      }),
  ),
};
