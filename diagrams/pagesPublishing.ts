import {defineDiagram} from './diagram';
import {arrow, box, frame} from './kit';

export default defineDiagram({
  name: 'pages-publishing',
  height: 272,
  caption: {
    zh: '从申请到上线：前两步每个空间一次，后面每个网站一次',
    en: 'From the approval request to the site: the first two steps happen once per space, the others once per site',
  },
  description: {
    zh: '五步。一，空间申请并获准使用 Pages。二，为空间安装 Pages。三，准备公开的代码库，根目录有 index.html；需要构建的网站先在别处构建，再推送构建产物。四，在代码库设置的 Pages 中选择分支并保存。五，网站出现在 https://<name>.atomgit.net/<repo>/。',
    en: 'Five steps. One, the space applies for Pages and is approved. Two, Pages is installed for the space. Three, a public repository has index.html in its root; if the site needs a build, build it elsewhere and push the output. Four, a branch is chosen in the Pages settings of the repository. Five, the site is at https://<name>.atomgit.net/<repo>/.',
  },
  text: {
    zh: {
      apply: '申请并获准',
      install: '安装 Pages',
      installText: '选择生效的代码库',
      prepare: '公开的代码库',
      prepareText: '根目录有 index.html',
      branch: '选择分支并保存',
      branchText: '设置 → Pages',
      site: '网站上线',
      build: '在别处构建，推送产物',
      once: '每个空间一次',
      each: '每个网站一次',
    },
    en: {
      apply: 'Apply, be approved',
      install: 'Install Pages',
      installText: 'choose the repositories',
      prepare: 'A public repository',
      prepareText: 'index.html in the root',
      branch: 'Choose the branch, save',
      branchText: 'Settings → Pages',
      site: 'Site is live',
      build: 'build elsewhere, push the output',
      once: 'Once for each space',
      each: 'Once for each site',
    },
  },
  // Beside each other what happens once for a space and what happens once for a site.
  parts: (text) => [
    frame({x: 0, y: 0, width: 216, height: 272, title: text.once}),
    box({x: 16, y: 40, width: 184, height: 72, title: text.apply}),
    arrow([
      [108, 116],
      [108, 180],
    ]),
    box({x: 16, y: 184, width: 184, height: 72, title: text.install, text: text.installText}),
    arrow([
      [204, 220],
      [232, 220],
      [232, 76],
      [260, 76],
    ]),
    frame({x: 248, y: 0, width: 344, height: 272, title: text.each}),
    box({
      x: 264,
      y: 40,
      width: 312,
      height: 72,
      title: text.prepare,
      text: `${text.prepareText}\n${text.build}`,
    }),
    arrow([
      [420, 116],
      [420, 128],
    ]),
    box({x: 264, y: 132, width: 312, height: 52, title: text.branch, text: text.branchText}),
    arrow([
      [420, 188],
      [420, 200],
    ]),
    box({
      x: 264,
      y: 204,
      width: 312,
      height: 52,
      title: text.site,
      code: 'https://<name>.atomgit.net/<repo>/',
      tone: 'accent',
    }),
  ],
  narrow: {
    height: 520,
    parts: (text) => [
      frame({x: 0, y: 0, width: 352, height: 192, title: text.once}),
      box({x: 16, y: 40, width: 320, height: 40, title: text.apply}),
      arrow([
        [176, 84],
        [176, 116],
      ]),
      box({x: 16, y: 120, width: 320, height: 56, title: text.install, text: text.installText}),
      arrow([
        [176, 180],
        [176, 244],
      ]),
      frame({x: 0, y: 208, width: 352, height: 312, title: text.each}),
      box({
        x: 16,
        y: 248,
        width: 320,
        height: 80,
        title: text.prepare,
        text: `${text.prepareText}\n${text.build}`,
      }),
      arrow([
        [176, 332],
        [176, 356],
      ]),
      box({x: 16, y: 360, width: 320, height: 56, title: text.branch, text: text.branchText}),
      arrow([
        [176, 420],
        [176, 444],
      ]),
      box({
        x: 16,
        y: 448,
        width: 320,
        height: 56,
        title: text.site,
        code: '<name>.atomgit.net/<repo>/',
        tone: 'accent',
      }),
    ],
  },
});
