import {tagLists, readTagList, tagRoutesInUse, type TagList} from '../../support/prose/tags';
import type {Corpus} from '../../support/prose/corpus';
import {problemAt} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';

function checkEntries({file, tags, lineOf}: TagList): Problem[] {
  return Object.entries(tags).flatMap(([key, tag]) => {
    const report = (what: string, remedy: string) => ({file, line: lineOf(key), what, remedy});
    const missing = (['label', 'description', 'permalink'] as const).filter(
      (field) => typeof tag?.[field] !== 'string' || tag[field] === '',
    );
    if (!tag || missing.length > 0) {
      const remedy = 'Give it a label, a sentence and an address: see the other tags.';
      return [report(`The tag \`${key}\` lacks ${missing.join(', ')}`, remedy)];
    }
    const problems: Problem[] = [];
    if (!/^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(String(tag.permalink))) {
      const remedy = 'Write a slash, then a-z, 0-9 and hyphens: `/2-fa`.';
      problems.push(
        report(`The permalink ${String(tag.permalink)} is not ASCII kebab-case`, remedy),
      );
    }
    if (
      file.startsWith('i18n/en/') &&
      /\p{Script=Han}/u.test(`${String(tag.label)}${String(tag.description)}`)
    ) {
      problems.push(
        report(`The tag \`${key}\` is not translated`, 'Translate its label and description.'),
      );
    }
    return problems;
  });
}

function compareLists(chinese: TagList, english: TagList): Problem[] {
  const keys = new Set([...Object.keys(chinese.tags), ...Object.keys(english.tags)]);
  return [...keys].flatMap((key) => {
    const [ours, theirs] = [english.tags[key], chinese.tags[key]];
    if (ours && theirs && ours.permalink === theirs.permalink) return [];
    const {file, lineOf} = ours ? english : chinese;
    const what =
      ours && theirs
        ? `The permalink of \`${key}\` differs from ${chinese.file}`
        : `The tag \`${key}\` is in this language only`;
    return [
      {file, line: lineOf(key), what, remedy: 'Keep both tags.yml equal in keys and permalinks.'},
    ];
  });
}

function checkPages(corpus: Corpus): Problem[] {
  return corpus.pages.flatMap((page) => {
    const lists = tagLists[page.kind];
    const {tags} = page.frontMatter;
    const list = lists && readTagList(corpus, lists[page.locale]);
    if (!list || !Array.isArray(tags)) return [];
    return tags
      .filter((tag) => !Object.hasOwn(list.tags, String(tag)))
      .map((tag) =>
        problemAt(
          page,
          'tags',
          `The tag \`${String(tag)}\` is unknown`,
          `Use a key of ${list.file}: ${Object.keys(list.tags).join(', ')}.`,
        ),
      );
  });
}

/** Every tag address that the site promises has a page, and is not called unwritten when it has one. */
function checkContract(corpus: Corpus): Problem[] {
  const {routes, pending} = corpus.contract;
  const inUse = tagRoutesInUse(corpus);
  return [...routes]
    .filter((route) => /^(\/blog)?\/tags\/./.test(route) && inUse.has(route) === pending.has(route))
    .map((route) =>
      inUse.has(route)
        ? {
            file: 'config/pendingRoutes.ts',
            line: 1,
            what: `${route} is listed as not written yet, but a page carries the tag`,
            remedy: 'Remove it from the list.',
          }
        : {
            file: route.startsWith('/blog') ? 'blog/tags.yml' : 'docs/tags.yml',
            line: 1,
            what: `No page carries the tag of ${route}`,
            remedy: 'Tag a page with it; the address is promised.',
          },
    );
}

function checkLists(corpus: Corpus): Problem[] {
  return Object.values(tagLists).flatMap((files) => {
    const found = [files['zh-Hans'], files.en].map((file) => readTagList(corpus, file));
    const [chinese, english] = found;
    if (!chinese || !english) {
      const file = chinese ? files.en : files['zh-Hans'];
      return [{file, line: 1, what: 'The list of tags is missing', remedy: 'Write it.'}];
    }
    return [...checkEntries(chinese), ...checkEntries(english), ...compareLists(chinese, english)];
  });
}

export const rule: Rule = {
  title: 'Tags are known, equal in both languages, and lead to the promised addresses',
  check: (corpus) => [...checkLists(corpus), ...checkPages(corpus), ...checkContract(corpus)],
};
