import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';

import {hashInlineScripts} from '../../deploy/headers.mjs';
import {parsePage, readAttribute, readScript} from '../support/html';
import {buildFolder, listBuiltFiles, startBuiltSite, type RunningSite} from '../support/site';

const pages = listBuiltFiles('.html').map((name) => {
  const html = readFileSync(path.join(buildFolder, name), 'utf8');
  return {name, html, page: parsePage(html)};
});

let running: RunningSite;
before(async () => {
  running = await startBuiltSite();
});
after(() => running.close());

test('policy: the hashes of every page are those of its inline scripts as a browser reads them', () => {
  assert.ok(pages.length > 500, `${pages.length} pages`);
  for (const {name, html, page} of pages) {
    const scripts = page
      .find('script')
      .filter(
        (script) =>
          readAttribute(script, 'src') === undefined &&
          !readAttribute(script, 'type')?.endsWith('json'),
      );
    const hashes = scripts.map(
      (script) => `'sha256-${createHash('sha256').update(readScript(script)).digest('base64')}'`,
    );
    assert.deepEqual(hashInlineScripts(html), [...new Set(hashes)].sort(), name);
  }
});

test('policy: pages share their inline scripts, so that one header serves the whole site', () => {
  const hashes = new Set(pages.flatMap(({html}) => hashInlineScripts(html)));
  assert.ok(hashes.size >= 1 && hashes.size <= 8, `${hashes.size} different inline scripts`);
});

test('policy: no page has a style attribute, a style element, an event handler or code in an address', () => {
  const offences = pages.flatMap(({name, page}) =>
    page.elements.flatMap(({tagName, attrs}) => [
      ...(tagName === 'style' ? [`${name}: <style>`] : []),
      ...attrs
        .filter(
          (attribute) =>
            /^(style|on.*|srcdoc)$/.test(attribute.name) ||
            /^\s*javascript:/i.test(attribute.value),
        )
        .map((attribute) => `${name}: <${tagName} ${attribute.name}="${attribute.value}">`),
    ]),
  );
  assert.deepEqual(offences, []);
});

/** Elements that load what they name as soon as the page is read. */
const loading: Record<string, string> = {
  script: 'src',
  img: 'src',
  source: 'src',
  iframe: 'src',
  audio: 'src',
  video: 'src',
  link: 'href',
};

test('policy: what a page loads comes from the site itself', () => {
  const foreign = pages.flatMap(({name, page}) =>
    page.elements.flatMap((element) => {
      const attribute = loading[element.tagName];
      const target = attribute && readAttribute(element, attribute);
      const relation = readAttribute(element, 'rel') ?? '';
      if (!target || /^(canonical|alternate|next|prev)$/.test(relation)) return [];
      return /^(https?:)?\/\//.test(target) ? [`${name}: ${target}`] : [];
    }),
  );
  assert.deepEqual(foreign, []);
});

test('policy: every kind of file is sent with the headers, and only hashed names may be kept unasked', async () => {
  const kinds = new Map(listBuiltFiles('').map((name) => [path.extname(name), name]));
  assert.ok(kinds.size >= 5, [...kinds.keys()].join(' '));
  const addresses = [...kinds.values(), 'no/such/page', 'user/sshkey.html', '%'];
  for (const address of addresses) {
    const url = new URL(`/${address.replace(/(^|\/)index\.html$/, '')}`, running.url);
    const {headers} = await fetch(url, {redirect: 'manual'});
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ]) {
      assert.ok(headers.get(name), `${address} has no ${name}`);
    }
    const hashed = /^(en\/)?assets\//.test(address);
    if (headers.has('cache-control'))
      assert.equal(headers.get('cache-control')?.includes('immutable'), hashed, address);
  }
});

test('policy: the name of every file that may be kept for ever holds a hash', () => {
  const kept = listBuiltFiles('').filter((name) => /^(en\/)?assets\//.test(name));
  assert.ok(kept.length > 20);
  const nameless = kept.filter((name) => !/[.-][0-9a-f]{6,}\.\w+(\.LICENSE\.txt)?$/.test(name));
  assert.deepEqual(nameless, []);
});
