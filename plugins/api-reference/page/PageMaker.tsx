import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {stringify} from 'yaml';

import {site, type SiteLocale} from '../../../config/site';
import {categoryPage, type ApiDocument} from '../../../config/apiDocuments';
import {resolveTarget} from '../source/links';
import {resolveLinks} from '../source/markdownLinks';
import {firstSentence} from './markdown';
import {
  listOperations,
  overviewSlug,
  slugOf,
  type Located,
} from '../../../src/api/description/operations';
import {aboutDownloads} from './aboutDownloads';
import {CategoryPage} from './CategoryPage';
import {beginPage, createContext, type PageContext} from './context';
import {Downloads, type Download} from './Downloads';
import {fillIn, groupsMark} from './fillIn';
import {listGroups} from './groups';
import {Groups} from './Groups';
import {OperationPage} from './OperationPage';
import {Strip} from './Strip';
import {TagPage} from './TagPage';
import type {OpenApiDocument} from '../../../src/api/description/types';

/** The files of one page: what docusaurus-plugin-openapi-docs writes, and the HTML that it imports. */
export type Page = {mdx: string; parts: {html: string} & Overview};

/** What an overview shows at its mark and before its first section, and the list of all operations before its rows. */
type Overview = {strip?: string; groups?: string};

/** Operations have a page without it. */
const listStyles = `import '@site/src/css/operationLists.css';\n\n`;

/** Of several versions, each has a switch to the others above its sidebar. */
const switchStyles = `import '@site/src/css/versionSwitch.css';\n`;

/** A text says first what the API is; then comes what holds for all of it. */
const placeStrip = (text: string): string =>
  text.replace(/^(?=## )/m, '<ApiPage html={page.strip} />\n\n');

/** Makes the pages of one document in one language. */
export class PageMaker {
  private readonly context: PageContext;
  private readonly operations: readonly Located[];

  constructor(
    private readonly api: ApiDocument,
    private readonly document: OpenApiDocument,
    locale: SiteLocale,
    guides: PageContext['guides'],
    private readonly lastChange: string | undefined,
    /** The version before, if there is one. */
    private readonly before: OpenApiDocument | undefined,
  ) {
    this.context = createContext(api, document, locale, guides, (target) =>
      resolveTarget(api, document, target),
    );
    this.operations = listOperations(document);
  }

  makeOperation(id: string): Page {
    const located = this.operations.find(({operation}) => slugOf(operation.operationId) === id);
    if (!located) throw new Error(`There is no operation for the page ${id}.`);
    const {operation, method, path} = located;
    const call = this.titleOf(`${method.toUpperCase()} ${path}`);
    const sentence = firstSentence(operation.description ?? operation.summary);
    const kinds = ['api-item', `api-item-${method}`];
    if (operation.deprecated) kinds.push('api-item-deprecated');
    if (operation['x-source']) kinds.push('api-item-unconfirmed');
    return this.makePage(
      id,
      {
        title: this.titleOf(operation.summary),
        sidebar_label: operation.summary,
        description: this.context.words.description(call, sentence),
        hide_table_of_contents: true,
        api_kind: 'operation',
        sidebar_class_name: kinds.join(' '),
      },
      <OperationPage context={beginPage(this.context)} located={located} />,
    );
  }

  makeTag(name: string): Page {
    const {words} = this.context;
    const tag = this.document.tags.find((known) => known.name === name);
    const label = tag?.['x-displayName'] ?? name;
    const groups = listGroups(this.document).map((group) => group.tag.name);
    const place = groups.indexOf(name);
    const pageOf = (group: string) => `openAPI/${this.api.folder}/${slugOf(group)}`;
    const [before, next] = [groups[place - 1], groups[place + 1]].map((one) => one && pageOf(one));
    return this.makePage(
      slugOf(name),
      {
        title: this.titleOf(words.tagTitle(label)),
        sidebar_label: label,
        description: this.describe(label, tag?.description ?? label),
        hide_table_of_contents: true,
        api_kind: 'list',
        // From group to group: the operations of its own it lists.
        ...(before && {pagination_prev: before}),
        pagination_next: next ?? null,
      },
      <TagPage context={this.context} tag={name} />,
      {before: listStyles, after: ''},
    );
  }

  makeOverview(downloads: readonly Download[]): Page {
    const {title, description = ''} = this.document.info;
    const label = this.document.info['x-displayName'] ?? title;
    const {words} = this.context;
    const body = resolveLinks(
      fillIn(
        description.replace(groupsMark, '<ApiPage html={page.groups} />'),
        this.document,
        words,
        this.before,
      ),
      (target) => resolveTarget(this.api, this.document, target),
    );
    const about = aboutDownloads[this.context.locale];
    const file = `${this.api.name}.${this.context.locale}.yaml`;
    const collection = file.replace(/yaml$/, 'postman_collection.json');
    const address = `${site.url}${site.baseUrl}specs/${file}`;
    return this.makePage(
      overviewSlug(this.document),
      {
        title: this.titleOf(label),
        sidebar_label: words.overview,
        description: this.describe(label, description),
        // As many entries as a reader takes in at a glance.
        toc_max_heading_level: 2,
        api_kind: 'overview',
      },
      <Downloads context={this.context} downloads={downloads} />,
      {
        before: `${listStyles}${placeStrip(body)}\n\n## ${about.heading} {#downloads}\n\n${about.introduction}\n\n`,
        after: about.explain(file, address, collection),
        strip: renderToStaticMarkup(<Strip context={this.context} of="overview" />),
        groups: renderToStaticMarkup(<Groups context={this.context} />),
      },
    );
  }

  /** The page that lists all groups. */
  makeCategory(): Page {
    const {address, title, description} = this.api.category;
    const {locale} = this.context;
    return this.makePage(
      categoryPage,
      {
        slug: address,
        title: title[locale],
        description: description[locale],
        hide_table_of_contents: true,
        api_kind: 'list',
        // A list has no date of its own: what it lists has.
        last_update: undefined,
      },
      <CategoryPage context={this.context} />,
      {
        before: `${listStyles}${description[locale]}\n\n<ApiPage html={page.strip} />\n\n`,
        after: '',
        strip: renderToStaticMarkup(<Strip context={this.context} of="category" />),
      },
    );
  }

  /** Versions of one API have pages of the same name: the version tells them apart. */
  private titleOf(title: string): string {
    return this.api.version ? `${title} ${this.document.info.version}` : title;
  }

  /** What a result list shows of a page; versions of one API are told apart here too. */
  private describe(label: string, text: string): string {
    const sentence = firstSentence(text);
    return this.api.version
      ? this.context.words.description(this.titleOf(label), sentence)
      : sentence;
  }

  private makePage(
    id: string,
    frontMatter: Record<string, unknown>,
    body: ReactElement,
    {before, after, ...parts}: {before: string; after: string} & Overview = {
      before: '',
      after: '',
    },
  ): Page {
    const history = this.lastChange && {last_update: {date: this.lastChange}};
    const head = stringify({id, ...history, ...frontMatter, custom_edit_url: null}, {lineWidth: 0});
    const mdx = `---
${head}---

import ApiPage from '@site/src/components/api/ApiPage';
import page from './${id}.json';
${this.api.version ? switchStyles : ''}
${before}<ApiPage html={page.html} />
${after}`;
    return {mdx, parts: {html: renderToStaticMarkup(body), ...parts}};
  }
}
