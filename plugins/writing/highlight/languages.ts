/** What may stand after the three backticks, and the Prism grammar that reads it. */
export const languages = {
  bash: {grammar: 'bash', aliases: ['sh', 'shell']},
  /** A terminal session: lines after `$ ` are typed, the others are output. */
  console: {grammar: 'bash', aliases: ['shell-session']},
  powershell: {grammar: 'powershell', aliases: ['ps1']},
  json: {grammar: 'json', aliases: []},
  yaml: {grammar: 'yaml', aliases: ['yml']},
  toml: {grammar: 'toml', aliases: []},
  ini: {grammar: 'ini', aliases: []},
  diff: {grammar: 'diff', aliases: []},
  js: {grammar: 'javascript', aliases: ['javascript']},
  jsx: {grammar: 'jsx', aliases: []},
  ts: {grammar: 'typescript', aliases: ['typescript']},
  tsx: {grammar: 'tsx', aliases: []},
  python: {grammar: 'python', aliases: ['py']},
  go: {grammar: 'go', aliases: []},
  java: {grammar: 'java', aliases: []},
  http: {grammar: 'http', aliases: []},
  markdown: {grammar: 'markdown', aliases: ['md']},
  html: {grammar: 'markup', aliases: ['xml']},
  css: {grammar: 'css', aliases: []},
  sql: {grammar: 'sql', aliases: []},
  docker: {grammar: 'docker', aliases: ['dockerfile']},
  git: {grammar: 'git', aliases: []},
  gitignore: {grammar: 'ignore', aliases: []},
  gitattributes: {grammar: 'ini', aliases: []},
  text: {grammar: null, aliases: []},
  /** What a program says: to compare with, not to copy. */
  output: {grammar: null, aliases: []},
} as const satisfies Record<string, {grammar: string | null; aliases: readonly string[]}>;

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as Language[];

const byName = new Map<string, Language>(
  languageNames.flatMap((language) =>
    [language, ...languages[language].aliases].map((name) => [name, language] as const),
  ),
);

/** The language that a writer's name for it means; undefined when we know none. */
export function findLanguage(name: string): Language | undefined {
  return byName.get(name);
}
