import '../support/siteModules';

import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';

import {
  chooseGroups,
  lfsLimits,
  writeAttributes,
  writeMigration,
  writePattern,
} from '../../../src/components/devtools/LfsHelper/attributes';
import {readListing} from '../../../src/components/devtools/LfsHelper/listing';
import {describeBytes} from '../../../src/components/devtools/LfsHelper/sizes';
import {largeFileTypes} from '../../../src/data/largeFileTypes';
import {readTable} from './readTable';

const oddPaths = [
  'plain',
  'big file',
  'a b/c d.e f',
  'we[i]rd',
  'star*file',
  'what?',
  '图片/封面.psd',
  'quo"te.zip',
  'comma,name',
  '#hash',
  '!bang',
  '.hidden',
  'tab\there.bin',
];
const otherPaths = ['sub/plain', 'weird', 'starXfile', 'whatX', 'README.md', 'big_file'];

let scratch = '';

function git(...args: string[]): string {
  return execFileSync('git', args, {cwd: scratch, encoding: 'utf8'});
}

before(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'lfs-helper-'));
  git('init', '-q', '-b', 'master');
  for (const file of [...oddPaths, ...otherPaths]) {
    mkdirSync(path.join(scratch, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(scratch, file), file);
  }
  git('add', '.');
  git('-c', 'user.name=dev', '-c', 'user.email=you@example.com', 'commit', '-q', '-m', 'Start');
});

after(() => {
  rmSync(scratch, {recursive: true, force: true});
});

const everyPath = [...oddPaths, ...otherPaths].sort();

for (const [name, command] of [
  ['git ls-tree -r -l', ['ls-tree', '-r', '-l', 'HEAD']],
  ['git ls-files', ['ls-files']],
] as const) {
  test(`what ${name} prints is read back, odd names included`, () => {
    const {files, problems} = readListing(git(...command));
    assert.deepEqual(problems, []);
    assert.deepEqual(files.map((file) => file.path).sort(), everyPath);
    const sizes = files.map((file) => file.bytes);
    const expected = files.map((file) => Buffer.byteLength(file.path));
    assert.deepEqual(sizes, name.includes('-l') ? expected : files.map(() => undefined));
  });
}

test('submodules and folders of a listing are passed over', () => {
  const listing = [
    `160000 commit ${'a'.repeat(40)}       -\tmodule`,
    `040000 tree ${'b'.repeat(40)}       -\tfolder`,
    `100644 blob ${'c'.repeat(40)}      12\tfile`,
  ].join('\r\n');
  assert.deepEqual(readListing(listing), {files: [{path: 'file', bytes: 12}], problems: []});
});

test('lines that are no path of the repository are reported with their number', () => {
  const listing =
    'total 12\n./a.zip\n-rw-r--r-- 1 dev dev 4 Jan 1 10:00 b\n/etc/passwd\n../c\nC:\\d';
  const {files, problems} = readListing(listing);
  assert.deepEqual(files, [{path: 'a.zip', bytes: undefined}]);
  assert.deepEqual(
    problems.map(({line, problem}) => [line, problem]),
    [
      [1, 'not-a-path'],
      [3, 'not-a-path'],
      [4, 'outside'],
      [5, 'outside'],
      [6, 'outside'],
    ],
  );
});

test('Git matches each pattern with its file and with no other name', () => {
  for (const file of oddPaths.filter((name) => !name.includes('\t'))) {
    writeFileSync(path.join(scratch, '.gitattributes'), writeAttributes([writePattern(file)]));
    const answer = git('check-attr', '-z', 'filter', '--', ...everyPath).split('\0');
    const matched = everyPath.filter((_, index) => answer[index * 3 + 2] === 'lfs');
    const pattern = writePattern(file);
    const expected = pattern.startsWith('*')
      ? everyPath.filter((name) => name.endsWith(file.slice(file.lastIndexOf('.'))))
      : [file];
    assert.deepEqual(matched, expected, pattern);
  }
});

const known = new Set(['psd']);
const megabyte = 1024 ** 2;

test('with sizes the threshold decides, without sizes the kind', () => {
  const sized = [
    {path: 'a.json', bytes: 10 * megabyte},
    {path: 'b.json', bytes: 1},
    {path: 'c.psd', bytes: 10 * megabyte - 1},
    {path: 'model', bytes: 20 * megabyte},
  ];
  assert.deepEqual(chooseGroups(sized, 10 * megabyte, known), [
    {pattern: '/model', files: 1, bytes: 20 * megabyte, largest: 20 * megabyte},
    {pattern: '*.json', files: 2, bytes: 10 * megabyte + 1, largest: 10 * megabyte},
  ]);
  const plain = ['x.PSD', 'y.txt', 'z/w.psd'].map((name) => ({path: name, bytes: undefined}));
  assert.deepEqual(
    chooseGroups(plain, 1, known).map(({pattern, files}) => [pattern, files]),
    [
      ['*.psd', 1],
      ['*.PSD', 1],
    ],
  );
});

test('the migration passes odd patterns through the shell and the list of Git LFS', () => {
  const command = writeMigration(['*.psd', writePattern("it's, $HOME")]).split('\n')[1] ?? '';
  const include = command.replace(/^.*--include=/, 'printf %s ');
  const said = execFileSync('sh', ['-c', include], {encoding: 'utf8'});
  assert.equal(said, "*.psd,/it's?[[:space:]]$HOME");
});

test('sizes are read as people write them', () => {
  const sizes = [0, 1023, 1024, 1536, 10 * megabyte, 5 * 1024 ** 3, 2 ** 60].map(describeBytes);
  assert.deepEqual(sizes, ['0 B', '1023 B', '1 KB', '1.5 KB', '10 MB', '5 GB', '1048576 TB']);
});

for (const page of [
  'docs/repo/lfs.mdx',
  'i18n/en/docusaurus-plugin-content-docs/current/repo/lfs.mdx',
]) {
  test(`the limits are those of ${page}`, () => {
    const listed = readTable(page, '{#limits}').map(([, limit]) => limit);
    assert.deepEqual(listed, [lfsLimits.perRepository, lfsLimits.perFile].map(describeBytes));
  });
}

test('no extension belongs to two kinds', () => {
  const extensions = largeFileTypes.flatMap((type) => type.extensions);
  assert.ok(extensions.length > 20);
  assert.equal(new Set(extensions).size, extensions.length);
});
