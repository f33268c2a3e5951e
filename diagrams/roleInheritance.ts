import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, box, label} from './kit';

const wideRows = [32, 112, 192] as const;
const narrowRows = [128, 216, 304] as const;

export default defineDiagram({
  name: 'role-inheritance',
  width: 'wide',
  height: 256,
  caption: {
    zh: '组织角色在每个代码库中都有效，以较高的角色为准',
    en: 'The organization role applies in every repository, and the higher of two roles takes effect',
  },
  description: {
    zh: '一名成员的组织角色是开发者，这个角色被组织的每个代码库继承。代码库 A 没有另外给他角色，他是开发者。代码库 B 另外给了浏览者，组织角色更高，他仍是开发者。代码库 C 另外给了管理员，代码库角色更高，他在这里是管理员。',
    en: 'A member has the developer role in the organization, which every repository of the organization inherits. Repository A gives the member no additional role, so the member is a developer there. Repository B gives the viewer role. The organization role is higher, so the member is still a developer there. Repository C gives the maintainer role, which is higher, so the member is a maintainer there.',
  },
  text: {
    zh: {
      member: '成员的组织角色',
      role: '开发者',
      effective: '实际角色',
      repositoryA: '代码库 A',
      ownA: '未另外授予',
      repositoryB: '代码库 B',
      ownB: '授予：浏览者',
      repositoryC: '代码库 C',
      ownC: '授予：管理员',
      developer: '开发者',
      maintainer: '管理员',
      inherited: '来自组织',
      higher: '来自代码库',
    },
    en: {
      member: 'Organization role',
      role: 'developer',
      effective: 'Effective role',
      repositoryA: 'Repository A',
      ownA: 'gives none',
      repositoryB: 'Repository B',
      ownB: 'gives viewer',
      repositoryC: 'Repository C',
      ownC: 'gives maintainer',
      developer: 'developer',
      maintainer: 'maintainer',
      inherited: 'from the org.',
      higher: 'from the repo.',
    },
  },
  parts: (text) => [
    label({x: 516, y: 12, text: text.effective, face: 'title', anchor: 'middle'}),
    box({
      x: 0,
      y: 112,
      width: 168,
      height: 64,
      title: text.member,
      text: text.role,
      tone: 'accent',
    }),
    ...wideRows.flatMap((y) => [
      arrow(elbow([172, 144], [212, y + 32], 'hvh')),
      arrow([
        [380, y + 32],
        [436, y + 32],
      ]),
    ]),
    box({x: 216, y: 32, width: 160, height: 64, title: text.repositoryA, text: text.ownA}),
    box({
      x: 440,
      y: 32,
      width: 152,
      height: 64,
      title: text.developer,
      text: text.inherited,
      tone: 'accent',
    }),
    box({x: 216, y: 112, width: 160, height: 64, title: text.repositoryB, text: text.ownB}),
    box({
      x: 440,
      y: 112,
      width: 152,
      height: 64,
      title: text.developer,
      text: text.inherited,
      tone: 'accent',
    }),
    box({x: 216, y: 192, width: 160, height: 64, title: text.repositoryC, text: text.ownC}),
    box({x: 440, y: 192, width: 152, height: 64, title: text.maintainer, text: text.higher}),
  ],
  narrow: {
    height: 368,
    parts: (text) => [
      box({
        x: 0,
        y: 0,
        width: 168,
        height: 64,
        title: text.member,
        text: text.role,
        tone: 'accent',
      }),
      label({x: 288, y: 100, text: text.effective, face: 'title', anchor: 'middle'}),
      ...narrowRows.map((y) => arrow(elbow([16, 68], [36, y + 32], 'vh'))),
      ...narrowRows.map((y) =>
        arrow([
          [196, y + 32],
          [220, y + 32],
        ]),
      ),
      box({x: 40, y: 128, width: 152, height: 64, title: text.repositoryA, text: text.ownA}),
      box({
        x: 224,
        y: 128,
        width: 128,
        height: 64,
        title: text.developer,
        text: text.inherited,
        tone: 'accent',
      }),
      box({x: 40, y: 216, width: 152, height: 64, title: text.repositoryB, text: text.ownB}),
      box({
        x: 224,
        y: 216,
        width: 128,
        height: 64,
        title: text.developer,
        text: text.inherited,
        tone: 'accent',
      }),
      box({x: 40, y: 304, width: 152, height: 64, title: text.repositoryC, text: text.ownC}),
      box({x: 224, y: 304, width: 128, height: 64, title: text.maintainer, text: text.higher}),
    ],
  },
});
