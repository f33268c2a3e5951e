import {problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';

/** Markers are written in capitals: an example may well be about a to-do list. */
const unfinished =
  /\bTODO\b|\bFIXME\b|\bTBD\b|[Ll]orem ipsum|[Cc]oming soon|敬请期待|待补充|待完善|未完待续/;

/** The folder of one person's machine; readers have another. */
const someonesFolder = /(?:^|[\s`'"(=:])((?:\/home|\/Users|[A-Z]:\\Users)[/\\][\w.-]+)/;

function checkFolders(page: Page): Problem[] {
  return page.raw.split('\n').flatMap((line, index) => {
    const [, folder] = someonesFolder.exec(line) ?? [];
    if (folder === undefined) return [];
    const what = `${folder} is the folder of one machine`;
    return [problemAt(page, index + 1, what, 'Write `~/…` or a placeholder.')];
  });
}

function checkLines(page: Page): Problem[] {
  return page.raw.split('\n').flatMap((line, index) => {
    const match = unfinished.exec(line);
    if (!match) return [];
    const what = `The page is unfinished: “${match[0]}”`;
    return [problemAt(page, index + 1, what, 'Write what belongs here, or remove the section.')];
  });
}

export const rule: Rule = {
  title: 'No page is unfinished, or shows the folders of the machine on which it was written',
  check: onEachPage((page) => [...checkLines(page), ...checkFolders(page)]),
};
