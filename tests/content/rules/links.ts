import type {SiteLocale} from '../../../config/site';
import type {Corpus} from '../../support/prose/corpus';
import {headingsOf} from '../../support/prose/headings';
import {linksOf, type PageLink} from '../../support/prose/links';
import {problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';
import {tagRoutesInUse} from '../../support/prose/tags';

type Verdict = {what: string; remedy: string};

const tracking = /^(utm_\w+|spm|scm|share_\w+|fbclid|gclid|msclkid|yclid|_hs\w+)$/i;
const siteHost = 'docs.atomgit.com';
const emptyWords = /^(here|this|this page|link|click here|这里|此处|点击这里|点此|链接|本页)$/i;

function judgeExternal(url: string): Verdict | undefined {
  if (url.startsWith('mailto:')) return undefined;
  // A bare address swallows the Chinese punctuation that follows it.
  if (/[^\x21-\x7e]/.test(url)) {
    return {
      what: `The address ${url} contains characters that are not ASCII`,
      remedy: 'Write it as `[text](address)`, and encode what belongs to it.',
    };
  }
  if (!URL.canParse(url)) {
    return {what: `The address ${url} is malformed`, remedy: 'Correct it.'};
  }
  const {protocol, hostname, pathname, searchParams} = new URL(url);
  if (protocol !== 'https:') {
    return {what: `The link ${url} is not https`, remedy: 'Link to the https address.'};
  }
  if (hostname === siteHost) {
    const remedy = `Write it without the host: \`${pathname.replace(/^\/en(?=\/|$)/, '') || '/'}\`.`;
    return {what: `The link ${url} names this site`, remedy};
  }
  const trackers = [...searchParams.keys()].filter((key) => tracking.test(key));
  if (trackers.length > 0) {
    const remedy = `Remove the parameter ${trackers.join(', ')}.`;
    return {what: `The link ${url} carries tracking`, remedy};
  }
  return undefined;
}

/** How Docusaurus wants a link to a file that is no page. */
const filePrefix = 'pathname://';

function judgeFile(url: string, {contract}: Corpus): Verdict | undefined {
  const file = url.slice(filePrefix.length).replace(/[?#].*$/, '');
  if (contract.staticFiles.has(file)) return undefined;
  return {
    what: `There is no file ${file} in static/`,
    remedy: 'Correct the address or add the file.',
  };
}

type Known = {
  corpus: Corpus;
  /** Heading ids of every written page, by language and route. */
  ids: Record<SiteLocale, Map<string, Set<string>>>;
  /** Addresses of tags that some page carries. */
  tags: Set<string>;
};

function judgeRoute(target: string, {corpus, tags}: Known): Verdict | undefined {
  const {routes, pending, aliases, staticFiles} = corpus.contract;
  if (/^\/en(\/|$)/.test(target)) {
    const remedy = `Write \`${target.slice(3) || '/'}\`: the language is added by itself.`;
    return {what: `The link ${target} names a language`, remedy};
  }
  if (/\.mdx?$/.test(target)) {
    const remedy = 'Link to the address of the page, without extension.';
    return {what: `The link ${target} names a file`, remedy};
  }
  if (target !== '/' && target.endsWith('/')) {
    const remedy = `Write \`${target.slice(0, -1)}\`.`;
    return {what: `The link ${target} ends with a slash`, remedy};
  }
  if (pending.has(target)) {
    const remedy = 'Link to a page that exists, or write that page first.';
    return {what: `${target} is not written yet`, remedy};
  }
  if (routes.has(target) || tags.has(target)) return undefined;
  if (staticFiles.has(target)) {
    const remedy = `Write \`${filePrefix}${target}\`.`;
    return {what: `${target} is a file, not a page`, remedy};
  }
  const current = aliases[target];
  return current
    ? {what: `${target} only redirects`, remedy: `Link to \`${current}\`.`}
    : {
        what: `There is no page ${target}`,
        remedy: 'Correct the address; config/routes.ts lists all of them.',
      };
}

function judgeAnchor(
  target: string,
  hash: string,
  locale: SiteLocale,
  {ids, corpus}: Known,
): Verdict | undefined {
  const pageIds = ids[locale].get(target);
  if (!pageIds) {
    // The page may be one of those that cannot be read, which is reported on its own.
    if (corpus.unreadable.length > 0) return undefined;
    const remedy = `Link to \`${target}\`; only anchors of written pages can be kept from breaking.`;
    return {what: `${target} is not prose, so its anchor #${hash} is not fixed`, remedy};
  }
  if (pageIds.has(hash)) return undefined;
  return {
    what: `${target} has no heading with the id \`${hash}\``,
    remedy: `Its ids are: ${[...pageIds].join(', ') || 'none'}.`,
  };
}

function judgeLink(page: Page, {url, words}: PageLink, known: Known): Verdict | undefined {
  if (emptyWords.test(words.trim())) {
    const remedy = 'Say what the reader finds there.';
    return {what: `The link text “${words.trim()}” says nothing`, remedy};
  }
  if (url.startsWith(filePrefix)) return judgeFile(url, known.corpus);
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//')) return judgeExternal(url);
  const [, route = '', , hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (route !== '' && !route.startsWith('/')) {
    const remedy = 'Begin it with `/`: `/repo/branch#create`.';
    return {what: `The link ${url} is relative`, remedy};
  }
  const target = route === '' ? page.route : route;
  const broken = route === '' ? undefined : judgeRoute(target, known);
  if (broken || hash === undefined) return broken;
  return judgeAnchor(target, hash, page.locale, known);
}

function collectIds({pages}: Corpus): Known['ids'] {
  const ids: Known['ids'] = {'zh-Hans': new Map(), en: new Map()};
  for (const page of pages) {
    const own = headingsOf(page).flatMap(({id}) => (id === undefined ? [] : [id]));
    ids[page.locale].set(page.route, new Set(own));
  }
  return ids;
}

function checkLinks(corpus: Corpus): Problem[] {
  const known: Known = {corpus, ids: collectIds(corpus), tags: tagRoutesInUse(corpus)};
  return corpus.pages.flatMap((page) =>
    linksOf(page).flatMap((link) => {
      const verdict = judgeLink(page, link, known);
      return verdict ? [problemAt(page, link.line, verdict.what, verdict.remedy)] : [];
    }),
  );
}

export const rule: Rule = {
  title: 'Every link leads to a written page and heading, or to a clean https address',
  check: checkLinks,
};
