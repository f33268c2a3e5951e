import assert from 'node:assert/strict';
import {describe, test} from 'node:test';

import {chooseForm} from '../../../deploy/negotiate.mjs';
import {answer} from '../../../deploy/worker.mjs';

describe('the form of a page', () => {
  for (const [accept, form] of [
    [undefined, 'html'],
    ['', 'html'],
    ['*/*', 'html'],
    ['text/*', 'html'],
    ['text/markdown', 'markdown'],
    ['TEXT/MARKDOWN', 'markdown'],
    // What assistants, browsers and a common library of JavaScript send.
    ['text/markdown, text/html, */*', 'markdown'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
    ['application/json, text/plain, */*', 'html'],
    // Qualities.
    ['text/html, text/markdown;q=0.9', 'html'],
    ['text/html;q=0.8,text/markdown;q=0.85', 'markdown'],
    ['text/html;q=0.85,text/markdown;q=0.8', 'html'],
    ['text/markdown;q=0.80, text/html;q=0.8', 'markdown'],
    ['text/markdown;q=0.05, text/html;q=0.1', 'html'],
    ['text/markdown;q=1.000, text/html', 'markdown'],
    ['text/markdown;q=0.5, */*;q=0.1', 'markdown'],
    ['text/markdown;variant=GFM;q=0.3, text/html;q=0.2', 'markdown'],
    ['text/markdown;q=0', 'html'],
    ['text/plain', 'plain'],
    ['text/plain;q=0.5, text/html;q=0.4', 'plain'],
    ['text/markdown;q=0.5, text/plain', 'plain'],
    // What no page is gets the page all the same.
    ['image/png', 'html'],
    ['text/markdownish', 'html'],
    ['rubbish;;;q=,', 'html'],
    ['text/markdown;q=nonsense', 'markdown'],
    // Nothing is left.
    ['text/html;q=0', 'none'],
    ['*/*;q=0', 'none'],
    ['*/*;q=0, text/html;q=0.001', 'html'],
    ['text/html;q=0, text/plain', 'plain'],
  ] as const) {
    test(`for "${accept ?? 'no Accept'}" is ${form}`, () => {
      assert.equal(chooseForm(accept), form);
    });
  }
});

const files: Record<string, [type: string, body: string]> = {
  '/help/': ['text/html', 'home'],
  '/help/index.md': ['text/markdown', '# home'],
  '/help/en/': ['text/html', 'home in English'],
  '/help/en/index.md': ['text/markdown', '# home in English'],
  '/help/en/page': ['text/html', 'page in English'],
  '/help/en/page.md': ['text/markdown', '# page in English'],
  '/help/search': ['text/html', 'no twin'],
  '/help/404.txt': ['text/plain', 'nothing here, as text'],
  '/help/406.txt': ['text/plain', 'no form fits'],
  '/help/logo.svg': ['image/svg+xml', '<svg/>'],
};

/** A host that knows nothing of forms. */
function serve(request: Request): Promise<Response> {
  const found = files[new URL(request.url).pathname];
  const [type, body] = found ?? ['text/html', 'nothing here'];
  const headers = {'Content-Type': type};
  return Promise.resolve(new Response(body, {status: found ? 200 : 404, headers}));
}

async function ask(address: string, accept: string) {
  const request = new Request(`https://example.com${address}`, {headers: {accept}});
  const response = await answer(request, serve, '/help/');
  const header = (name: string) => response.headers.get(name);
  return {
    told: [response.status, header('content-type'), await response.text()].join(' '),
    vary: header('vary'),
    link: header('link') ?? '',
  };
}

describe('the worker of a static host', () => {
  for (const [address, accept, told] of [
    ['/help/', 'text/html', '200 text/html home'],
    ['/help/', 'text/markdown', '200 text/markdown; charset=utf-8 # home'],
    ['/help/en/', 'text/markdown', '200 text/markdown; charset=utf-8 # home in English'],
    ['/help/en/page/', 'text/plain', '200 text/plain; charset=utf-8 # page in English'],
    ['/help/search', 'text/markdown', '200 text/html no twin'],
    ['/help/gone', 'text/markdown', '404 text/plain nothing here, as text'],
    ['/help/gone.md', '*/*', '404 text/plain nothing here, as text'],
    ['/help/gone', 'text/html', '404 text/html nothing here'],
    ['/help/', 'text/html;q=0', '406 text/plain no form fits'],
  ] as const) {
    test(`answers ${address} for ${accept} with ${told}, and says that it depends`, async () => {
      const answered = await ask(address, accept);
      assert.equal(answered.told, told);
      assert.equal(answered.vary, 'Accept');
    });
  }

  test('leaves other files as they are', async () => {
    const answered = await ask('/help/logo.svg', 'text/markdown');
    assert.deepEqual(answered, {told: '200 image/svg+xml <svg/>', vary: null, link: ''});
  });

  test('leads from a page to its twin and back, and to the lists of its language', async () => {
    const page = await ask('/help/en/page', 'text/html');
    assert.match(page.link, /^<\/help\/en\/page\.md>; rel="alternate"; type="text\/markdown", /);
    assert.match(page.link, /<\/help\/en\/llms\.txt>; rel="describedby"/);
    assert.match(page.link, /<\/help\/\.well-known\/api-catalog>; rel="api-catalog"/);
    const twin = await ask('/help/en/page', 'text/markdown');
    assert.match(twin.link, /^<\/help\/en\/page>; rel="canonical", /);
    assert.doesNotMatch((await ask('/help/search', '*/*')).link, /alternate/);
  });
});
