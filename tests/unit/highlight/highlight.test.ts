import assert from 'node:assert/strict';
import {test} from 'node:test';

import {highlight, highlightLines} from '../../../plugins/writing/highlight/highlight';
import {languageNames, type Language} from '../../../plugins/writing/highlight/languages';
import {tokenKinds} from '../../../plugins/writing/highlight/tokens';

/** For each language a piece of code, and one token that must be coloured as what it is. */
const samples: Record<Language, {code: string; token: string | null}> = {
  bash: {code: 'git push origin main # now', token: '<span class=tk-comment># now</span>'},
  console: {code: '$ git status\nclean', token: '<span class=tk-function>git</span>'},
  powershell: {code: 'Get-Content $file', token: '<span class=tk-variable>$file</span>'},
  json: {code: '{"id": 1}', token: '<span class=tk-property>"id"</span>'},
  yaml: {code: 'on: push # always', token: '<span class=tk-property>on</span>'},
  toml: {code: '[build]\njobs = 2', token: '<span class=tk-number>2</span>'},
  ini: {code: '[user]\nname = Demo', token: '<span class=tk-attr-name>[user]</span>'},
  diff: {code: '-old\n+new', token: '<span class=tk-inserted>+new</span>'},
  js: {code: 'const a = "b";', token: '<span class=tk-keyword>const</span>'},
  jsx: {code: 'const a = <b c="d" />;', token: '<span class=tk-attr-name>c</span>'},
  ts: {code: 'let a: number = 1;', token: '<span class=tk-builtin>number</span>'},
  tsx: {code: 'const a = <b c={1} />;', token: '<span class=tk-attr-name>c</span>'},
  python: {code: 'def read(): return 1', token: '<span class=tk-function>read</span>'},
  go: {code: 'func main() { return }', token: '<span class=tk-function>main</span>'},
  java: {code: 'class Demo { int n = 1; }', token: '<span class=tk-class-name>Demo</span>'},
  http: {code: 'GET /user HTTP/1.1\nHost: a.b', token: '<span class=tk-attr-name>Host</span>'},
  markdown: {code: '# Title', token: '<span class=tk-tag># Title</span>'},
  html: {code: '<a href="/">x</a>', token: '<span class=tk-attr-name>href</span>'},
  css: {code: '.a { color: red }', token: '<span class=tk-property>color</span>'},
  sql: {code: 'SELECT 1', token: '<span class=tk-number>1</span>'},
  docker: {code: 'FROM node:20', token: '<span class=tk-keyword>FROM</span>'},
  git: {code: '# On branch main', token: '<span class=tk-comment># On branch main</span>'},
  gitignore: {code: '# built\n/build', token: '<span class=tk-string>/build</span>'},
  gitattributes: {code: '# ends\n*.sh text eol=lf', token: '<span class=tk-comment># ends</span>'},
  output: {code: '! [rejected] master -> master (fetch first)', token: null},
  text: {code: 'plain', token: null},
};

function readText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

for (const language of languageNames) {
  const {code, token} = samples[language];

  test(`${language} is coloured without changing a letter`, () => {
    const html = highlight(code, language);
    assert.equal(readText(html), code);
    if (token !== null) assert.ok(html.includes(token), html);
  });
}

test('JSON that a command sends is coloured as JSON, whatever else stands in quotes as a string', () => {
  const body = '{\n  "title": "a",\n  "draft": true\n}';
  const html = highlight(`curl -d '${body}' \\\n  -w '[]' -H 'A: "b"'`, 'bash');
  assert.equal(readText(html), `curl -d '${body}' \\\n  -w '[]' -H 'A: "b"'`);
  assert.ok(html.includes(`'</span>${highlight(body, 'json')}<span class=tk-string>'`), html);
  assert.ok(html.includes(`<span class=tk-string>'[]'</span>`), html);
  assert.ok(html.includes(`<span class=tk-string>'A: "b"'</span>`), html);
});

const otherNames: [alias: string, language: Language][] = [
  ['sh', 'bash'],
  ['shell-session', 'console'],
  ['ps1', 'powershell'],
  ['yml', 'yaml'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['py', 'python'],
  ['md', 'markdown'],
  ['xml', 'html'],
  ['dockerfile', 'docker'],
];

test('languages answer to their usual other names', () => {
  for (const [alias, language] of otherNames) {
    const {code} = samples[language];
    assert.equal(highlight(code, alias), highlight(code, language), alias);
  }
});

test('colours are classes from the list of token kinds, never styles', () => {
  const kinds = new Set<string>(Object.keys(tokenKinds));
  for (const language of languageNames) {
    const html = highlight(samples[language].code, language);
    assert.doesNotMatch(html, /style/);
    for (const [, kind = ''] of html.matchAll(/class=tk-([\w-]+)/g))
      assert.ok(kinds.has(kind), kind);
  }
});

test('an unknown language is refused with the list of known ones', () => {
  assert.throws(() => highlight('x', 'brainfuck'), /Unknown code language “brainfuck”.*bash.*yaml/);
});

test('markup in code is shown, not run', () => {
  const html = highlight('<img src=x onerror="alert(1)"> & more', 'text');
  assert.equal(html, '&lt;img src=x onerror="alert(1)"&gt; &amp; more');
});

test('no span reaches over the end of a line, so that lines can be marked one by one', () => {
  const code = 'a = """one\ntwo\nthree"""\nb = 1';
  const lines = highlightLines(code, 'python');
  assert.equal(lines.length, 4);
  for (const line of lines) {
    assert.equal(line.split('<span').length, line.split('</span>').length, line);
  }
  assert.match(lines[1] ?? '', /tk-string/);
});

test('neighbours of one colour share a span', () => {
  const html = highlight('async function f() {}', 'js');
  assert.ok(html.startsWith('<span class=tk-keyword>async function</span> '), html);
});

test('what an interpolation holds does not look like the string around it', () => {
  const html = highlight('`a ${name} b`', 'js');
  assert.match(html, /<\/span>\$\{name\}<span/);
});

test('an option of a command is one token, with all its hyphens, and only outside of strings and comments', () => {
  const option = '<span class=tk-variable>--no-track</span>';
  assert.ok(highlight('git switch -c login --no-track origin/master', 'bash').includes(option));
  for (const code of ['echo "a --no-track b"', 'ls # say --no-track']) {
    assert.ok(!highlight(code, 'bash').includes(option), code);
  }
});

test('placeholders are marked in shell code, and tags stay tags in markup', () => {
  assert.match(
    highlight('git switch <branch>', 'bash'),
    /<span class=tk-placeholder>&lt;branch&gt;</,
  );
  assert.doesNotMatch(highlight('<branch>', 'html'), /placeholder/);
});

test('a console block tells prompts, commands and output apart', () => {
  const lines = highlightLines('$ git commit \\\n  -m "x"\n[main 1a2b3c4] x\n\n$ ls', 'console');
  assert.match(lines[0] ?? '', /^<span class=code-prompt>\$ <\/span><span class=code-typed>/);
  assert.match(lines[1] ?? '', /^<span class=code-typed>.*"x"/);
  assert.equal(lines[2], '<span class=code-output>[main 1a2b3c4] x</span>');
  assert.equal(lines[3], '');
  assert.match(lines[4] ?? '', /^<span class=code-prompt>/);
  const [, ...graph] = highlightLines('$ git log\n* a1\n| * b2\n|/\n*.png filter', 'console');
  assert.deepEqual(
    graph.map((line) => line.includes('code-graph')),
    [true, true, false, false],
  );
});

/** Shell code, its commands, and all else in it that has a colour. */
const shellCode: [code: string, commands: string, others?: string][] = [
  ['git add .\ngit remote add origin\nclip', 'git git clip'],
  ['npm test && npm ci; ssh-keygen -t ed25519', 'npm npm ssh-keygen', '-t'],
  ['cat a.txt | sort || ./run.sh cat', 'cat sort ./run.sh'],
  ['eval "$(ssh-agent -s)"', 'eval ssh-agent', '" $( -s) "'],
  ['head=$(git log add)', 'git', 'head $( )'],
  ['NAME="a b" LEVEL=2 npm run build', 'npm', 'NAME "a b" LEVEL'],
  ['sudo apt install git', 'sudo apt'],
  ['curl --header "A: b" \\\n  --max-time=5 \\\n  cat', 'curl', '--header "A: b" --max-time'],
  ['if test -f a; then\n  rm a\nfi', 'test rm', 'if -f then fi'],
  ['for a in b; do echo "$a"; done', 'echo', 'for a in do " $a " done'],
  ['case a in\n  add) shift ;;\n  *) exit ;;\nesac', 'shift exit', 'case in esac'],
  ['echo "a\ngit b" add', 'echo', '"a git b"'],
  ['git config core.bare true # git add', 'git', '# git add'],
  ['printf do it in 5', 'printf'],
];

for (const [code, commands, others = ''] of shellCode) {
  test(`the first word of a command is coloured, whatever it is, and no other: ${code}`, () => {
    const runs = [...highlight(code, 'bash').matchAll(/<span class=tk-([\w-]+)>([^<]*)<\/span>/g)];
    const readRuns = (wanted: boolean) =>
      runs
        .filter(([, kind]) => (kind === 'function') === wanted)
        .map(([, , text = '']) => text.trim())
        .join(' ');
    assert.equal(readRuns(true), commands);
    assert.equal(readRuns(false), others);
  });
}

test('a placeholder has one form, in a string, too', () => {
  for (const name of ['first part', 'path-to.pem', 'file']) {
    const form = `<span class=tk-placeholder>&lt;${name}&gt;</span>`;
    assert.ok(highlight(`grep "<${name}>"`, 'bash').includes(form), name);
    assert.ok(highlight(`grep <${name}>`, 'bash').includes(form), name);
  }
});
