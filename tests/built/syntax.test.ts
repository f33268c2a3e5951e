import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import ts from 'typescript';

import {buildFolder, listBuiltFiles, projectRoot} from '../support/site';

// Every script of the build is read as by the oldest browsers of "browserslist" in package.json.

const usingFlag: number = ts.NodeFlags.Using;

/** What these browsers cannot parse: a script with one of them does not start at all. */
function findNewSyntax(name: string, code: string): string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const found: string[] = [];
  const report = (node: ts.Node, what: string): void => {
    found.push(`${name}:${node.pos}: ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isClassStaticBlockDeclaration(node)) report(node, 'static block (Safari 16.4)');
    if (ts.isVariableDeclarationList(node) && (node.flags & usingFlag) !== 0)
      report(node, '"using" (Chrome 134)');
    if (ts.isImportAttributes(node)) report(node, 'import attributes (Chrome 123)');
    if (ts.isRegularExpressionLiteral(node)) judgePattern(node, node.text);
    if (ts.isCallOrNewExpression(node) && ts.isIdentifier(node.expression)) {
      const [pattern] = node.arguments ?? [];
      if (node.expression.text === 'RegExp' && pattern && ts.isStringLiteralLike(pattern))
        judgePattern(node, `/${pattern.text}/`);
    }
    ts.forEachChild(node, visit);
  };
  const judgePattern = (node: ts.Node, text: string): void => {
    if (/\(\?<[=!]/.test(text)) report(node, `look-behind in ${text.slice(0, 60)} (Safari 16.4)`);
    if (/\(\?[ims]*-?[ims]*:/.test(text.replaceAll('(?:', '')))
      report(node, `modifiers in ${text.slice(0, 60)} (Chrome 125)`);
    if (/\/[a-z]*v[a-z]*$/.test(text)) report(node, `flag v of ${text.slice(0, 60)} (Chrome 112)`);
  };
  ts.forEachChild(file, visit);
  const {parseDiagnostics = []} = file as unknown as {parseDiagnostics?: ts.Diagnostic[]};
  return [
    ...parseDiagnostics.map(
      ({messageText, start}) =>
        `${name}:${start}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    ),
    ...found,
  ];
}

/** Functions that the oldest of these browsers lack, with the first version that has them. */
const newFunctions: Record<string, string> = {
  'Array.fromAsync': 'Chrome 121',
  'Intl.Segmenter': 'Firefox 125',
  'Map.groupBy': 'Chrome 117',
  'Object.groupBy': 'Chrome 117',
  'Promise.try': 'Chrome 128',
  'Promise.withResolvers': 'Chrome 119',
  'RegExp.escape': 'Chrome 136',
  'URL.canParse': 'Chrome 120',
  'URL.parse': 'Chrome 126',
  'AbortSignal.any': 'Chrome 116',
};
/** Where a script asks beforehand whether the browser has it, and does without otherwise. */
const guards: Record<string, RegExp> = {'Intl.Segmenter': /"Segmenter"\s?in Intl/};
const newMethods: Record<string, string> = {
  difference: 'Chrome 122',
  isSubsetOf: 'Chrome 122',
  symmetricDifference: 'Chrome 122',
  toReversed: 'Chrome 110',
  toSorted: 'Chrome 110',
  toSpliced: 'Chrome 110',
};

const scripts = listBuiltFiles('.js').map((name) => ({
  name,
  code: readFileSync(path.join(buildFolder, name), 'utf8'),
}));

test('syntax: browserslist asks for the browsers that this test is written for', () => {
  const {browserslist} = JSON.parse(
    readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
  ) as {browserslist: {production: string[]}};
  assert.deepEqual(browserslist.production, [
    'chrome >= 109',
    'edge >= 109',
    'firefox >= 115',
    'safari >= 15.6',
    'ios_saf >= 15.6',
  ]);
});

test('syntax: the oldest of these browsers can read every script', () => {
  assert.ok(scripts.length > 500, String(scripts.length));
  assert.deepEqual(
    scripts.flatMap(({name, code}) => findNewSyntax(name, code)),
    [],
  );
});

test('syntax: no script calls a function that the oldest of these browsers lack', () => {
  const calls = scripts.flatMap(({name, code}) =>
    [...code.matchAll(/\b([A-Z][A-Za-z]+\.[a-zA-Z]+|(?<=\.)[a-zA-Z]+)\(/g)].flatMap(
      ([, called = '']) => {
        const since = Object.hasOwn(newFunctions, called)
          ? newFunctions[called]
          : Object.hasOwn(newMethods, called)
            ? newMethods[called]
            : undefined;
        return since === undefined || guards[called]?.test(code)
          ? []
          : [`${name}: ${called} (${since})`];
      },
    ),
  );
  assert.deepEqual([...new Set(calls)], []);
});
