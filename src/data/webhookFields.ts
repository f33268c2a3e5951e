import '@site/src/lateWords';
import {translate} from '@docusaurus/Translate';

import type {WebhookKind} from './webhookEvents';

type Meanings = Readonly<Record<string, string>>;

/** Wherever a repository is described in short. */
const repository: Meanings = {
  name: translate({id: 'webhook.field.repositoryName', message: '代码库的名称'}),
  url: translate({id: 'webhook.field.sshUrl', message: 'SSH 地址'}),
  description: translate({id: 'webhook.field.repositoryText', message: '代码库的描述'}),
  homepage: translate({id: 'webhook.field.homepage', message: '代码库的网页'}),
  git_http_url: translate({id: 'webhook.field.httpUrl', message: 'HTTPS 克隆地址'}),
  git_ssh_url: translate({id: 'webhook.field.cloneSshUrl', message: 'SSH 克隆地址'}),
  visibility_level: translate({id: 'webhook.field.visibility', message: '可见性，整数'}),
};

const commit: Meanings = {
  id: translate({id: 'webhook.field.commitId', message: '提交 ID'}),
  message: translate({id: 'webhook.field.commitMessage', message: '提交说明'}),
  timestamp: translate({id: 'webhook.field.timestamp', message: '提交时间，带时区'}),
  url: translate({id: 'webhook.field.commitUrl', message: '提交的网页'}),
  'author.name': translate({id: 'webhook.field.authorName', message: '作者的名字'}),
  'author.email': translate({id: 'webhook.field.authorEmail', message: '作者的邮箱'}),
};

const side: Meanings = {
  name: translate({id: 'webhook.field.sideName', message: '代码库的名称'}),
  ssh_url: translate({id: 'webhook.field.sideSsh', message: 'SSH 克隆地址'}),
  http_url: translate({id: 'webhook.field.sideHttp', message: 'HTTPS 克隆地址'}),
  web_url: translate({id: 'webhook.field.sideWeb', message: '代码库的网页'}),
  namespace: translate({id: 'webhook.field.namespace', message: '命名空间'}),
  visibility_level: translate({id: 'webhook.field.sideVisibility', message: '可见性，整数'}),
};

const user: Meanings = {
  name: translate({id: 'webhook.field.displayName', message: '显示的名字'}),
  username: translate({id: 'webhook.field.username', message: '用户名'}),
  avatar_url: translate({id: 'webhook.field.avatar', message: '头像的地址'}),
};

function below(prefix: string, meanings: Meanings): Meanings {
  return Object.fromEntries(
    Object.entries(meanings).map(([name, meaning]) => [`${prefix}.${name}`, meaning]),
  );
}

const everywhere: Meanings = {
  object_kind: translate({id: 'webhook.field.kind', message: '事件的类型'}),
  project_id: translate({id: 'webhook.field.projectId', message: '代码库的标识'}),
  repository: translate({id: 'webhook.field.repository', message: '发生事件的代码库'}),
  ...below('repository', repository),
};

const pushed: Meanings = {
  ...everywhere,
  user_id: translate({id: 'webhook.field.userId', message: '推送者的标识'}),
  user_name: translate({id: 'webhook.field.userName', message: '推送者'}),
  commits: translate({id: 'webhook.field.commits', message: '推送的提交'}),
  ...below('commits[]', commit),
  total_commits_count: translate({id: 'webhook.field.total', message: '提交的数量'}),
};

const unreliable = translate({id: 'webhook.field.unreliable', message: '不要依赖这个字段'});

const changeRequest: Meanings = {
  id: translate({id: 'webhook.field.changeId', message: '全局标识'}),
  iid: translate({id: 'webhook.field.changeNumber', message: '代码库内的编号，用在网址里'}),
  title: translate({id: 'webhook.field.title', message: '标题'}),
  description: translate({id: 'webhook.field.description', message: '描述'}),
  source_branch: translate({id: 'webhook.field.sourceBranch', message: '来源分支'}),
  target_branch: translate({id: 'webhook.field.targetBranch', message: '目标分支'}),
  source_project_id: translate({id: 'webhook.field.sourceProject', message: '来源代码库的标识'}),
  target_project_id: translate({id: 'webhook.field.targetProject', message: '目标代码库的标识'}),
  author_id: translate({id: 'webhook.field.authorId', message: '作者的标识'}),
  assignee_id: translate({id: 'webhook.field.assigneeId', message: '负责人的标识，或 null'}),
  milestone_id: translate({id: 'webhook.field.milestoneId', message: '里程碑的标识，或 null'}),
  state: translate({id: 'webhook.field.state', message: '状态，例如 opened'}),
  merge_status: translate({
    id: 'webhook.field.mergeStatus',
    message: '能否合并，例如 unchecked、cannot_be_merged',
  }),
  created_at: translate({id: 'webhook.field.changeCreated', message: '创建时间'}),
  updated_at: translate({id: 'webhook.field.changeUpdated', message: '更新时间'}),
  work_in_progress: translate({id: 'webhook.field.draft', message: '是否为草稿'}),
  source: translate({id: 'webhook.field.source', message: '来源代码库'}),
  ...below('source', side),
  target: translate({id: 'webhook.field.target', message: '目标代码库'}),
  ...below('target', side),
  last_commit: translate({id: 'webhook.field.lastCommit', message: '最近的提交'}),
  ...below('last_commit', commit),
  ...Object.fromEntries(
    ['position', 'locked_at', 'st_commits', 'st_diffs'].map((name) => [name, unreliable]),
  ),
  url: translate({id: 'webhook.field.changeUrl', message: '变更请求的地址'}),
  action: translate({id: 'webhook.field.action', message: '发生了什么，例如 open'}),
};

const comment: Meanings = {
  id: translate({id: 'webhook.field.noteId', message: '评论的标识'}),
  note: translate({id: 'webhook.field.note', message: '评论的内容'}),
  noteable_type: translate({
    id: 'webhook.field.noteableType',
    message: '评论的对象：提交（Commit）或变更请求（MergeRequest）',
  }),
  noteable_id: translate({id: 'webhook.field.noteableId', message: '被评论的变更请求的标识'}),
  author_id: translate({id: 'webhook.field.noteAuthor', message: '评论者的标识'}),
  created_at: translate({id: 'webhook.field.noteCreated', message: '创建时间'}),
  updated_at: translate({id: 'webhook.field.noteUpdated', message: '更新时间'}),
  line_code: translate({id: 'webhook.field.lineCode', message: '评论所在的行'}),
  commit_id: translate({id: 'webhook.field.noteCommit', message: '评论所在的提交'}),
  system: translate({id: 'webhook.field.system', message: '是否由系统产生'}),
  st_diff: translate({id: 'webhook.field.diff', message: '相关的差异，或 null'}),
  attachment: translate({id: 'webhook.field.attachment', message: '附件，或 null'}),
  url: translate({id: 'webhook.field.noteUrl', message: '评论的网页'}),
};

/** What the keys of each event mean, by their path; `[]` stands for every item of a list. */
export const webhookFields: Readonly<Record<WebhookKind, Meanings>> = {
  push: {
    ...pushed,
    before: translate({id: 'webhook.field.before', message: '推送前的提交 ID'}),
    after: translate({id: 'webhook.field.after', message: '推送后的提交 ID'}),
    ref: translate({id: 'webhook.field.branchRef', message: '分支'}),
    user_email: translate({id: 'webhook.field.userEmail', message: '推送者的邮箱'}),
  },
  tag_push: {
    ...pushed,
    before: translate({id: 'webhook.field.tagBefore', message: '全是 0：新建标签'}),
    after: translate({id: 'webhook.field.tagAfter', message: '全是 0：删除标签'}),
    ref: translate({id: 'webhook.field.tagRef', message: '标签'}),
  },
  note: {
    ...everywhere,
    user: translate({id: 'webhook.field.commenter', message: '评论者'}),
    ...below('user', user),
    object_attributes: translate({id: 'webhook.field.comment', message: '评论本身'}),
    ...below('object_attributes', comment),
    commit: translate({id: 'webhook.field.commentedCommit', message: '被评论的提交'}),
    ...below('commit', commit),
    merge_request: translate({id: 'webhook.field.commentedChange', message: '被评论的变更请求'}),
    ...below('merge_request', changeRequest),
  },
  merge_request: {
    ...everywhere,
    user: translate({id: 'webhook.field.actor', message: '触发事件的用户'}),
    ...below('user', user),
    object_attributes: translate({id: 'webhook.field.change', message: '变更请求本身'}),
    ...below('object_attributes', changeRequest),
  },
};
