import type {Walkthrough} from '../../support/walkthrough/walkthrough';

const twoBranches = `published example-org/docs
  commit "Add plan" plan.txt
  git switch -q -c feature/search
  commit "Add search page" search.txt; commit "Add search index" search.txt
  git switch -q master
  commit "Extend plan" plan.txt
  git switch -q feature/search`;

export const gitGuides: Record<string, Walkthrough> = {
  'docs/user/git/advanced.mdx': {
    given: twoBranches,
    blocks: {
      'merge-or-rebase/3': {before: 'git switch -q master; git reset -q --hard HEAD^'},
      stash: {before: 'echo "More to come" >> README.md'},
      amend: {before: 'git checkout -q -- README.md; commit "Add FQA" faq.md'},
      fixup: {
        before: `commit "Answer the second question" faq.md; commit "Add glossary" glossary.md
          echo "Git: a tool" >> glossary.md; git commit -q -a --fixup HEAD; git tag unsorted`,
      },
      edit: {
        before: `GIT_SEQUENCE_EDITOR='sed -i.bak "1s/pick/edit/"' git rebase -q -i HEAD~2
          echo "A third question" >> faq.md`,
        values: {'<file>': 'faq.md'},
      },
      split: {
        before: `echo one > one.txt; echo two > two.txt; commit "Add two files"
          GIT_SEQUENCE_EDITOR='sed -i.bak "1s/pick/edit/"' git rebase -q -i HEAD~1`,
        values: {
          '<first-file>': 'one.txt',
          '<second-file>': 'two.txt',
          '<first part>': 'Add one',
          '<second part>': 'Add two',
        },
        after: `test "$(git log --format=%s -2)" = "$(printf 'Add two\\nAdd one')"
          git reset -q --hard HEAD~2`,
      },
      recover: {before: 'git reset -q --hard unsorted; git rebase -q -i --autosquash HEAD~3'},
      force: {before: 'git push -q --force origin HEAD'},
      'force/2': {notRun: 'needs push review mode'},
      aliases: {after: 'git last > /dev/null; git unstage README.md'},
      detached: {before: 'git switch -q --detach', values: {'<branch>': 'kept'}},
    },
  },
  'docs/user/git/config.mdx': {
    given: 'published example-org/docs',
    blocks: {
      'levels/2': {notRun: 'changes the whole machine'},
      'dubious-ownership': {
        values: {'<path>': '"$PWD"'},
        after: 'git config --global --get-all safe.directory | grep -qx "$PWD"',
      },
      'line-endings': {
        before: `printf 'one\\r\\n' > dos.txt; commit "Add a file from Windows"
        printf '* text=auto\\n' > .gitattributes`,
      },
    },
  },
  'docs/user/git/quickstart.mdx': {
    given: 'repository example-org/docs',
    blocks: {
      'address/2': {before: 'cd ..; rm -rf docs'},
      'first-push': {before: 'echo "# Docs" > README.md'},
      'existing-folder': {
        before: `cd ..; repository example-org/tools; mkdir tools; cd tools
          echo "echo tool" > tool.sh; printf 'secrets.txt\\n' > .gitignore`,
      },
      'existing-folder/2': {
        values: {'<repo>': 'tools'},
        after: 'test "$(git rev-parse HEAD)" = "$(git rev-parse @{u})"; cd ../docs',
      },
      'unrelated-histories': {
        before: `cd ..; git init -q -b master apart; cd apart; commit "Add the project" tool.sh
          git remote add origin git@atomgit.com:example-org/docs.git`,
        after: 'test "$(git rev-parse HEAD)" = "$(git rev-parse @{u})"; cd ../docs',
      },
      'branch/2': {
        before: 'echo login > login.txt',
        after: 'test "$(git rev-parse HEAD)" = "$(git rev-parse @{u})"',
      },
      'no-upstream': {
        before: 'git switch -q -c feature/logout',
        values: {'<branch>': 'feature/logout'},
      },
      rejected: {
        before: `git switch -q master
          elsewhere example-org/docs commit "Add plan" plan.txt; commit "Add notes"`,
      },
    },
  },
};
