import {defineDiagram} from './diagram';
import {arrow, box, cylinder, frame, label} from './kit';

function drawStep(y: number, text: string, code = true) {
  return [
    arrow(
      [
        [72, y],
        [72, y + 40],
      ],
      {name: text},
    ),
    label({x: 88, y: y + 20, text, face: code ? 'code' : 'text'}),
  ];
}

export default defineDiagram({
  name: 'pages-publish',
  width: 'wide',
  height: 232,
  caption: {
    zh: '从源文件到网站：AtomGit 不运行构建，只发布推送上去的构建产物',
    en: 'From source to site: AtomGit does not run a build, and only publishes the build output that you push',
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
      branch: 'pages branch',
      branchText: 'index.html in its root',
      choose: 'choose it in settings',
      site: 'Website',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 272, height: 232, title: text.computer}),
    box({x: 16, y: 40, width: 240, height: 56, title: text.source, code: 'src/', align: 'start'}),
    arrow(
      [
        [56, 100],
        [56, 156],
      ],
      {name: 'node build.mjs'},
    ),
    label({x: 72, y: 128, text: 'node build.mjs', face: 'code'}),
    box({x: 16, y: 160, width: 240, height: 56, title: text.output, code: 'dist/', align: 'start'}),
    arrow(
      [
        [260, 188],
        [356, 188],
      ],
      {name: 'git push'},
    ),
    label({x: 312, y: 172, text: 'git push', face: 'code', anchor: 'middle'}),
    cylinder({
      x: 360,
      y: 144,
      width: 232,
      height: 88,
      title: text.branch,
      text: text.branchText,
      align: 'start',
    }),
    arrow(
      [
        [400, 140],
        [400, 100],
      ],
      {name: text.choose},
    ),
    label({x: 416, y: 120, text: text.choose}),
    box({
      x: 360,
      y: 40,
      width: 232,
      height: 56,
      title: text.site,
      code: '<name>.atomgit.net/<repo>/',
      tone: 'accent',
      align: 'start',
    }),
  ],
  narrow: {
    height: 488,
    parts: (text) => [
      frame({x: 0, y: 0, width: 352, height: 232, title: text.computer}),
      box({x: 16, y: 40, width: 320, height: 64, title: text.source, code: 'src/', align: 'start'}),
      ...drawStep(108, 'node build.mjs'),
      box({
        x: 16,
        y: 152,
        width: 320,
        height: 64,
        title: text.output,
        code: 'dist/',
        align: 'start',
      }),
      ...drawStep(236, 'git push'),
      cylinder({
        x: 16,
        y: 280,
        width: 320,
        height: 88,
        title: text.branch,
        text: text.branchText,
        align: 'start',
      }),
      ...drawStep(372, text.choose, false),
      box({
        x: 16,
        y: 416,
        width: 320,
        height: 72,
        title: text.site,
        code: '<name>.atomgit.net/<repo>/',
        tone: 'accent',
        align: 'start',
      }),
    ],
  },
});
