import {defineDiagram} from './diagram';
import {box, frame, link, pills, question} from './kit';

const ruleNames = ['dev-*', 'dev-api', 'dev-ui-*'];

export default defineDiagram({
  name: 'branch-rule-precedence',
  height: 256,
  caption: {
    zh: '与分支同名的规则优先，与创建的先后无关',
    en: 'A rule with the name of the branch always wins',
  },
  description: {
    zh: '例子里有三条规则，按创建先后是 dev-*、dev-api、dev-ui-*。首先，如果有一条规则的名称与分支完全相同，就使用这条规则，与创建的先后无关，例如分支 dev-api 使用规则 dev-api，尽管更早的 dev-* 也匹配。其次，如果有匹配的通配规则，就使用其中最早创建的一条，例如分支 dev-ui-nav 同时匹配 dev-* 和 dev-ui-*，使用较早的 dev-*。如果两种规则都没有，例如分支 main，就没有规则生效，这个分支不是保护分支。',
    en: 'The example has three rules, in the order of their creation: dev-*, dev-api, and dev-ui-*. First, if a rule has exactly the same name as the branch, that rule applies, regardless of when it was created. For example, the dev-api branch uses the dev-api rule, although the older dev-* also matches. Second, if wildcard rules match, the one created first applies. For example, the dev-ui-nav branch matches dev-* and dev-ui-* and uses the older dev-*. If neither kind of rule matches, as for main, no rule applies and the branch is not protected.',
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
      exactCase: '例如',
      takeOldest: '使用最早创建的规则',
      oldestCase: '例如',
      none: '没有规则生效',
      noCase: '分支不受保护',
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
      exactCase: 'For example',
      takeOldest: 'Use the oldest',
      oldestCase: 'For example',
      none: 'Not protected',
      noCase: 'No rule applies',
    },
  },
  parts: (text) => {
    const size = {width: 168, height: 72};
    const rules = frame({x: 0, y: 0, width: 592, height: 40, title: text.rules, tone: 'accent'});
    const exact = question({...size, x: 0, y: 64, title: text.exact, text: text.exactText});
    const wildcard = question({
      ...size,
      x: 212,
      y: 64,
      title: text.wildcard,
      text: text.wildcardText,
    });
    const none = box({
      ...size,
      x: 424,
      y: 64,
      title: text.none,
      text: text.noCase,
      tone: 'muted',
    });
    const same = box({
      ...size,
      x: 0,
      y: 184,
      title: text.takeExact,
      text: text.exactCase,
      code: 'dev-api',
    });
    const oldest = box({
      ...size,
      x: 212,
      y: 184,
      title: text.takeOldest,
      text: text.oldestCase,
      code: 'dev-*',
    });
    return [
      rules,
      ...pills({x: 176, y: 20, texts: ruleNames, face: 'code'}),
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
    height: 408,
    parts: (text) => {
      const asked = {x: 0, width: 152, height: 72};
      const taken = {x: 196, width: 156, height: 72};
      const rules = frame({x: 0, y: 0, width: 352, height: 80, title: text.rules, tone: 'accent'});
      const exact = question({...asked, y: 104, title: text.exact, text: text.exactText});
      const wildcard = question({...asked, y: 224, title: text.wildcard, text: text.wildcardText});
      const none = box({
        ...asked,
        y: 344,
        height: 64,
        title: text.none,
        text: text.noCase,
        tone: 'muted',
      });
      const same = box({
        ...taken,
        y: 104,
        title: text.takeExact,
        text: text.exactCase,
        code: 'dev-api',
      });
      const oldest = box({
        ...taken,
        y: 224,
        title: text.takeOldest,
        text: text.oldestCase,
        code: 'dev-*',
      });
      return [
        rules,
        ...pills({x: 16, y: 52, texts: ruleNames, face: 'code'}),
        exact,
        ...link(exact, same, {text: text.yes}),
        same,
        ...link(exact, wildcard, {text: text.no}),
        wildcard,
        ...link(wildcard, oldest, {text: text.yes}),
        oldest,
        ...link(wildcard, none, {text: text.no}),
        none,
      ];
    },
  },
});
