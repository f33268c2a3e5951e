import type {Walkthrough} from '../../support/walkthrough/walkthrough';

export const accountGuides: Record<string, Walkthrough> = {
  'docs/user/gpgkey.mdx': {
    needs: ['gpg'],
    given: `published example-org/docs
      gpg -q --batch --passphrase '' --quick-generate-key 'dev <you@example.com>' rsa4096 sign never`,
    values: {
      '<key-id>': "$(gpg --list-secret-keys --with-colons | awk -F: '/^sec/ {print $5}')",
    },
    blocks: {
      create: {notRun: 'asks questions'},
      'create/2': {notRun: 'asks questions'},
      configure: {
        after: `git commit -q --allow-empty -S -m "Sign this"
          git log --show-signature -1 | grep -q 'Good signature'
          git tag -s v1.0 -m "Release 1.0"
          git tag -v v1.0`,
      },
      'no-secret-key': {notRun: 'names a program that this machine may not have'},
      'no-secret-key/2': {notRun: 'needs Windows'},
      'failed-to-sign': {after: 'gpgconf --kill all'},
    },
  },
  'docs/user/sshkey.mdx': {
    needs: ['ssh-keygen'],
    given: `published example-org/docs; cd ..; rm -rf docs
      mkdir ~/.ssh; ssh-keygen -q -t ed25519 -N '' -C you@example.com -f ~/.ssh/id_ed25519`,
    blocks: {
      create: {notRun: 'asks questions'},
      'create/2': {notRun: 'leaves an agent running'},
      'create/3': {notRun: 'needs an agent'},
      add: {notRun: 'needs Windows'},
      'add/2': {notRun: 'needs macOS'},
      'add/3': {notRun: 'needs a desktop'},
      test: {notRun: 'needs the platform'},
      'use/2': {before: 'cd docs'},
      'permission-denied': {notRun: 'needs the platform'},
      'host-key': {notRun: 'changes the file of whoever runs the tests, not the one of the test'},
      'no-agent': {notRun: 'leaves an agent running'},
    },
  },
  'docs/user/verify.mdx': {
    given: 'published example-org/docs',
    blocks: {'account-data': {after: 'test "$(git config user.name)" = your-name'}},
  },
};
