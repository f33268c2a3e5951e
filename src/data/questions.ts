import type {SiteLocale} from '@site/config/site';

/** What readers come with, and the place that answers it; addresses are without language. */
export type Question = {to: string; text: Record<SiteLocale, string>};

const ask = (to: string, zh: string, en: string): Question => ({to, text: {'zh-Hans': zh, en}});

const denied = ask(
  '/user/sshkey#permission-denied',
  '推送时提示 Permission denied (publickey)，怎么办？',
  'Git says “Permission denied (publickey)”. What can I do?',
);
const lostPhone = ask(
  '/user/2fa#lost-everything',
  '手机丢了，怎么登录？',
  'I lost my phone. How do I sign in?',
);
const token = ask(
  '/user/pats#create',
  '怎样创建个人访问密钥？',
  'How do I create a personal access token?',
);
const notMine = ask(
  '/user/verify#commits-not-mine',
  '提交为什么没有显示在我的名下？',
  'Why are my commits not shown as mine?',
);
const firstPush = ask(
  '/user/git/quickstart#first-push',
  '怎样完成第一次推送？',
  'How do I make my first push?',
);
const recoverBranch = ask(
  '/repo/branch#recover',
  '误删的分支怎样找回？',
  'How do I restore a deleted branch?',
);
const conflict = ask(
  '/repo/change-request#conflict',
  '变更请求有冲突，怎么解决？',
  'How do I resolve conflicts in a change request?',
);
const pushRejected = ask(
  '/repo/config/branch#push-rejected',
  '推送到保护分支被拒绝，是什么原因？',
  'Why is my push to a protected branch rejected?',
);
const roles = ask('/permission#matrix', '每个角色可以做什么？', 'What can each role do?');
const link = ask('/org/members#link', '怎样用链接邀请成员？', 'How do I invite members by link?');
const siteMissing = ask(
  '/app/pageshelp#site-404',
  '打开网站返回 404，怎么办？',
  'My site returns 404. What can I do?',
);

/** For whoever has not said yet what they look for. */
export const popularQuestions: readonly Question[] = [
  firstPush,
  denied,
  token,
  recoverBranch,
  roles,
];

/** What each part of the guides is asked first; the key is the address of its page without language. */
export const sectionQuestions: Readonly<Partial<Record<string, readonly Question[]>>> = {
  '/user': [denied, token, lostPhone, notMine],
  '/git': [
    firstPush,
    ask(
      '/user/git/quickstart#rejected',
      '推送被拒绝，提示远程有本地没有的提交，怎么办？',
      'My push is rejected because the remote has work that I do not have. What now?',
    ),
    ask(
      '/user/git/advanced#conflict',
      '合并时出现 CONFLICT，怎么办？',
      'Git says CONFLICT. What do I do?',
    ),
    ask(
      '/user/git/advanced#recover',
      '变基或重置之后，提交不见了，怎样找回？',
      'How do I get back commits that a rebase or reset lost?',
    ),
  ],
  '/repo': [
    recoverBranch,
    conflict,
    pushRejected,
    roles,
    ask(
      '/repo/capacity#locked',
      '提示容量已满，推送不了，怎么办？',
      'The quota is used up and my push is rejected. What now?',
    ),
    ask(
      '/repo/import-repositories#open',
      '怎样从其他平台导入代码库？',
      'How do I import a repository from another platform?',
    ),
  ],
  '/commit': [
    ask('/repo/commit/revert#web', '怎样撤销一次提交？', 'How do I revert a commit?'),
    ask(
      '/repo/commit/cherry-pick#web',
      '怎样把一次提交应用到另一个分支？',
      'How do I apply a commit to another branch?',
    ),
    notMine,
  ],
  '/issue': [
    ask('/repo/issue#cannot-create', '为什么不能新建 Issue？', 'Why can I not open an issue?'),
    ask('/repo/issue#close', '怎样关闭 Issue？', 'How do I close an issue?'),
    ask(
      '/repo/issue_tempalte#not-shown',
      '新建 Issue 时为什么没有出现模板？',
      'Why does my issue template not appear?',
    ),
  ],
  '/repo-config': [
    ask('/repo/config/branch#create-rule', '怎样保护一个分支？', 'How do I protect a branch?'),
    pushRejected,
    ask(
      '/repo/config/branch#cannot-merge',
      '评审人都通过了，为什么还不能合并？',
      'Everyone approved. Why can I not merge?',
    ),
    ask(
      '/repo/webhooks#no-event',
      '推送之后为什么没有收到 Webhook？',
      'Why does no webhook arrive after a push?',
    ),
    ask(
      '/repo/config/general#archive-or-delete',
      '应该归档代码库，还是删除代码库？',
      'Should I archive a repository or delete it?',
    ),
  ],
  '/git-pr-mode': [
    ask(
      '/repo/git-pr-mode#compare',
      '推送评审模式与分支模式有什么区别？',
      'How does push review mode differ from branch mode?',
    ),
    ask('/repo/git-pr-mode#enable', '怎样打开推送评审模式？', 'How do I turn on push review mode?'),
  ],
  '/group': [
    link,
    ask(
      '/org/settings#roles',
      '组织里的每个角色可以做什么？',
      'What can each role in an organization do?',
    ),
    ask(
      '/org/cla#still-failing',
      '签署了 CLA，检查为什么还不通过？',
      'Why does the check fail after I signed the CLA?',
    ),
    ask('/org/dco#repair', '提交缺少签名行，怎样补上？', 'How do I add missing sign-off lines?'),
  ],
  '/app': [
    ask('/app/market#install', '怎样安装应用？', 'How do I install an app?'),
    ask(
      '/app/demo#identities',
      '应用身份和用户身份有什么区别？',
      'What is the difference between app identity and user identity?',
    ),
    ask(
      '/app/create#not-listed',
      '开放市场里为什么找不到我的应用？',
      'Why is my app not in the marketplace?',
    ),
    siteMissing,
  ],
  '/platform-applications': [
    ask('/app/pageshelp#apply', '怎样申请开通 Pages？', 'How do I apply for Pages?'),
    siteMissing,
  ],
  '/pages': [
    ask('/app/pages#address', '网站的地址是什么？', 'What is the URL of my site?'),
    siteMissing,
    ask(
      '/app/pageshelp#assets-404',
      '网站没有样式，怎么办？',
      'My site has no styles. What can I do?',
    ),
  ],
  '/security': [
    ask(
      '/security/security/securityUse#no-scan',
      '推送之后为什么没有新的扫描？',
      'Why does a push not start a scan?',
    ),
    ask(
      '/security/security/reporter#not-shown',
      '上传成功了，页面上为什么没有结果？',
      'My upload succeeded. Why are there no results?',
    ),
  ],
  '/DevOps': [
    ask(
      '/devops/workflow#not-triggered',
      '推送之后为什么没有运行？',
      'Why does nothing run after a push?',
    ),
    ask(
      '/devops/workflow#results',
      '怎样把结果写回 AtomGit？',
      'How do I write results back to AtomGit?',
    ),
  ],
  '/ai': [
    ask('/ai/ai/aiUse#get-key', '从哪里获取 API-KEY？', 'Where do I get an API key?'),
    ask('/ai/ai/aiUse#fails', 'AI 功能为什么调用失败？', 'Why do calls to AI features fail?'),
  ],
  '/terms': [
    ask('/agreements/privacy#data', '平台收集哪些数据？', 'Which data does the platform collect?'),
    ask(
      '/agreements/privacy#rights',
      '怎样查询、更正和删除自己的数据？',
      'How do I see, correct, and delete my data?',
    ),
    ask('/agreements/terms-of-service#who', '谁可以使用平台？', 'Who can use the platform?'),
  ],
};
