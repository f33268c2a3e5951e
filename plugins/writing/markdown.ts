import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';

import {drawApostrophes} from './mdx/remarkApostrophes';
import type {MdxFile, MdxNode} from './mdx/tree';

// What works on pages is loaded with the first of them: Docusaurus reads the configuration time and again, and compiles
// no page that is in its cache.
let transformers: Promise<typeof import('./pageTransformers')> | undefined;
let frontMatter: Promise<typeof import('../../config/frontMatter')> | undefined;
let version: Promise<typeof import('./version')> | undefined;

type Stage = 'onMarkdown' | 'onHtml';

function transform(stage: Stage) {
  return () =>
    async (tree: MdxNode, file: MdxFile): Promise<void> => {
      const loaded = await (transformers ??= import('./pageTransformers'));
      for (const transformPage of loaded[stage]) transformPage(tree, file);
    };
}

/**
 * What every kind of page shares: guides, blog and single pages. Ours comes first, to see the page as it was written, and
 * last, when Docusaurus has made of it what it makes.
 */
export const mdxPlugins = {
  beforeDefaultRemarkPlugins: [transform('onMarkdown')],
  rehypePlugins: [transform('onHtml')],
};

type FrontMatter = Awaited<ReturnType<ParseFrontMatter>>;

const isVersion = (file: string) => /[\\/]changelogs[\\/]/.test(file);

type Source = {filePath: string; fileContent: string};

/** What few pages show is loaded by their files: imported at the end, so that messages name the right lines. */
function listImports({filePath, fileContent}: Source): string[] {
  const has = (name: string) => fileContent.includes(`\n<${name}`);
  const styles = [
    ...(isVersion(filePath) ? ['versions'] : []),
    ...(has('Diagram') ? ['diagram'] : []),
    ...(has('Tabs') ? ['tabs'] : []),
    ...(/^\s*\|/m.test(fileContent) ? ['tableCards'] : []),
    ...(fileContent.includes(' {#next}\n') ? ['guides'] : []),
  ].map((name) => `import '@site/src/css/${name}.css';`);
  const parts = ['Card', 'Cards']
    .filter(has)
    .map((name) => `import ${name} from '@site/src/components/${name}';`);
  return [...styles, ...parts];
}

/** What the list of versions tells of each: of a page, it knows its entry in the sidebar. */
async function withChanges(filePath: string, page: FrontMatter): Promise<FrontMatter> {
  const {readVersion} = await (version ??= import('./version'));
  const {checked, released} = page.frontMatter;
  const facts = {checked, released, ...readVersion(filePath, page.content)};
  // Before the newest there is only the list itself, and that lists all of them.
  const own = {sidebar_custom_props: facts, pagination_prev: null};
  return {...page, frontMatter: {...page.frontMatter, ...own}};
}

export const markdown = {
  format: 'mdx',
  mdx1Compat: {comments: false, admonitions: false, headingIds: true},
  async parseFrontMatter({defaultParseFrontMatter, ...page}) {
    const result = await defaultParseFrontMatter(page);
    const {description} = result.frontMatter;
    if (typeof description === 'string')
      result.frontMatter.description = drawApostrophes(description);
    const {checkFrontMatter} = await (frontMatter ??= import('../../config/frontMatter'));
    checkFrontMatter(page.filePath, result.frontMatter, page.fileContent);
    return isVersion(page.filePath) ? withChanges(page.filePath, result) : result;
  },
  preprocessor: (page) => [page.fileContent, ...listImports(page)].join('\n\n'),
  // The build only warns about broken links, as specified; `npm run check` fails on them.
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
} satisfies Partial<MarkdownConfig>;
