import '@site/src/lateWords';
import {translate} from '@docusaurus/Translate';

import type {TokenScope} from './tokenScopes';

export type TokenTask = {
  id: string;
  label: string;
  /** Without one, only an app can do it, with the token of its installation. */
  scope?: TokenScope;
  /** A token does no more than its owner may; what they need where it is more than reading. */
  role?: 'developer' | 'maintainer';
  guide?: string;
  /** The page of a group of operations: `/openAPI/api_versioned/<operations>`. */
  operations?: string;
};

export type TokenTaskGroup = {id: string; label: string; tasks: readonly TokenTask[]};

/** What people make tokens for. A unit test compares the scopes with those of the OpenAPI source. */
export const tokenTaskGroups: readonly TokenTaskGroup[] = [
  {
    id: 'code',
    label: translate({id: 'scopes.group.code', message: '代码与代码库'}),
    tasks: [
      {
        id: 'files',
        label: translate({id: 'scopes.task.files', message: '读写文件'}),
        scope: 'repo',
        role: 'developer',
        guide: '/repo/files',
        operations: 'repository-contents',
      },
      {
        id: 'branches',
        label: translate({id: 'scopes.task.branches', message: '查询分支'}),
        scope: 'repo',
        guide: '/repo/branch',
        operations: 'branches',
      },
      {
        id: 'commits',
        label: translate({id: 'scopes.task.commits', message: '查询提交'}),
        scope: 'repo',
        guide: '/repo/commit',
        operations: 'commits',
      },
      {
        id: 'statuses',
        label: translate({id: 'scopes.task.statuses', message: '写入提交状态'}),
        scope: 'repo',
        operations: 'commit-statuses',
      },
      {
        id: 'changes',
        label: translate({id: 'scopes.task.changes', message: '创建和评论变更请求'}),
        scope: 'repo',
        guide: '/repo/change-request',
        operations: 'change-requests',
      },
      {
        id: 'repositoryHooks',
        label: translate({id: 'scopes.task.repositoryHooks', message: '管理代码库的 Webhook'}),
        scope: 'admin:repo_hook',
        role: 'maintainer',
        guide: '/repo/webhooks',
      },
      {
        id: 'deletion',
        label: translate({id: 'scopes.task.deletion', message: '删除代码库'}),
        scope: 'delete_repo',
        role: 'maintainer',
        guide: '/repo/config/general',
      },
    ],
  },
  {
    id: 'issues',
    label: translate({id: 'scopes.group.issues', message: 'Issue 与计划'}),
    tasks: [
      {
        id: 'issues',
        label: translate({id: 'scopes.task.issues', message: '读写代码库的 Issue'}),
        scope: 'admin:repo_issues',
        guide: '/repo/issue',
        operations: 'issues',
      },
      {
        id: 'comments',
        label: translate({id: 'scopes.task.comments', message: '评论 Issue'}),
        scope: 'admin:repo_issues',
        guide: '/repo/issue',
        operations: 'issues-comment',
      },
      {
        id: 'labels',
        label: translate({id: 'scopes.task.labels', message: '为 Issue 添加标记'}),
        scope: 'admin:repo_issues',
        role: 'developer',
        guide: '/repo/label',
        operations: 'labels',
      },
      {
        id: 'milestones',
        label: translate({id: 'scopes.task.milestones', message: '查询里程碑'}),
        scope: 'admin:repo_issues',
        guide: '/repo/milestone',
        operations: 'milestones',
      },
      {
        id: 'organizationIssues',
        label: translate({id: 'scopes.task.organizationIssues', message: '读写组织的 Issue'}),
        scope: 'admin:org_issues',
        guide: '/org/issue',
      },
      {
        id: 'boards',
        label: translate({id: 'scopes.task.boards', message: '使用看板'}),
        scope: 'project',
        guide: '/org/boards',
      },
    ],
  },
  {
    id: 'automation',
    label: translate({id: 'scopes.group.automation', message: '自动化与制品'}),
    tasks: [
      {
        id: 'pipelines',
        label: translate({id: 'scopes.task.pipelines', message: '调用流水线的接口'}),
        scope: 'workflow',
        guide: '/devops/workflow',
      },
      {
        id: 'checks',
        label: translate({id: 'scopes.task.checks', message: '写入自动化检查'}),
        guide: '/app/demo#write-back',
        operations: 'check-runs',
      },
      {
        id: 'packagesWrite',
        label: translate({id: 'scopes.task.packagesWrite', message: '写入制品库'}),
        scope: 'write:packages',
      },
      {
        id: 'packagesDelete',
        label: translate({id: 'scopes.task.packagesDelete', message: '删除制品'}),
        scope: 'delete:packages',
      },
    ],
  },
  {
    id: 'organization',
    label: translate({id: 'scopes.group.organization', message: '组织'}),
    tasks: [
      {
        id: 'organizations',
        label: translate({id: 'scopes.task.organizations', message: '管理组织的资料与成员'}),
        scope: 'admin:org',
        guide: '/org/members#api',
        operations: 'org',
      },
      {
        id: 'organizationHooks',
        label: translate({id: 'scopes.task.organizationHooks', message: '管理组织的 Webhook'}),
        scope: 'admin:org_hook',
        guide: '/repo/webhooks',
      },
      {
        id: 'audit',
        label: translate({id: 'scopes.task.audit', message: '读取审计日志'}),
        scope: 'audit_log',
        guide: '/org/settings#where',
      },
    ],
  },
  {
    id: 'account',
    label: translate({id: 'scopes.group.account', message: '账号'}),
    tasks: [
      {
        id: 'profile',
        label: translate({id: 'scopes.task.profile', message: '访问个人资料、邮箱与关注'}),
        scope: 'user',
        operations: 'user',
      },
      {
        id: 'notifications',
        label: translate({id: 'scopes.task.notifications', message: '读取通知'}),
        scope: 'notifications',
        operations: 'activity',
      },
      {
        id: 'sshKeys',
        label: translate({id: 'scopes.task.sshKeys', message: '管理 SSH 公钥'}),
        scope: 'admin:public_key',
        guide: '/user/sshkey',
        operations: 'user',
      },
      {
        id: 'gpgKeys',
        label: translate({id: 'scopes.task.gpgKeys', message: '管理 GPG 公钥'}),
        scope: 'admin:gpg_key',
        guide: '/user/gpgkey',
      },
      {
        id: 'signingKeys',
        label: translate({id: 'scopes.task.signingKeys', message: '管理用于签名的 SSH 公钥'}),
        scope: 'admin:ssh_signing_key',
      },
    ],
  },
];

/** Programs that many people write, with what they do; where readers begin who have not chosen yet. */
export const tokenTaskExamples: readonly {id: string; label: string; tasks: readonly string[]}[] = [
  {
    id: 'sync',
    label: translate({id: 'scopes.example.sync', message: '同步代码的脚本'}),
    tasks: ['files', 'branches', 'commits'],
  },
  {
    id: 'review',
    label: translate({id: 'scopes.example.review', message: '检查变更请求并写回状态的程序'}),
    tasks: ['files', 'changes', 'statuses'],
  },
  {
    id: 'triage',
    label: translate({id: 'scopes.example.triage', message: '整理 Issue 和读取通知的程序'}),
    tasks: ['issues', 'comments', 'labels', 'notifications'],
  },
];
