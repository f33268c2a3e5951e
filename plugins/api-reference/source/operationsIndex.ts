import type {SiteLocale} from '../../../config/site';
import type {ApiDocument, IndexedOperation} from '../../../config/apiDocuments';
import {listOperations, slugOf} from '../../../src/api/description/operations';
import type {OpenApiDocument} from '../../../src/api/description/types';

export function indexOperations(
  {folder}: ApiDocument,
  documents: Record<SiteLocale, OpenApiDocument>,
): IndexedOperation[] {
  const english = listOperations(documents.en);
  return listOperations(documents['zh-Hans']).map(({operation, method, path}, index) => {
    const {operationId, tags, security = []} = operation;
    const [tag = ''] = tags;
    const slug = slugOf(operationId);
    const scopes = security.flatMap((way) => Object.values(way).flat());
    return {
      operationId,
      method: method.toUpperCase(),
      path,
      slug,
      address: `/openAPI/${folder}/${slug}`,
      tag,
      title: {'zh-Hans': operation.summary, en: english[index]?.operation.summary ?? ''},
      tagTitle: {
        'zh-Hans': titleOfTag(documents['zh-Hans'], tag),
        en: titleOfTag(documents.en, tag),
      },
      scopes: [...new Set(scopes)],
      confirmed: operation['x-source'] === undefined,
    };
  });
}

function titleOfTag(document: OpenApiDocument, name: string): string {
  return document.tags.find((tag) => tag.name === name)?.['x-displayName'] ?? name;
}
