import assert from 'node:assert/strict';
import {test} from 'node:test';

import {mdxComponents} from '../../../config/mdxComponents';
import {compilePage} from '../support/page';

const english = 'i18n/en/docusaurus-plugin-content-docs/current/page.mdx';

test('a page that uses every component of the list as it should goes through', () => {
  const page = `Press <kbd>Enter</kbd>, then <Ui>个人设置</Ui>.

<Steps>

1. Open it.

</Steps>

<Tabs groupId="os">
<TabItem value="linux" label="Linux" default>

Text.

</TabItem>
</Tabs>

<Cards>
<Card title="Branches" href="/repo/branch" icon="branch">Text</Card>
</Cards>

<Diagram name="oauth-flow" />

<Limits />

<details>
<summary>More</summary>

Text.

</details>
`;
  for (const name of mdxComponents) assert.ok(page.includes(`<${name}`), `the sample uses ${name}`);
  assert.doesNotThrow(() => compilePage(page));
});

test('a page may use the parts that it imports', () => {
  const page = "import Hero from '@site/src/components/home/Hero';\n\n<Hero />\n";
  assert.doesNotThrow(() => compilePage(page));
});

const mistakes = [
  {
    what: 'a component that is not listed',
    page: '\n<Step>x</Step>',
    says: /page\.mdx:2: <Step> is not a component of this site\. Did you mean <Steps>\?/,
  },
  {
    what: 'a stock component that is not listed',
    page: '<CodeBlock>x</CodeBlock>',
    says: /<CodeBlock> is not a component/,
  },
  {
    what: 'an element that is not listed',
    page: 'a <font color="red">b</font>',
    says: /<font> is not a component/,
  },
  {
    what: 'a component hidden in a list',
    page: '- a\n\n  <Video />\n',
    says: /page\.mdx:3: <Video> is not a component/,
  },
  {
    what: 'a missing attribute',
    page: '<Card title="x">y</Card>',
    says: /<Card> lacks href\. Write href="…"/,
  },
  {
    what: 'an unknown attribute',
    page: '<Tabs group="os"></Tabs>',
    says: /<Tabs> has no attribute group\. It has: groupId/,
  },
  {
    what: 'attributes from an expression',
    page: '<Tabs {...props}></Tabs>',
    says: /<Tabs> has no attribute \{…\}/,
  },
  {
    what: 'steps without a numbered list',
    page: '<Steps>\n\n- a\n\n</Steps>',
    says: /<Steps> is not around a numbered list/,
  },
  {
    what: 'steps with more than the list',
    page: '<Steps>\n\n1. a\n\ntext\n\n</Steps>',
    says: /<Steps> is not around a numbered list/,
  },
  {
    what: 'a Chinese label on a Chinese page',
    page: 'a <Ui zh="设置">Settings</Ui>',
    says: /<Ui> has zh on a Chinese page/,
  },
];

for (const {what, page, says} of mistakes) {
  test(`${what} stops the build and says where and what to do`, () => {
    assert.throws(() => compilePage(page), says);
  });
}

test('an English page may show both labels, or a Latin one alone', () => {
  const page = 'a <Ui zh="设置">Settings</Ui> and <Ui>SSH Keys</Ui>';
  assert.doesNotThrow(() => compilePage(page, english));
});
