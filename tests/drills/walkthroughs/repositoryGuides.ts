import type {Walkthrough} from '../../support/walkthrough/walkthrough';

/** Two branches that have gone apart, as the page on merge types draws them. */
const apart = `git reset -q --hard $(git rev-list --max-parents=0 HEAD)
  git branch -q -f feature/search
  git switch -q feature/search
  echo page > search.txt; git add -A; git commit -qm "Add search page"
  echo index >> search.txt; git add -A; git commit -qm "Add search index"
  git switch -q master
  commit "Add plan" plan.txt`;

export const repositoryGuides: Record<string, Walkthrough> = {
  'docs/repo/branch.mdx': {
    given: `published example-org/docs
      elsewhere example-org/docs git switch -q -c feature/login`,
    blocks: {
      'create-locally': {
        before: `git switch -q master; git branch -q -D feature/login
          git push -q origin :feature/login`,
      },
      names: {
        before: 'git switch -q -c fix/titel',
        values: {'<old>': 'fix/titel', '<new>': 'fix/title'},
        after:
          'git switch -q feature/login; git push -q origin :fix/title; git branch -q -D fix/title',
      },
      compare: {
        before: `elsewhere example-org/docs commit "Add notes"
          git fetch -q
          git switch -q -c feature/search master
          echo "See the search page." >> README.md
          printf 'import index\\n' > search.py; git add -A; git commit -qm "Add search page"
          printf 'print(index)\\n' >> search.py; git commit -qam "Add search index"`,
      },
      delete: {
        before: `git switch -q feature/login; commit "Add login" login.txt; git push -q
          git switch -q master; git merge -q feature/login`,
      },
      recover: {
        before: `git switch -q feature/search
          git reset -q --soft HEAD^; git commit -qm "Add search index"
          git switch -q master; commit "Add plan" plan.txt
          git branch -q -D feature/search`,
      },
      'no-upstream': {before: 'git switch -q -c feature/login'},
    },
  },
  'docs/repo/capacity.mdx': {
    needs: ['git-filter-repo'],
    given: `published example-org/docs
      mkdir assets; head -c 12000000 /dev/urandom > assets/video.mp4
      git add -A; git commit -qm "Add a film"
      git rm -q assets/video.mp4; git commit -qm "Take the film out"
      git push -q; cd ..; rm -rf docs`,
    blocks: {
      rewrite: {notRun: 'installs a program'},
      push: {after: 'git fetch -q origin'},
      'review-refs': {
        before: 'git push -q origin HEAD:refs/merge-requests/1/head HEAD:refs/keep-around/1234',
        values: {'<review-ref>': 'refs/merge-requests/1/head', '<commit-id>': '1234'},
      },
    },
  },
  'docs/repo/change-request.mdx': {
    given: `published example-org/docs original; cd ..
      published contributor/docs docs; git push -q --force origin HEAD`,
    blocks: {
      fork: {before: 'elsewhere example-org/docs commit "Add plan" plan.txt'},
      conflict: {
        before: `git switch -q -c feature/login
          echo blue > colour; commit "Choose blue"; git push -q -u origin feature/login
          git switch -q master; echo red > colour; commit "Choose red"; git push -q`,
        values: {'<source-branch>': 'feature/login', '<target-branch>': 'master'},
        fails: true,
      },
      'conflict/2': {
        before: `git merge --abort
          elsewhere example-org/docs commit "Choose red" colour red`,
        values: {'<source-branch>': 'feature/login', '<target-branch>': 'master'},
        fails: true,
      },
      'conflict/3': {before: 'echo violet > colour; git add -A', values: {'<file>': 'colour'}},
    },
  },
  'docs/repo/commit.mdx': {
    given: 'published example-org/docs; commit "Raise the timeout" path/to/file',
  },
  'docs/repo/commit/cherry-pick.mdx': {
    given: `repository example-org/docs
      git clone -q git@atomgit.com:example-org/docs.git 2> /dev/null; cd docs
      printf 'timeout = 30\nretries = 3\n' > app.conf; git add -A; git commit -qm "Add configuration"
      git push -q origin HEAD:release/1.2
      printf 'timeout = 60\nretries = 3\n' > app.conf; git commit -qam "Raise the timeout"
      commit "Add README" README.md; git push -q`,
    blocks: {
      'cli/2': {
        before:
          'commit "Add one" one.txt; commit "Add two" two.txt; git branch more; git reset -q --hard HEAD~2',
        values: {'<oldest-sha>': 'more~1', '<newest-sha>': 'more'},
        after: 'test -f one.txt && test -f two.txt',
      },
      conflict: {
        before: `git switch -q master
          printf 'timeout = 90\\nretries = 3\\n' > app.conf; git commit -qam "Raise the timeout again"
          git tag fix; git switch -q release/1.2
          printf 'timeout = 45\\nretries = 3\\n' > app.conf; git commit -qam "Choose a timeout"`,
        commits: {'587c883': 'fix'},
      },
      'conflict/2': {before: `printf 'timeout = 90\\nretries = 3\\n' > app.conf`},
      'merge-commit': {
        before: `git switch -q -c feature/log master; commit "Add log" log.txt
          git switch -q master; git merge -q --no-ff -m "Merge log" feature/log
          git switch -q release/1.2`,
        values: {'<merge-sha>': 'master'},
      },
    },
  },
  'docs/repo/commit/revert.mdx': {
    given: 'published example-org/docs; commit "Add plan" plan.txt; git push -q',
    blocks: {
      cli: {values: {'<sha>': 'HEAD'}},
      'cli/2': {
        before: `git switch -q -c feature/log; echo log > log.txt; git add -A; git commit -qm "Add log"
          git switch -q master; git merge -q --no-ff -m "Merge branch 'feature/log'" feature/log`,
        commits: {'41aaa56': 'HEAD'},
      },
      'cli/3': {
        before: 'git switch -q --detach; commit "Add one" one.txt; commit "Add two" two.txt',
        values: {'<newest-sha>': 'HEAD', '<older-sha>': 'HEAD^'},
        after: 'git switch -q master',
      },
    },
  },
  'docs/repo/config/branch.mdx': {
    given: `published example-org/docs
      git push -q origin HEAD:main
      git -C "$SERVER/example-org/docs.git" symbolic-ref HEAD refs/heads/main`,
    blocks: {
      'push-rejected': {
        before: 'git switch -q master; commit "Add login" login.txt',
        after: 'test "$(git rev-parse master)" = "$(git rev-parse origin/master)"',
      },
    },
  },
  'docs/repo/config/general.mdx': {given: 'published example-org/docs'},
  'docs/repo/config/pr.mdx': {
    given: `published example-org/docs; ${apart}`,
    blocks: {
      types: {before: 'git merge -q --no-ff -m "Merge feature/search" feature/search'},
      'types/2': {
        before: `${apart}
          git switch -q feature/search; git rebase -q master
          git switch -q master; git merge -q --ff-only feature/search`,
      },
      'types/3': {
        before: `${apart}
          git merge -q --squash feature/search; git commit -qm "Add search"`,
      },
      'types/4': {
        before: `${apart}
          git reset -q --hard HEAD^; git merge -q --ff-only feature/search`,
      },
    },
  },
  'docs/repo/config/push-rules.mdx': {
    given: `published example-org/docs
      git switch -q -c typo; echo typo > typo.txt; git add -A
      git -c user.name=contributor -c user.email=contributor@example.com commit -qm "Fix typo"
      git switch -q master; commit "Add plan" plan.txt; git cherry-pick typo`,
  },
  'docs/repo/files.mdx': {given: 'published example-org/docs; commit "Add code" app.ts timeout'},
  'docs/repo/git-pr-mode.mdx': {
    given: 'published example-org/docs; cd ..; rm -rf docs',
    blocks: {
      'contribute/2': {before: 'echo more >> README.md'},
      several: {before: 'echo "Even more" >> README.md'},
      'after-merge': {after: 'git diff --quiet origin/master'},
      diverged: {
        before: `commit "Fix typo" README.md; git push -q origin HEAD:refs/changes/7/head
          git commit -q --amend -m "Fix two typos"; git reset -q --hard HEAD^; commit "Add plan" plan.txt`,
        values: {'<cr-id>': '7', '<review-ref>': 'refs/changes/7/head'},
      },
      'diverged/2': {
        before: 'commit "Fix typo another way" README.md',
        values: {'<cr-id>': '7', '<oid>': 'HEAD^'},
      },
    },
  },
  'docs/repo/import-repositories.mdx': {
    needs: ['git-lfs'],
    given: `published elsewhere/docs; git switch -q -c feature/login; commit "Add login"; git tag v1.0
      git push -q origin HEAD v1.0; cd ..; rm -rf docs; repository example-org/docs`,
    values: {'<old-url>': 'git@atomgit.com:elsewhere/docs.git'},
    blocks: {
      manual: {
        after:
          'test "$(git ls-remote | sort)" = "$(git ls-remote git@atomgit.com:example-org/docs.git | sort)"',
      },
      'manual/2': {notRun: 'needs a server for large files'},
    },
  },
  'docs/repo/lfs.mdx': {
    needs: ['git-lfs'],
    given: 'published example-org/docs',
    blocks: {
      'track/2': {
        before: 'head -c 2000 /dev/zero > logo.png',
      },
      migrate: {
        before: `cd ..; repository example-org/old
          git clone -q git@atomgit.com:example-org/old.git 2> /dev/null; cd old
          commit "Add a picture" a.png`,
      },
      'still-in-git': {
        before: `cd ../docs; git mv .gitattributes rules; commit "Add a photo" photo.png
          git mv rules .gitattributes`,
        after: 'git lfs ls-files | grep -q photo.png',
      },
    },
  },
  'docs/repo/migrate.mdx': {given: 'published example-org/docs'},
  'docs/repo/tag.mdx': {
    given:
      'published example-org/docs; git tag -a v1.0 -m "Release 1.0"; commit "Add notes"; git tag nightly',
    blocks: {
      create: {before: 'git tag -d v1.0'},
    },
  },
};
