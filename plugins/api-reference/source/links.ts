import type {ApiDocument} from '../../../config/apiDocuments';
import {listLinks} from './markdownLinks';
import {listOperations, overviewSlug, slugOf} from '../../../src/api/description/operations';
import {listSources} from './overlay';
import type {Problem} from './problems';
import type {SourceTree} from './source';
import {findTexts} from './texts';
import type {OpenApiDocument} from '../../../src/api/description/types';

/**
 * Where a link in a text leads, as an address of the site: an operationId leads to its page, `commit-statuses` to that
 * of a group, `overview#…` to the overview of the same document, `#…` stays on the page, `/…` is any other page.
 */
export function resolveTarget(
  {folder}: ApiDocument,
  document: OpenApiDocument,
  target: string,
): string | undefined {
  if (/^(https:\/\/|\/|#)/.test(target)) return target;
  const [name = '', hash] = target.split('#');
  const isKnown =
    listOperations(document).some(({operation}) => operation.operationId === name) ||
    document.tags.some((tag) => slugOf(tag.name) === name);
  const slug = name === 'overview' ? overviewSlug(document) : isKnown ? slugOf(name) : undefined;
  if (slug === undefined) return undefined;
  return `/openAPI/${folder}/${slug}${hash === undefined ? '' : `#${hash}`}`;
}

/** Links in the sources that lead nowhere, in either language. */
export function findBadLinks(
  tree: SourceTree,
  used: ReadonlySet<string>,
  api: ApiDocument,
  document: OpenApiDocument,
): Problem[] {
  return listSources(tree)
    .filter(({path}) => used.has(path))
    .flatMap((file) =>
      findTexts(file).flatMap(({text, paths, address}) =>
        listLinks(text)
          .filter((target) => resolveTarget(api, document, target) === undefined)
          .map((target) => ({
            file: file.path,
            line: file.findLine(paths[0] ?? []),
            where: address.join(' → ') || 'text',
            message: `The link “${target}” leads nowhere.`,
            remedy:
              'Name an operationId, a group, overview#heading, #field, an address that begins with / or https://.',
          })),
      ),
    );
}
