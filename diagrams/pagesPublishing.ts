import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, box, frame, link} from './kit';

export default defineDiagram({
  name: 'pages-publishing',
  height: 272,
  caption: {
    zh: 'AtomGit Pages 不运行构建，只发布推送上去的文件',
    en: 'AtomGit Pages runs no builds; it publishes the files that you push',
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
      once: '每个空间一次',
      each: '每个网站一次',
    },
    en: {
      apply: 'Apply and get\napproved',
      install: 'Install Pages',
      installText: 'Choose the repositories',
      prepare: 'Public repository',
      prepareText: 'Root has index.html',
      branch: 'Choose the branch and save',
      branchText: 'Settings → Pages',
      site: 'The site is live',
      once: 'Once for each space',
      each: 'Once for each site',
    },
  },
  // Beside each other what happens once for a space and what happens once for a site.
  parts: (text) => {
    const first = {x: 16, width: 184, height: 52};
    const second = {x: 264, width: 312, height: 52};
    const apply = box({...first, y: 40, title: text.apply});
    const install = box({...first, y: 204, title: text.install, text: text.installText});
    const prepare = box({...second, y: 40, title: text.prepare, text: text.prepareText});
    const branch = box({
      ...second,
      y: 122,
      title: text.branch,
      text: text.branchText,
      tone: 'accent',
    });
    const site = box({
      ...second,
      y: 204,
      title: text.site,
      code: 'https://<name>.atomgit.net/<repo>/',
      tone: 'passed',
    });
    return [
      frame({x: 0, y: 0, width: 216, height: 272, title: text.once}),
      apply,
      ...link(apply, install),
      install,
      arrow(elbow([204, 230], [260, 66], 'hvh')),
      frame({x: 248, y: 0, width: 344, height: 272, title: text.each}),
      prepare,
      ...link(prepare, branch),
      branch,
      ...link(branch, site),
      site,
    ];
  },
  narrow: {
    height: 504,
    parts: (text) => {
      const size = {x: 16, width: 320, height: 56};
      const apply = box({...size, y: 40, height: 40, title: text.apply.replace('\n', ' ')});
      const install = box({...size, y: 112, title: text.install, text: text.installText});
      const prepare = box({...size, y: 248, title: text.prepare, text: text.prepareText});
      const branch = box({
        ...size,
        y: 340,
        title: text.branch,
        text: text.branchText,
        tone: 'accent',
      });
      const site = box({
        ...size,
        y: 432,
        title: text.site,
        code: '<name>.atomgit.net/<repo>/',
        tone: 'passed',
      });
      return [
        frame({x: 0, y: 0, width: 352, height: 184, title: text.once}),
        apply,
        ...link(apply, install),
        install,
        ...link(install, prepare),
        frame({x: 0, y: 208, width: 352, height: 296, title: text.each}),
        prepare,
        ...link(prepare, branch),
        branch,
        ...link(branch, site),
        site,
      ];
    },
  },
});
