import {defineDiagram} from './diagram';
import {box, cylinder, frame, link} from './kit';

export default defineDiagram({
  name: 'pages-publish',
  height: 232,
  caption: {
    zh: '从源文件到网站：AtomGit 不运行构建，只发布推送上去的构建产物',
    en: 'AtomGit does not run a build, and only publishes the build output that you push',
  },
  description: {
    zh: '前两步在你的电脑上：src/ 里的源文件经过 node build.mjs 变成 dist/ 里的构建产物，构建时写入网站所在的子路径。第三步用 git push 把 dist/ 推送到代码库的 pages 分支，index.html 在分支的根目录。第四步在代码库设置里选定这个分支，访问者就能通过 <name>.atomgit.net/<repo>/ 看到它。',
    en: 'The first two steps happen on your computer: node build.mjs turns the sources in src/ into the build output in dist/, with the sub-path of the site. Third, git push sends dist/ to the pages branch of the repository, with index.html in the root of the branch. Fourth, you choose this branch in the settings of the repository, and visitors can open the site at <name>.atomgit.net/<repo>/.',
  },
  text: {
    zh: {
      computer: '你的电脑',
      source: '源文件',
      output: '构建产物',
      branch: '代码库的 pages 分支',
      branchText: '根目录有 index.html',
      choose: '在设置中选择分支',
      site: '网站',
    },
    en: {
      computer: 'Your computer',
      source: 'Sources',
      output: 'Build output',
      branch: 'The pages branch',
      branchText: 'Root has index.html',
      choose: 'Choose it in settings',
      site: 'Website',
    },
  },
  parts: (text) => {
    const source = box({x: 16, y: 40, width: 240, height: 56, title: text.source, code: 'src/'});
    const output = box({x: 16, y: 160, width: 240, height: 56, title: text.output, code: 'dist/'});
    const branch = cylinder({
      x: 368,
      y: 144,
      width: 216,
      height: 88,
      title: text.branch,
      text: text.branchText,
      tone: 'accent',
    });
    const site = box({
      x: 360,
      y: 40,
      width: 232,
      height: 56,
      title: text.site,
      code: '<name>.atomgit.net/<repo>/',
      tone: 'passed',
    });
    return [
      frame({x: 0, y: 0, width: 272, height: 232, title: text.computer}),
      source,
      ...link(source, output, {text: 'node build.mjs', face: 'code'}),
      output,
      ...link(output, branch, {text: 'git push', face: 'code', at: 320}),
      branch,
      ...link(branch, site, {text: text.choose, isBefore: true}),
      site,
    ];
  },
  narrow: {
    height: 488,
    parts: (text) => {
      const size = {x: 16, width: 320, height: 64};
      const source = box({...size, y: 40, title: text.source, code: 'src/'});
      const output = box({...size, y: 152, title: text.output, code: 'dist/'});
      const branch = cylinder({
        x: 68,
        width: 216,
        y: 280,
        height: 88,
        title: text.branch,
        text: text.branchText,
        tone: 'accent',
      });
      const site = box({
        x: 0,
        width: 352,
        y: 416,
        height: 72,
        title: text.site,
        code: '<name>.atomgit.net/<repo>/',
        tone: 'passed',
      });
      return [
        frame({x: 0, y: 0, width: 352, height: 232, title: text.computer}),
        source,
        ...link(source, output, {text: 'node build.mjs', face: 'code'}),
        output,
        ...link(output, branch, {text: 'git push', face: 'code', at: 256}),
        branch,
        ...link(branch, site, {text: text.choose}),
        site,
      ];
    },
  },
});
