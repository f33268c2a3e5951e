import {defineDiagram} from './diagram';
import {arrow, box, cylinder, frame, label} from './kit';

export default defineDiagram({
  name: 'pages-publishing',
  width: 'narrow',
  height: 456,
  caption: {
    zh: '推送到选定的分支，网页就发布了',
    en: 'Push to the chosen branch, and the pages are published',
  },
  description: {
    zh: '在你的电脑或持续集成服务上准备好静态网页，根目录有 index.html；生成器的构建也在这里完成。git push 把它们推送到 AtomGit 上的公开代码库、Pages 设置里选定的分支。Pages 把这个分支发布为网站，组织的地址是 https://<org>.atomgit.net/<repo>，个人的把 <org> 换成用户名。',
    en: 'On your computer or in a continuous integration service the static pages are prepared, with index.html in the root; a generator builds here too. git push takes them to the public repository on AtomGit, to the branch chosen in the Pages settings. Pages publishes that branch as a website: for an organization at https://<org>.atomgit.net/<repo>, for a person with the user name in place of <org>.',
  },
  text: {
    zh: {
      computer: '你的电脑或持续集成服务',
      files: '静态网页',
      filesText: '需要构建的，在这里构建',
      platform: 'AtomGit',
      repository: '公开代码库',
      repositoryText: 'Pages 设置里选定的分支',
      site: '网站',
      siteText: '所有人都能访问',
      publish: '发布',
    },
    en: {
      computer: 'Your computer or CI service',
      files: 'Static pages',
      filesText: 'what needs building is built here',
      platform: 'AtomGit',
      repository: 'Public repository',
      repositoryText: 'branch chosen in the Pages settings',
      site: 'Website',
      siteText: 'open to everyone',
      publish: 'publish',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 352, height: 136, title: text.computer}),
    box({
      x: 16,
      y: 40,
      width: 320,
      height: 80,
      title: text.files,
      text: text.filesText,
      code: 'index.html',
    }),
    arrow(
      [
        [176, 124],
        [176, 212],
      ],
      {name: 'git push'},
    ),
    label({x: 188, y: 156, text: 'git push', face: 'code'}),
    frame({x: 0, y: 176, width: 352, height: 144, title: text.platform}),
    cylinder({
      x: 16,
      y: 216,
      width: 320,
      height: 88,
      title: text.repository,
      text: text.repositoryText,
    }),
    arrow(
      [
        [176, 308],
        [176, 364],
      ],
      {name: text.publish, tone: 'accent'},
    ),
    label({x: 188, y: 344, text: text.publish}),
    box({
      x: 16,
      y: 368,
      width: 320,
      height: 80,
      title: text.site,
      text: text.siteText,
      code: 'https://<org>.atomgit.net/<repo>',
      tone: 'accent',
    }),
  ],
});
