import '../support/siteModules';

import assert from 'node:assert/strict';
import {test} from 'node:test';

import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {readArticle} from '../../../plugins/programs/article';
import {parsePage} from '../../../plugins/programs/hast';
import {readText, writeMarkdown} from '../../../plugins/programs/markdown';
import LfsHelper from '../../../src/components/devtools/LfsHelper';
import RequestPlanner from '../../../src/components/devtools/RequestPlanner';
import ScopePicker from '../../../src/components/devtools/ScopePicker';
import SignOff from '../../../src/components/devtools/SignOff';
import WebhookViewer from '../../../src/components/devtools/WebhookViewer';

/** How a tool reads in the Markdown form of the page, made of the HTML that the build writes. */
function readTool(Tool: ComponentType): string {
  const html = renderToStaticMarkup(<Tool />);
  return writeMarkdown(readText(readArticle(parsePage(`<main>${html}</main>`), '/devtools')));
}

test('the scope picker is a list of tasks with their scopes', () => {
  const text = readTool(ScopePicker);
  assert.match(text, /^\*\*代码与代码库\*\*\n\n- 读写文件 – `repo`\n/);
  assert.match(text, /\n- 写入自动化检查 – 仅限应用\n/);
});

test('the webhook viewer is a table of the body of a push', () => {
  const text = readTool(WebhookViewer);
  assert.match(text, /X-AtomGit-Event: Push Hook/);
  assert.match(text, /\| .*"before": .*\| 推送前的提交 ID +\|/);
});

test('the LFS helper is a list of kinds of files', () => {
  assert.match(readTool(LfsHelper), /\n- 设计稿 – `psd ai sketch fig blend`\n/);
});

for (const Tool of [RequestPlanner, SignOff]) {
  test(`${Tool.name} says nothing without scripts`, () => {
    assert.equal(readTool(Tool).trim(), '');
  });
}
