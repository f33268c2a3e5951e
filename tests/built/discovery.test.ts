import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';

import {parse} from 'yaml';

import {site} from '../../config/site';
import {readBuiltPages} from '../support/builtPages';
import {readScript} from '../support/html';
import {
  buildFolder,
  languages,
  projectRoot,
  startBuiltSite,
  type RunningSite,
} from '../support/site';

let running: RunningSite;
before(async () => {
  running = await startBuiltSite();
});
after(() => running.close());

const siteRoot = `${site.url}${site.baseUrl}`;
const read = (name: string): string => readFileSync(path.join(buildFolder, name), 'utf8');

/** Whether an address of this site leads to a file of the build. */
function isThere(address: string): boolean {
  assert.ok(address.startsWith(siteRoot), address);
  const name = address.slice(siteRoot.length).replace(/[?#].*/, '');
  return ['', 'index.html'].some((file) => existsSync(path.join(buildFolder, name, file)));
}

type Target = {href: string; type: string};

test('discovery: the API catalogue is a set of links to what describes the API, all of them there', async () => {
  const response = await fetch(new URL('.well-known/api-catalog', running.url));
  assert.equal(response.status, 200);
  assert.match(
    response.headers.get('content-type') ?? '',
    /^application\/linkset\+json; profile="https:\/\/www\.rfc-editor\.org\/info\/rfc9727"$/,
  );
  const {linkset} = (await response.json()) as {linkset: Record<string, string | Target[]>[]};
  const [{anchor, ...relations} = {}, ...others] = linkset;
  assert.deepEqual(others, []);
  const source = parse(readFileSync(path.join(projectRoot, 'openapi/openapi.yaml'), 'utf8')) as {
    servers: {url: string}[];
  };
  assert.equal(anchor, source.servers[0]?.url);
  assert.ok(Array.isArray(relations['service-desc']) && Array.isArray(relations['service-doc']));
  for (const {href} of Object.values(relations).flat() as Target[]) assert.ok(isThere(href), href);
});

test('discovery: the description is also where programs try first, in each language', () => {
  for (const {locale, prefix} of languages) {
    for (const ending of ['yaml', 'json']) {
      assert.equal(
        read(`${prefix}/openapi.${ending}`),
        read(`specs/atomgit.${locale}.${ending}`),
        `${prefix}/openapi.${ending}`,
      );
    }
  }
});

test('discovery: security.txt has what RFC 9116 asks for, and the address of SECURITY.md', () => {
  const fields = read('.well-known/security.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/) as [string, string]);
  const {Contact, Expires, Canonical} = Object.fromEntries(fields);
  const policy = readFileSync(path.join(projectRoot, 'SECURITY.md'), 'utf8');
  assert.ok(Contact?.startsWith('mailto:') && policy.includes(Contact.slice('mailto:'.length)));
  assert.ok(Canonical !== undefined && isThere(Canonical));
  assert.equal(new Date(Expires ?? '').toISOString(), Expires?.replace('Z', '.000Z'));
});

test('discovery: a page leads in its headers to its twin and to every list, and all of it is there', async () => {
  for (const address of ['', 'repo/branch', 'en/', 'en/repo/branch']) {
    const {headers} = await fetch(new URL(address, running.url));
    const links = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="([\w-]+)"/g)];
    assert.deepEqual(
      links.map(([, , relation]) => relation),
      ['alternate', 'describedby', 'sitemap', 'api-catalog', 'service-desc'],
    );
    for (const [, target = ''] of links) {
      const {status, headers: own} = await fetch(new URL(target, running.url));
      assert.equal(status, 200, target);
      if (target.endsWith('.md')) {
        const [, page = ''] = /<([^>]+)>; rel="canonical"/.exec(own.get('link') ?? '') ?? [];
        assert.equal(page, `/${address}`);
      }
    }
  }
});

test('discovery: what structured data refers to is said somewhere', () => {
  const pages = readBuiltPages();
  const data = pages.flatMap(({page}) =>
    page
      .find('script', {type: 'application/ld+json'})
      .map((script) => JSON.parse(readScript(script)) as Record<string, unknown>),
  );
  const known = new Set<unknown>();
  const meant = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const {'@id': id, ...rest} = node as Record<string, unknown>;
    if (id !== undefined) (Object.keys(rest).length > 0 ? known : meant).add(id);
    Object.values(rest).forEach(visit);
  };
  data.forEach(visit);
  assert.ok(meant.size >= 3, [...meant].join(' '));
  assert.deepEqual(
    [...meant].filter((id) => !known.has(id)),
    [],
  );
  const types = new Set(data.map((one) => one['@type']));
  for (const type of ['WebSite', 'WebAPI', 'TechArticle']) assert.ok(types.has(type), type);
});
