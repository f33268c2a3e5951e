/** The scopes of a personal access token, in the order of the form (`/user/pats#scopes`). */
export const tokenScopes = [
  'repo',
  'admin:repo_issues',
  'admin:org_issues',
  'workflow',
  'write:packages',
  'delete:packages',
  'admin:org',
  'admin:public_key',
  'admin:repo_hook',
  'admin:org_hook',
  'notifications',
  'user',
  'delete_repo',
  'audit_log',
  'project',
  'admin:gpg_key',
  'admin:ssh_signing_key',
] as const;

export type TokenScope = (typeof tokenScopes)[number];
