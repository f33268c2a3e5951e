import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, bentLink, box, frame, link, pills, question} from './kit';

const ruleNames = ['① dev-*', '② dev-api', '③ dev-ui-*'];

export default defineDiagram({
  name: 'branch-rule-precedence',
  height: 256,
  caption: {
    zh: '①②③ 是创建的先后；与分支同名的规则不看先后',
    en: '①, ②, and ③ are the order of creation; it does not matter for the same name',
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
      exactCase: 'dev-api 用 ②',
      takeOldest: '使用最早创建的',
      oldestCase: 'dev-ui-nav 用 ①',
      none: '没有规则生效',
      noCase: 'main 不受保护',
    },
    en: {
      rules: 'Rules, oldest first',
      exact: 'Same name?',
      exactText: 'Rule = branch',
      wildcard: 'Wildcard?',
      wildcardText: 'With ? or *',
      yes: 'Yes',
      no: 'No',
      takeExact: 'Use that rule',
      exactCase: 'For dev-api: ②',
      takeOldest: 'Use the oldest',
      oldestCase: 'For dev-ui-nav: ①',
      none: 'Not protected',
      noCase: 'No rule for main',
    },
  },
  parts: (text) => {
    const size = {width: 168, height: 64};
    const rules = frame({x: 0, y: 0, width: 592, height: 40, title: text.rules});
    const exact = question({...size, x: 0, y: 80, title: text.exact, text: text.exactText});
    const wildcard = question({
      ...size,
      x: 212,
      y: 80,
      title: text.wildcard,
      text: text.wildcardText,
    });
    const none = box({
      ...size,
      x: 424,
      y: 80,
      title: text.none,
      text: text.noCase,
      tone: 'muted',
    });
    const same = box({
      ...size,
      x: 0,
      y: 192,
      title: text.takeExact,
      text: text.exactCase,
      tone: 'accent',
    });
    const oldest = box({
      ...size,
      x: 212,
      y: 192,
      title: text.takeOldest,
      text: text.oldestCase,
      tone: 'accent',
    });
    return [
      rules,
      ...pills({x: 256, y: 20, texts: ruleNames, face: 'code'}),
      arrow(elbow([296, 44], [84, 76], 'vhv')),
      exact,
      ...link(exact, wildcard, {text: text.no}),
      wildcard,
      ...link(wildcard, none, {text: text.no}),
      none,
      ...link(exact, same, {text: text.yes}),
      same,
      ...link(wildcard, oldest, {text: text.yes}),
      oldest,
    ];
  },
  narrow: {
    height: 424,
    parts: (text) => {
      const asked = {x: 0, width: 144, height: 72};
      const taken = {x: 192, width: 160, height: 72};
      const rules = frame({x: 0, y: 0, width: 352, height: 80, title: text.rules});
      const exact = question({...asked, y: 120, title: text.exact, text: text.exactText});
      const wildcard = question({...asked, y: 240, title: text.wildcard, text: text.wildcardText});
      const none = box({
        x: 0,
        y: 368,
        width: 352,
        height: 56,
        title: text.none,
        text: text.noCase,
        tone: 'muted',
      });
      const same = box({
        ...taken,
        y: 120,
        title: text.takeExact,
        text: text.exactCase,
        tone: 'accent',
      });
      const oldest = box({
        ...taken,
        y: 240,
        title: text.takeOldest,
        text: text.oldestCase,
        tone: 'accent',
      });
      return [
        rules,
        ...pills({x: 16, y: 52, texts: ruleNames, face: 'code'}),
        ...bentLink(rules, exact),
        exact,
        ...link(exact, same, {text: text.yes}),
        same,
        ...link(exact, wildcard, {text: text.no}),
        wildcard,
        ...link(wildcard, oldest, {text: text.yes}),
        oldest,
        ...bentLink(wildcard, none, text.no),
        none,
      ];
    },
  },
});
