import {defineDiagram} from './diagram';
import type {Point} from './geometry';
import {arrow, box, fork, label, type Part} from './kit';

type Words = Record<
  | 'role'
  | 'repositoryA'
  | 'ownA'
  | 'repositoryB'
  | 'ownB'
  | 'repositoryC'
  | 'ownC'
  | 'developer'
  | 'maintainer'
  | 'inherited'
  | 'higher',
  string
>;

/** From the upper edge of one repository to that of the next. */
const rowHeight = 80;

type Column = {x: number; width: number};

/** A row for each repository: what it gives, and the role in effect. */
function drawRows(text: Words, top: number, own: Column, effective: Column): Part[] {
  const inherited = {title: text.developer, text: text.inherited};
  const rows = [
    {given: {title: text.repositoryA, text: text.ownA}, result: inherited},
    {given: {title: text.repositoryB, text: text.ownB}, result: inherited},
    {
      given: {title: text.repositoryC, text: text.ownC},
      result: {title: text.maintainer, text: text.higher, tone: 'accent' as const},
    },
  ];
  return rows.flatMap(({given, result}, index) => {
    const place = {y: top + index * rowHeight, height: 64};
    return [
      box({...own, ...place, ...given}),
      arrow([
        [own.x + own.width + 4, place.y + 32],
        [effective.x - 4, place.y + 32],
      ]),
      box({...effective, ...place, ...result}),
    ];
  });
}

function drawHead({x}: Column, y: number, text: string): Part {
  return label({x, y, text, face: 'title'});
}

/** Where the ways from the organization role to the repositories end; `top` is the first one. */
function findEnds(x: number, top: number): Point[] {
  return [0, 1, 2].map((row) => [x, top + row * rowHeight]);
}

export default defineDiagram({
  name: 'role-inheritance',
  height: 256,
  caption: {
    zh: '同一名成员在三个代码库中的实际角色',
    en: 'One member and their role in three repositories',
  },
  description: {
    zh: '一名成员的组织角色是开发者，这个角色被组织的每个代码库继承。代码库 A 没有另外给他角色，他是开发者。代码库 B 另外给了浏览者，组织角色更高，他仍是开发者。代码库 C 另外给了管理员，代码库角色更高，他在这里是管理员。',
    en: 'A member has the developer role in the organization, which every repository of the organization inherits. Repository A gives the member no additional role, so the member is a developer there. Repository B gives the viewer role. The organization role is higher, so the member is still a developer there. Repository C gives the maintainer role, which is higher, so the member is a maintainer there.',
  },
  text: {
    zh: {
      member: '组织角色',
      own: '代码库角色',
      role: '开发者',
      roleText: '在每个代码库中有效',
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
      own: 'Repository role',
      role: 'Developer',
      roleText: 'In every repository',
      effective: 'Effective role',
      repositoryA: 'Repository A',
      ownA: 'Role: none',
      repositoryB: 'Repository B',
      ownB: 'Role: viewer',
      repositoryC: 'Repository C',
      ownC: 'Role: maintainer',
      developer: 'Developer',
      maintainer: 'Maintainer',
      inherited: 'Inherited',
      higher: 'Granted here',
    },
  },
  parts: (text) => {
    const member = {x: 0, width: 168};
    const own = {x: 224, width: 160};
    const effective = {x: 440, width: 152};
    return [
      drawHead(member, 12, text.member),
      drawHead(own, 12, text.own),
      drawHead(effective, 12, text.effective),
      box({...member, y: 112, height: 64, title: text.role, text: text.roleText}),
      ...fork([172, 144], 192, findEnds(220, 64)),
      ...drawRows(text, 32, own, effective),
    ];
  },
  narrow: {
    height: 368,
    parts: (text) => {
      const own = {x: 40, width: 148};
      const effective = {x: 212, width: 140};
      return [
        label({x: 0, y: 12, text: text.member, face: 'title'}),
        box({
          x: 0,
          y: 32,
          width: 352,
          height: 56,
          title: text.role,
          text: text.roleText,
        }),
        drawHead(own, 112, text.own),
        drawHead(effective, 112, text.effective),
        ...fork([12, 92], 12, findEnds(36, 168)),
        ...drawRows(text, 136, own, effective),
      ];
    },
  },
});
