import {useStandIn} from '../support/siteModules';

import assert from 'node:assert/strict';
import {test} from 'node:test';

import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

const checked = {links: [] as string[], anchors: [] as string[]};

useStandIn('@docusaurus/useBrokenLinks', {
  default: () => ({
    collectLink: (link: string) => checked.links.push(link),
    collectAnchor: (anchor: string) => checked.anchors.push(anchor),
  }),
});

async function complete(html: string, baseUrl: string): Promise<string> {
  useStandIn('@generated/docusaurus.config', {default: {baseUrl}});
  const {useReadyHtml} = await import('../../../src/navigation/useReadyHtml');
  const Page = (): ReactNode => <p dangerouslySetInnerHTML={{__html: useReadyHtml(html)}} />;
  return renderToStaticMarkup(<Page />).slice('<p>'.length, -'</p>'.length);
}

test('ready HTML: links to pages and places are completed and reported, others are left alone', async () => {
  const html =
    '<b id="a">A</b><a class="x" href="/b#c">b</a><a href="/en/d">d</a><a href="#e">e</a>' +
    '<a href="/specs/f.yaml">f</a><a href="https://g.org">g</a><code>&lt;a href="/h"></code>';
  assert.equal(
    await complete(html, '/en/'),
    html.replace('"/b#c"', '"/en/b#c"').replace('"/specs', '"/en/specs'),
  );
  assert.deepEqual(checked, {links: ['/en/b#c', '/en/d', '#e'], anchors: ['a']});
});
