import {useState} from 'react';

import {translate} from '@docusaurus/Translate';
import {largeFileTypes} from '@site/src/data/largeFileTypes';

import {
  chooseGroups,
  lfsLimits,
  trackCommands,
  writeAttributes,
  writeMigration,
  type LfsGroup,
} from './attributes';
import {readListing, type Listing} from './listing';

export const thresholds = ['1', '10', '50', '100'] as const;

export type Threshold = (typeof thresholds)[number];

const bytesPerMegabyte = 1024 ** 2;
const knownExtensions = new Set(largeFileTypes.flatMap(({extensions}) => extensions));

function explain({problems}: Listing): string | undefined {
  const [first] = problems;
  if (!first) return undefined;
  const {line, text} = first;
  const count = problems.length;
  return first.problem === 'outside'
    ? translate(
        {
          id: 'lfs.problem.outside',
          message:
            '第 {line} 行“{text}”不在代码库里。在代码库的根目录执行命令，让路径从根目录开始。忽略了 {count} 行。',
        },
        {line, text, count},
      )
    : translate(
        {
          id: 'lfs.problem.notPath',
          message:
            '第 {line} 行“{text}”不是路径。请粘贴 git ls-tree -r -l HEAD 的输出。忽略了 {count} 行。',
        },
        {line, text, count},
      );
}

function summarize({files}: Listing, patterns: readonly string[]): string {
  if (patterns.length > 0) {
    return translate(
      {id: 'lfs.summary.patterns', message: '{count} 条规则：{patterns}'},
      {count: patterns.length, patterns: patterns.join(' ')},
    );
  }
  return files.length > 0
    ? translate(
        {id: 'lfs.summary.small', message: '检查了 {count} 个文件，都不需要用 LFS 保存'},
        {count: files.length},
      )
    : translate({id: 'lfs.summary.none', message: '选择类型或粘贴清单，生成规则和命令'});
}

function measure(groups: readonly LfsGroup[]) {
  const bytes = groups.reduce((sum, group) => sum + group.bytes, 0);
  return {
    isOverQuota: bytes > lfsLimits.perRepository,
    isOverFileLimit: groups.some(({largest}) => largest > lfsLimits.perFile),
  };
}

export function useLfsHelper() {
  const [types, setTypes] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useState('');
  const [threshold, setThreshold] = useState<Threshold>('10');

  const listing = readListing(text);
  const groups = chooseGroups(listing.files, Number(threshold) * bytesPerMegabyte, knownExtensions);
  const found = groups.map(({pattern}) => pattern);
  const picked = largeFileTypes
    .filter(({id}) => types.has(id))
    .flatMap(({extensions}) => extensions.map((extension) => `*.${extension}`));
  const patterns = [...new Set([...found, ...picked])];
  return {
    types: {chosen: types, onChange: setTypes},
    listing: {value: text, onChange: setText, problem: explain(listing)},
    threshold: {value: threshold, onChange: setThreshold},
    summary: summarize(listing, patterns),
    groups,
    ...measure(groups),
    result:
      patterns.length > 0
        ? {
            attributes: writeAttributes(patterns),
            track: trackCommands,
            migration: found.length > 0 ? writeMigration(found) : undefined,
          }
        : undefined,
  };
}
