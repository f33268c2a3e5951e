import type {Walkthrough} from '../../support/walkthrough/walkthrough';

export const organizationGuides: Record<string, Walkthrough> = {
  'docs/org/cla.mdx': {
    given: 'published example-org/docs\ngit switch -q -c fix/login\ncommit "Fix login" login.txt',
  },
  'docs/org/dco.mdx': {
    given: 'published example-org/docs\ngit switch -q -c fix/login --no-track origin/master',
    blocks: {
      signoff: {before: 'echo fixed > login.txt; git add login.txt'},
      repair: {before: 'commit "Test login" login.txt'},
      'repair/3': {
        before: `git reset -q --hard origin/master
          commit "Fix login" login.txt; commit "Test login" login.txt`,
      },
      'repair/4': {
        before: 'git push -q origin HEAD~2:refs/heads/fix/login; git branch -q -u origin/fix/login',
      },
    },
  },
};
