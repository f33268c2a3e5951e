import type {Rule} from '../../support/prose/rule';

export const rule: Rule = {
  title: 'Every page is valid MDX with front matter',
  check: ({unreadable}) => unreadable,
};
