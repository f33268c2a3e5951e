import {once} from 'node:events';
import http, {type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

import {languages, pageKinds} from '../support/site';
import {imperceptible, measureShift, open} from '../support/steps';
import {test as base, expect} from '../support/test';

/** Between two pieces of a page: long enough for a browser to paint what it has. */
const pauseMs = 400;

/** Of a page that arrives in many pieces: so much of it, and a pause of more than a frame. */
const trickle = {characters: 350, pauseMs: 22};

/** Where a slow line may cut a page: behind the first place where one text is followed by the other. */
type Cut = [after: string, text: string];

type Cuts = Cut[] | 'trickle';

const cases: {what: string; address: string; cuts: Cut[]; onPhone?: true}[] = [
  {
    what: 'the navigation bar is painted whole',
    address: '/blog/Git-AtomGit-1',
    cuts: [
      ['navbar__items--right', '</a>'],
      ['navbar__items--right', '<div class="navbar__search'],
    ],
  },
  {
    what: 'the way to the page waits for the menu beside it',
    address: '/en/user/pats',
    cuts: [['theme-doc-breadcrumbs', '</nav>']],
    onPhone: true,
  },
  {
    what: 'the methods in the sidebar wait for the names beside them',
    address: '/openAPI/api_versioned/get-branch-list',
    cuts: [['api-item', '<span']],
  },
  {
    what: 'the path of an operation waits for the buttons beside it',
    address: '/openAPI/api_versioned/get-the-authenticated-user',
    cuts: [
      ['api-path', '</code>'],
      ['api-facts', '<dd>'],
      ['api-facts', '</dl>'],
    ],
    onPhone: true,
  },
  {
    what: 'the home page has no sidebar from the beginning, and its cards come at once',
    address: '/en/',
    cuts: [
      ['<article', '<header'],
      ['<article', '</header>'],
      ['id="integrator"', '<ul'],
    ],
  },
];

/** Where the cuts lie in the page. */
function findCuts(html: string, cuts: Cut[]): number[] {
  return cuts.map(([after, text]) => {
    const cut = html.indexOf(text, html.indexOf(after));
    if (cut < 0) throw new Error(`The page has no ${text} behind ${after}.`);
    return cut;
  });
}

/** Cuts everywhere in the body of the page, as fine as a line may bring it. */
function cutFinely(html: string): number[] {
  const cuts: number[] = [];
  for (let cut = html.indexOf('<body'); cut < html.length; cut += trickle.characters)
    cuts.push(cut);
  return cuts;
}

/** Writes a page as a slow line brings it. */
async function writeInPieces(response: ServerResponse, html: string, cuts: Cuts): Promise<void> {
  const places = cuts === 'trickle' ? cutFinely(html) : findCuts(html, cuts);
  let sent = 0;
  for (const place of places) {
    if (place <= sent) throw new Error(`The cut at ${place} lies before the one at ${sent}.`);
    response.write(html.slice(sent, place));
    sent = place;
    await wait(cuts === 'trickle' ? trickle.pauseMs : pauseMs);
  }
  response.end(html.slice(sent));
}

const test = base.extend<{line: {cuts: Cuts}}>({
  line: {cuts: []},
  baseURL: async ({line}, use) => {
    const server = http.createServer((request, response) => {
      void fetch(new URL(request.url ?? '/', process.env.TESTED_SITE)).then(async (answer) => {
        const type = answer.headers.get('content-type') ?? '';
        response.writeHead(answer.status, {'content-type': type});
        if (type.startsWith('text/html'))
          await writeInPieces(response, await answer.text(), line.cuts);
        else response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const {port} = server.address() as AddressInfo;
    await use(`http://127.0.0.1:${port}`);
    server.closeAllConnections();
    server.close();
  },
});

for (const {what, address, cuts, onPhone} of cases) {
  test.describe(() => {
    test.use({line: {cuts}});

    test(`slow line: ${what}, and nothing moves${onPhone ? ' @phone' : ''}`, async ({page}) => {
      await open(page, address);
      expect(await measureShift(page)).toBe(0);
    });
  });
}

// Cards with pictures, a text that is wider than others, and samples on a phone; a page of every kind below.
const trickled = [
  {address: '/en/blog'},
  {address: '/en/openAPI/api_versioned/atomgit-openapi'},
  {address: '/openAPI/api_versioned/get-the-authenticated-user', onPhone: true},
];

test.describe(() => {
  test.use({line: {cuts: 'trickle'}});

  for (const {address, onPhone} of trickled) {
    test(`slow line: ${address} arrives in small pieces, and nothing moves${onPhone ? ' @phone' : ''}`, async ({
      page,
    }) => {
      await open(page, address);
      expect(await measureShift(page)).toBeLessThan(imperceptible);
    });
  }

  for (const {prefix} of languages) {
    for (const {kind, route} of pageKinds) {
      test(`slow line: ${kind} under "${prefix}/" arrives in small pieces, and nothing moves @proof`, async ({
        page,
      }) => {
        await open(page, prefix + route);
        expect(await measureShift(page)).toBeLessThan(imperceptible);
      });
    }
  }
});
