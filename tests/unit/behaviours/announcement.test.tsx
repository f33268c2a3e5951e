import {useStandIn} from '../support/siteModules';

import assert from 'node:assert/strict';
import {test} from 'node:test';

import {renderToStaticMarkup} from 'react-dom/server';

import {announcementBar} from '../../../config/announcement';
import {announcementColours} from '../../../plugins/classic/theme/announcementColours';

const bar = {...announcementBar, content: 'News', isCloseable: true};
const state = {isActive: true};
useStandIn('@docusaurus/theme-common', {useThemeConfig: () => ({announcementBar: bar})});
useStandIn('@docusaurus/theme-common/internal', {
  useAnnouncementBar: () => ({isActive: state.isActive, close: () => undefined}),
});
useStandIn('@theme/AnnouncementBar/CloseButton', {default: () => <button type="button" />});
useStandIn('@theme/AnnouncementBar/Content', {default: () => bar.content});

test('announcement: it has exactly the five specified fields', () => {
  const fields = ['backgroundColor', 'content', 'id', 'isCloseable', 'textColor'];
  assert.deepEqual(Object.keys(announcementBar).sort(), fields);
});

test('announcement: only one that is closeable can be closed', async () => {
  const {default: AnnouncementBar} = await import('../../../src/theme/AnnouncementBar');
  assert.match(renderToStaticMarkup(<AnnouncementBar />), /News<button/);
  bar.isCloseable = false;
  const fixed = renderToStaticMarkup(<AnnouncementBar />);
  assert.match(fixed, /News/);
  assert.doesNotMatch(fixed, /<button/);
  state.isActive = false;
  assert.equal(renderToStaticMarkup(<AnnouncementBar />), '');
});

test('announcement: its colours become one rule', () => {
  assert.equal(
    announcementColours({backgroundColor: '#e6f4ff', textColor: 'rgb(11 58 102 / 90%)'}),
    ':root {\n  --site-announcement-background: #e6f4ff;\n  --site-announcement-text: rgb(11 58 102 / 90%);\n}\n',
  );
});

for (const value of ['', 'red; } body { display: none', '#12', 'url(//example.com/x)}']) {
  test(`announcement: “${value}” is refused as a colour, with the key and a remedy`, () => {
    assert.throws(
      () => announcementColours({backgroundColor: '#fff', textColor: value}),
      /config\/announcement\.ts: textColor is “.*not a CSS color\. Write one such as #e6f4ff/s,
    );
  });
}
