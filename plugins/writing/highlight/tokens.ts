/**
 * The kinds of token that are told apart, and the Prism types that belong to each. The class is `tk-<kind>`;
 * src/css/code.css draws it.
 */
export const tokenKinds = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang', 'coord'],
  keyword: ['keyword', 'for-or-select', 'rule', 'directive'],
  string: ['string', 'char', 'regex', 'attr-value', 'template-string', 'value', 'code-snippet'],
  builtin: ['builtin'],
  function: ['function', 'function-variable', 'function-definition', 'decorator', 'annotation'],
  variable: ['variable', 'environment', 'assign-left', 'commit-sha1'],
  number: ['number', 'boolean', 'constant', 'null', 'datetime', 'date', 'time'],
  'class-name': ['class-name', 'namespace', 'important'],
  property: ['property', 'key', 'atrule', 'literal-property'],
  'attr-name': ['attr-name', 'section', 'selector', 'header-name'],
  tag: ['tag', 'title'],
  url: ['url', 'request-target'],
  inserted: ['inserted', 'inserted-sign', 'inserted-arrow'],
  deleted: ['deleted', 'deleted-sign', 'deleted-arrow'],
  bold: ['bold'],
  italic: ['italic'],
  /** What the reader fills in, such as `<owner>`. */
  placeholder: [],
  /** What is not part of the text around it, such as `${…}` in a template string. */
  plain: ['interpolation'],
} as const satisfies Record<string, readonly string[]>;

export type TokenKind = keyof typeof tokenKinds;

const kindOfType = new Map<string, TokenKind>(
  Object.entries(tokenKinds).flatMap(([kind, types]) =>
    types.map((type) => [type, kind as TokenKind] as const),
  ),
);

/** The kind of a Prism token: its own type speaks first, then what Prism says it resembles. */
export function findKind(type: string, aliases: readonly string[]): TokenKind | undefined {
  return [type, ...aliases].map((name) => kindOfType.get(name)).find(Boolean);
}
