import {quoteForShell} from '../shell';
import type {Person} from './trailer';

/** Which commits lack the line. */
export type Reach = 'next' | 'last' | 'several' | 'branch';

/** The rules of `git check-ref-format --branch`. */
export function isBranchName(name: string): boolean {
  return (
    name !== '' &&
    name !== '@' &&
    !/^-|^\/|\/$|\/\/|\.\.|@\{|\.$/.test(name) &&
    !/[\u0000-\u0020\u007f~^:?*[\\]/.test(name) &&
    name.split('/').every((part) => !part.startsWith('.') && !part.endsWith('.lock'))
  );
}

export function writeIdentity({name, email}: Person): string {
  return [
    `git config user.name ${quoteForShell(name.trim())}`,
    `git config user.email ${quoteForShell(email.trim())}`,
  ].join('\n');
}

const push = 'git push --force-with-lease';

/** Adds the line to commits; what is rewritten has to be pushed anew. */
export function writeRepair(reach: Reach, count: number, target: string): string {
  switch (reach) {
    case 'next':
      return 'git commit -s';
    case 'last':
      return ['git commit --amend -s --no-edit', push].join('\n');
    case 'several':
      return [`git rebase --signoff HEAD~${count}`, push].join('\n');
    case 'branch':
      return [
        'git fetch origin',
        `git rebase --signoff ${quoteForShell(`origin/${target}`)}`,
        push,
      ].join('\n');
  }
}
