import '../support/siteModules';

import assert from 'node:assert/strict';
import {test} from 'node:test';

import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {mdxComponents} from '../../../config/mdxComponents';
import Card from '../../../src/components/Card';
import Cards from '../../../src/components/Cards';
import Diagram from '../../../src/components/Diagram';
import Steps from '../../../src/components/Steps';
import CodeBlock from '../../../src/theme/CodeBlock';
import {readCode} from '../../../src/theme/CodeBlock/readCode';
import registry from '../../../src/theme/MDXComponents';

const render = (element: ReactElement) => renderToStaticMarkup(element);
const isComponentName = (name: string) => /^[A-Z]/.test(name);

test('the registry holds the components of the closed list and no other', () => {
  // Two are drawn while a page is compiled, two are imported by the few pages that have them.
  const others = ['Limits', 'Ui', 'Card', 'Cards'];
  const listed = mdxComponents
    .filter((name) => isComponentName(name) && !others.includes(name))
    .sort();
  // What an author writes as `<details>` or as plain Markdown arrives under these names.
  const registered = Object.keys(registry).filter(
    (name) => isComponentName(name) && name !== 'Details',
  );
  assert.ok(listed.length >= 4);
  assert.deepEqual(registered.sort(), [...listed]);
});

test('cards are a list of links, with the icon hidden from assistive technology', () => {
  const html = render(
    <Cards>
      <Card title="Branches" href="/repo/branch" icon="branch">
        Text
      </Card>
    </Cards>,
  );
  assert.match(html, /^<ul class="cards"><li class="card"><svg [^>]*aria-hidden="true">/);
  assert.match(
    html,
    /<a href="\/repo\/branch" class="link">Branches<\/a><div class="text">Text<\/div>/,
  );
  assert.doesNotMatch(render(<Card title="a" href="/b" />), /<svg/);
});

test('steps stay an ordered list', () => {
  const html = render(
    <Steps>
      <ol>
        <li>Open</li>
      </ol>
    </Steps>,
  );
  assert.equal(html, '<div class="steps"><ol><li>Open</li></ol></div>');
});

test('a code frame shows ready HTML as it is, and plain text as text', () => {
  const ready = render(
    <CodeBlock html="<span class=tk-keyword>if</span>" language="bash" children={null} />,
  );
  assert.match(ready, /<code><span class=tk-keyword>if<\/span><\/code>/);
  assert.match(render(<CodeBlock>{'<b>'}</CodeBlock>), /<code>&lt;b&gt;<\/code>/);
});

test('a code frame with a title is a figure that the title names', () => {
  const html = render(<CodeBlock html="x" title="a.yml" children={null} />);
  assert.match(
    html,
    /^<figure class="code-frame code-single"><figcaption class="code-title">a\.yml<\/figcaption>/,
  );
  assert.match(
    render(<CodeBlock html="x" children={null} />),
    /^<div class="code-frame code-single">/,
  );
});

test('a code frame knows when it holds one line, beside which its buttons stand in a row', () => {
  const frame = (html: string) => render(<CodeBlock html={html} children={null} />);
  assert.match(frame('x\n'), /^<div class="code-frame code-single">/);
  assert.match(frame('x\ny'), /^<div class="code-frame">/);
});

test('the copy button says what it copies and has a place to announce it', () => {
  const plain = render(<CodeBlock html="x" language="bash" children={null} />);
  assert.match(
    plain,
    /<span class="status" role="status"><\/span><button type="button" [^>]*aria-label="复制代码"/,
  );
  assert.match(
    render(<CodeBlock html="x" language="console" children={null} />),
    /aria-label="复制命令"/,
  );
});

test('a region is a named stop for the keyboard until the browser has measured it', () => {
  assert.match(
    render(<CodeBlock html="x" children={null} />),
    /<div class="code-scroll" tabindex="0" role="group" aria-label="代码">/,
  );
});

test('of a terminal session only what is typed is copied', () => {
  const element = (typed: string[]) =>
    ({
      textContent: '$ a\nout\n$ b',
      querySelectorAll: (selector: string) =>
        selector === '.code-typed' ? typed.map((textContent) => ({textContent})) : [],
    }) as unknown as HTMLElement;
  assert.equal(readCode(element(['a', 'b'])), 'a\nb');
  assert.equal(readCode(element([])), '$ a\nout\n$ b');
});

test('a diagram is a figure with its caption', () => {
  const html = render(<Diagram id="diagram-x" svg="<svg></svg>" caption="What to see" />);
  assert.match(html, /^<figure class="diagram" id="diagram-x">.*<svg><\/svg>/);
  assert.match(html, /<figcaption class="diagram-caption">What to see<\/figcaption><\/figure>$/);
});
