import type {Walkthrough} from '../../support/walkthrough/walkthrough';

const contributor = 'git config --global user.name contributor';

/** The to-do list of the series as its first part leaves it, with the reader in its folder. */
const todo = `${contributor}
  repository example-org/todo
  git init -q todo; cd todo; git remote add origin git@atomgit.com:example-org/todo.git
  echo todo.txt > .gitignore
  cat > todo.sh <<'END'
#!/bin/sh
# Keep a to-do list in todo.txt.
case "$1" in
  add) shift; echo "$*" >> todo.txt ;;
  list) cat -n todo.txt ;;
  *) echo "usage: sh todo.sh add <text> | list" ;;
esac
END
  git add -A; git commit -qsm "Add a to-do list script"
  printf '# todo\\n' > README.md; git add -A; git commit -qsm "Explain how to use the script"
  echo >> README.md; git commit -qasm "Say where tasks are kept"
  git push -q -u origin master
  sh todo.sh add "write the first commit"; sh todo.sh add "push it"`;

const countTasks = `sed -i.bak -e "s/| list\\"/| list | count\\"/" \\
    -e "/  list)/a\\\\  count) wc -l < todo.txt ;;" todo.sh; rm todo.sh.bak
  git commit -qasm "Count the open tasks"`;

export const posts: Record<string, Walkthrough> = {
  'blog/Git-AtomGit-1.mdx': {
    needs: ['ssh-keygen'],
    given: 'repository example-org/todo',
    blocks: {
      ssh: {notRun: 'asks questions'},
      'ssh/2': {notRun: 'needs the platform'},
      'init/2': {writes: ['todo.sh']},
      daily: {writes: ['README.md']},
      'another-computer': {before: 'mkdir ../other; cd ../other'},
      'another-computer/2': {
        before: "printf '\\nTasks are kept in `todo.txt`, which is not committed.\\n' >> README.md",
      },
      'another-computer/4': {before: 'cd ../../todo'},
      troubleshooting: {before: 'commit "Change the list" list.txt'},
    },
  },
  'blog/Git-AtomGit-2.mdx': {
    given: todo,
    blocks: {
      'branch/2': {
        before: `sed -i.bak -e 's/| list"/| list | done <number>"/' \\
          -e '/  list)/a\\  done) sed "\${2}d" todo.txt > todo.tmp \\&\\& mv todo.tmp todo.txt ;;' todo.sh
          rm todo.sh.bak`,
      },
      'review/2': {
        before: `sed -i.bak -e 's/^  done) sed.*/  done)\\n    [ -n "$2" ] || { echo "usage: sh todo.sh done <number>"; exit 1; }\\n    sed "\${2}d" todo.txt > todo.tmp \\&\\& mv todo.tmp todo.txt ;;/' todo.sh
          rm todo.sh.bak`,
      },
      conflict: {
        before: `count() { ${countTasks}; }
          elsewhere example-org/todo count`,
      },
      'conflict/2': {
        before: `sed -i.bak -e '/^<<<<<<<\\|^>>>>>>>/d' -e '/^  \\*).*done <number>" ;;$/d' -e '/^=======/d' \\
          -e 's/| list | count"/| list | done <number> | count"/' todo.sh; rm todo.sh.bak`,
      },
      merge: {
        before: `squash() {
            git merge -q --squash origin/feature/done
            git commit -qsm "Add a command that removes finished tasks"
          }
          elsewhere example-org/todo squash`,
      },
    },
  },
  'blog/Git-AtomGit-Workflow.mdx': {
    given: `${contributor}
      repository team/handbook
      git clone -q git@atomgit.com:team/handbook.git 2> /dev/null; cd handbook
      printf '# Handbook\\nHow we work togehter.\\n' > README.md; git add -A; git commit -qm "Start the handbook"
      echo "Meet on Mondays." > meetings.md; git add -A; git commit -qm "Write down the rule for meetings"
      git push -q; cd ..; rm -rf handbook; mkdir branch fork; cd branch
      cp -r "$SERVER/team" "$SERVER/contributor"`,
    blocks: {
      'branch-mode': {notRun: 'the reader changes a file between its commands'},
      'fork-mode': {
        before: 'cd ../fork',
        between: {'git commit': "sed -i.bak 's/togehter/together/' README.md; rm README.md.bak"},
      },
      'fork-mode/2': {
        before: `write() { echo "Notes go here." >> meetings.md; git commit -qam "Say where notes go"; }
          elsewhere team/handbook write`,
      },
      'fork-mode/4': {before: 'git push -q upstream fix/typo:master'},
      'push-review-mode': {notRun: 'the reader changes a file between its commands'},
      'push-review-mode/2': {before: 'git switch -q -c fix/typo; commit "Fix another typo"'},
      diverged: {
        before: `git push -q upstream HEAD:refs/changes/7/head; git remote set-url origin git@atomgit.com:team/handbook.git
          git switch -q master; git branch -q -u origin/master; git fetch -q`,
        values: {'<review-ref>': 'refs/changes/7/head', '<cr-id>': '7'},
      },
    },
  },
};
