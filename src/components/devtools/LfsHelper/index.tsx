import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {largeFileTypes} from '@site/src/data/largeFileTypes';
import Table from '@site/src/components/Table';
import CodeBlock from '@theme/CodeBlock';

import Answer from '../Answer';
import Checklist from '../Checklist';
import Choices from '../Choices';
import Field from '../Field';
import Tool, {Questions} from '../Tool';
import type {LfsGroup} from './attributes';
import {describeBytes} from './sizes';
import {thresholds, useLfsHelper} from './useLfsHelper';

type Helper = ReturnType<typeof useLfsHelper>;

/** From kinds of files, or from a listing of a repository, to the rules and commands of Git LFS. */
export default function LfsHelper(): ReactNode {
  const helper = useLfsHelper();
  return (
    <Tool label={translate({id: 'lfs.tool.label', message: 'LFS 规则生成器'})}>
      <Questions>
        <Checklist
          label={translate({id: 'lfs.types.label', message: '选择文件类型'})}
          items={largeFileTypes.map(({id, label, extensions}) => ({
            id,
            label,
            note: <code>{extensions.join(' ')}</code>,
          }))}
          {...helper.types}
        />
        <Field
          label={translate({id: 'lfs.listing.label', message: '粘贴文件清单'})}
          hint={translate({
            id: 'lfs.listing.hint',
            message:
              '在代码库的根目录执行 git ls-tree -r -l HEAD，把输出连同大小一起粘贴。只粘贴路径也可以。',
          })}
          rows={5}
          isCode
          placeholder="100644 blob 9dae…  73400320    design/cover.psd"
          {...helper.listing}
        />
        <Choices
          label={translate({id: 'lfs.threshold.label', message: '大文件的标准'})}
          choices={thresholds.map((value) => ({
            value,
            label: translate({id: 'lfs.threshold.option', message: '{size} MB 起'}, {size: value}),
          }))}
          {...helper.threshold}
        />
      </Questions>
      <Answer summary={helper.summary}>
        <Result helper={helper} />
      </Answer>
    </Tool>
  );
}

function Result({helper}: {helper: Helper}): ReactNode {
  const {groups, isOverQuota, isOverFileLimit, result} = helper;
  if (!result) return null;
  return (
    <>
      {groups.length > 0 && <Groups groups={groups} />}
      {isOverFileLimit && (
        <p>
          <Translate id="lfs.warning.file">有文件超过 5 GB，要用 xlfs 传输：</Translate>{' '}
          <Link to="/repo/lfs#xlfs">
            <Translate id="lfs.warning.fileLink">存放超过 5 GB 的单个文件</Translate>
          </Link>
        </p>
      )}
      {isOverQuota && (
        <p>
          <Translate id="lfs.warning.quota">合计超过每个代码库默认的 5 GB LFS 额度：</Translate>{' '}
          <Link to="/repo/capacity">
            <Translate id="lfs.warning.quotaLink">代码库容量</Translate>
          </Link>
        </p>
      )}
      <CodeBlock title=".gitattributes">{result.attributes}</CodeBlock>
      <CodeBlock title={translate({id: 'lfs.result.track', message: '以后加入的文件'})}>
        {result.track}
      </CodeBlock>
      {result.migration !== undefined && (
        <>
          <CodeBlock
            title={translate({
              id: 'lfs.result.migrate',
              message: '已经提交的文件：改写当前分支的历史',
            })}>
            {result.migration}
          </CodeBlock>
          <p>
            <Translate id="lfs.migrate.note">
              所有提交都会有新的提交 ID，先备份，并与协作者约好时间：
            </Translate>{' '}
            <Link to="/repo/lfs#migrate">
              <Translate id="lfs.migrate.link">把历史中的文件迁移到 LFS</Translate>
            </Link>
          </p>
        </>
      )}
    </>
  );
}

function Groups({groups}: {groups: readonly LfsGroup[]}): ReactNode {
  const describe = (bytes: number) => (bytes > 0 ? describeBytes(bytes) : '–');
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="lfs.group.pattern">规则</Translate>
          </th>
          <th scope="col">
            <Translate id="lfs.group.files">文件</Translate>
          </th>
          <th scope="col">
            <Translate id="lfs.group.bytes">合计</Translate>
          </th>
          <th scope="col">
            <Translate id="lfs.group.largest">最大</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({pattern, files, bytes, largest}) => (
          <tr key={pattern}>
            <td>
              <code>{pattern}</code>
            </td>
            <td>{files}</td>
            <td>{describe(bytes)}</td>
            <td>{describe(largest)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
