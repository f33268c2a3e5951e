/**
 * The kinds of token that get a colour, and the Prism types that belong to each. The class is
 * `tk-<kind>`; its colour is what the theme gives to the Prism type of the same name.
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

/** These show by weight, slant or a line below; src/css/code.css draws them. */
const uncolouredKinds = ['bold', 'italic', 'placeholder', 'plain'] as const;

export type ColouredKind = Exclude<TokenKind, (typeof uncolouredKinds)[number]>;

export const colouredKinds = Object.keys(tokenKinds).filter(
  (kind): kind is ColouredKind => !uncolouredKinds.some((other) => other === kind),
);

const kindOfType = new Map<string, TokenKind>(
  Object.entries(tokenKinds).flatMap(([kind, types]) =>
    types.map((type) => [type, kind as TokenKind] as const),
  ),
);

/** The kind of a Prism token: its own type speaks first, then what Prism says it resembles. */
export function findKind(type: string, aliases: readonly string[]): TokenKind | undefined {
  return [type, ...aliases].map((name) => kindOfType.get(name)).find(Boolean);
}
