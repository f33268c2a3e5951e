import type {SiteLocale} from '../../../config/site';
import {bundleDocument} from './bundle';
import {
  createFinder,
  findBadExamples,
  findChangedRoutes,
  findDuplicateIds,
  findHan,
  findPathless,
  findUnsampled,
  findUnused,
  listRoutes,
} from './checks';
import type {ApiDocument} from '../../../config/apiDocuments';
import {findBadLinks} from './links';
import {translateTree} from './overlay';
import {throwIfAny, type Problem} from './problems';
import type {SourceTree} from './source';
import type {OpenApiDocument} from '../../../src/api/description/types';

export type Loaded = {api: ApiDocument; texts: Record<SiteLocale, OpenApiDocument>};

/** Reads and checks all documents in both languages; throws every problem at once. */
export function loadDocuments(
  tree: SourceTree,
  apis: readonly ApiDocument[],
  routes: Readonly<Record<string, readonly string[]>>,
): Loaded[] {
  const english = translateTree(tree);
  const used = new Set<string>();
  const problems: Problem[] = [];
  const loaded = apis.map((api) => {
    const chinese = bundleDocument(tree, api.root);
    const texts = {
      'zh-Hans': chinese.document,
      en: bundleDocument(english, api.root).document,
    };
    for (const file of chinese.files) used.add(file);
    const find = createFinder(tree, api.root);
    const listed = api.routeGroups.flatMap((group) => routes[group] ?? []);
    problems.push(
      ...findDuplicateIds(chinese.document, find),
      ...findChangedRoutes(listRoutes(api, chinese.document), listed, api, find),
      ...findHan(texts.en, api.root),
      ...findBadExamples(chinese.document, find),
      ...findUnsampled(chinese.document, find),
      ...findBadLinks(tree, chinese.files, api, chinese.document),
      ...findBadLinks(english, chinese.files, api, chinese.document),
    );
    return {api, texts};
  });
  const documents = loaded.map(({texts}) => texts['zh-Hans']);
  problems.push(...findUnused(tree, used), ...findPathless(tree, used, documents));
  throwIfAny(problems);
  return loaded;
}
