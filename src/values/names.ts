/** What a reader can have in place of the examples. `token` is the name of a variable, never a token. */
export const valueNames = [
  'owner',
  'repo',
  'org',
  'username',
  'number',
  'branch',
  'token',
] as const;

export type ValueName = (typeof valueNames)[number];

export type Values = Partial<Record<ValueName, string>>;

export function isValueName(name: string): name is ValueName {
  return (valueNames as readonly string[]).includes(name);
}

/** The value that a path parameter of an operation stands for. */
export function valueOfParameter(name: string): ValueName | undefined {
  if (isValueName(name)) return name;
  if (name === 'orgPath') return 'org';
  return /^(issue|pull|discuss|milestone)_number$/.test(name) ? 'number' : undefined;
}

/** The variable that the samples and the guides read the token from, unless the reader has another. */
export const tokenVariable = 'ATOMGIT_TOKEN';

/** A name that every language of the samples takes; a secret in its place would end up in code. */
export function findFaultInVariable(name: string): {kind: 'secret' | 'variable'} | undefined {
  if (/^at[a-z]_/.test(name)) return {kind: 'secret'};
  return /^[A-Za-z_]\w*$/.test(name) ? undefined : {kind: 'variable'};
}
