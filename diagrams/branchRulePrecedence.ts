import {defineDiagram} from './diagram';
import {arrow, box, frame, label, pills} from './kit';

const ruleNames = ['① dev-*', '② dev-api', '③ dev-ui-*'];

export default defineDiagram({
  name: 'branch-rule-precedence',
  width: 'wide',
  height: 248,
  caption: {
    zh: '一个分支匹配多条规则时，只有一条生效',
    en: 'When several rules match a branch, only one of them applies',
  },
  description: {
    zh: '例子里有三条规则，按创建先后是 ① dev-*、② dev-api、③ dev-ui-*。首先，如果有一条规则的名称与分支完全相同，就使用这条规则，与创建的先后无关，例如分支 dev-api 使用规则 ②，尽管 ① 也匹配。其次，如果有匹配的通配规则，就使用其中最早创建的一条，例如分支 dev-ui-nav 同时匹配 ① 和 ③，使用较早的 ①。如果两种规则都没有，例如分支 main，就没有规则生效，这个分支不是保护分支。',
    en: 'The example has three rules, in the order of their creation: ① dev-*, ② dev-api, and ③ dev-ui-*. First, if a rule has exactly the same name as the branch, that rule applies, regardless of when it was created. For example, the dev-api branch uses rule ②, although ① also matches. Second, if wildcard rules match, the one created first applies. For example, the dev-ui-nav branch matches ① and ③ and uses the older ①. If neither kind of rule matches, as for main, no rule applies and the branch is not protected.',
  },
  text: {
    zh: {
      rules: '规则，从早到晚',
      exact: '名称相同？',
      exactText: '规则名 = 分支名',
      wildcard: '通配符匹配？',
      wildcardText: '用 ? 或 *',
      yes: '是',
      no: '否',
      takeExact: '使用同名规则',
      takeOldest: '使用最早创建的',
      none: '没有规则生效',
    },
    en: {
      rules: 'Rules, oldest first',
      exact: 'Exact match?',
      exactText: 'rule = branch',
      wildcard: 'Wildcard?',
      wildcardText: 'with ? or *',
      yes: 'yes',
      no: 'no',
      takeExact: 'That rule',
      takeOldest: 'The oldest one',
      none: 'No rule',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 592, height: 32, title: text.rules}),
    ...pills({x: 288, y: 16, texts: ruleNames, face: 'code'}),
    arrow([
      [84, 36],
      [84, 68],
    ]),
    box({x: 0, y: 72, width: 168, height: 64, title: text.exact, text: text.exactText}),
    arrow([
      [172, 104],
      [208, 104],
    ]),
    label({x: 190, y: 90, text: text.no, anchor: 'middle'}),
    box({x: 212, y: 72, width: 168, height: 64, title: text.wildcard, text: text.wildcardText}),
    arrow([
      [384, 104],
      [420, 104],
    ]),
    label({x: 402, y: 90, text: text.no, anchor: 'middle'}),
    box({x: 424, y: 72, width: 168, height: 64, title: text.none, code: 'main', tone: 'muted'}),
    arrow([
      [84, 140],
      [84, 180],
    ]),
    label({x: 96, y: 160, text: text.yes}),
    box({
      x: 0,
      y: 184,
      width: 168,
      height: 64,
      title: text.takeExact,
      code: 'dev-api → ②',
      tone: 'accent',
    }),
    arrow([
      [296, 140],
      [296, 180],
    ]),
    label({x: 308, y: 160, text: text.yes}),
    box({
      x: 212,
      y: 184,
      width: 168,
      height: 64,
      title: text.takeOldest,
      code: 'dev-ui-nav → ①',
      tone: 'accent',
    }),
  ],
  narrow: {
    height: 416,
    parts: (text) => [
      frame({x: 0, y: 0, width: 352, height: 80, title: text.rules}),
      ...pills({x: 12, y: 52, texts: ruleNames, face: 'code'}),
      arrow([
        [72, 84],
        [72, 124],
      ]),
      box({x: 0, y: 128, width: 144, height: 64, title: text.exact, text: text.exactText}),
      arrow([
        [148, 160],
        [196, 160],
      ]),
      label({x: 172, y: 146, text: text.yes, anchor: 'middle'}),
      box({
        x: 200,
        y: 128,
        width: 152,
        height: 64,
        title: text.takeExact,
        code: 'dev-api → ②',
        tone: 'accent',
      }),
      arrow([
        [72, 196],
        [72, 236],
      ]),
      label({x: 84, y: 216, text: text.no}),
      box({x: 0, y: 240, width: 144, height: 64, title: text.wildcard, text: text.wildcardText}),
      arrow([
        [148, 272],
        [196, 272],
      ]),
      label({x: 172, y: 258, text: text.yes, anchor: 'middle'}),
      box({
        x: 200,
        y: 240,
        width: 152,
        height: 64,
        title: text.takeOldest,
        code: 'dev-ui-nav → ①',
        tone: 'accent',
      }),
      arrow([
        [72, 308],
        [72, 348],
      ]),
      label({x: 84, y: 328, text: text.no}),
      box({x: 0, y: 352, width: 144, height: 64, title: text.none, code: 'main', tone: 'muted'}),
    ],
  },
});
