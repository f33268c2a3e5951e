/**
 * The closed list of what a page may use besides Markdown: components, and plain elements written as
 * tags. For each: when to use it, its attributes, and how it reads in the Markdown form of the page.
 */
type Usage = {required: readonly string[]; optional: readonly string[]};

export const mdxComponentUsage = {
  /**
   * A label of the product's interface, quoted exactly. On English pages `zh` adds the Chinese
   * label, unless the product shows it in Latin letters, such as `SSH Keys`.
   * Markdown: `**个人设置**`; in English `**Personal settings** (个人设置)`.
   */
  Ui: {required: [], optional: ['zh']},
  /**
   * Around one numbered list of what the reader does in this order in the interface.
   * Markdown: the list itself.
   */
  Steps: {required: [], optional: []},
  /**
   * Alternatives of one step; `groupId` (`os`, `protocol`) remembers the reader's choice.
   * Markdown: its items, one after the other.
   */
  Tabs: {required: [], optional: ['groupId']},
  /** One alternative. Markdown: a paragraph `**label**`, then the content. */
  TabItem: {required: ['value', 'label'], optional: ['default']},
  /**
   * A drawing from diagrams/, where a picture says it faster than a table.
   * Markdown: the caption in bold, then the description (`diagramToMarkdown`).
   */
  Diagram: {required: ['name'], optional: []},
  /**
   * The figures of one group of config/limits.yaml as a table; without a group, when all were checked and where
   * programs read them. Markdown: the table or the sentence.
   */
  Limits: {required: [], optional: ['group']},
  /** Around cards, on overview pages. Markdown: a bullet list. */
  Cards: {required: [], optional: []},
  /** A link with one line of text; `at` names the address or the list behind it. Markdown: `- [title](href): text at`. */
  Card: {required: ['title', 'href'], optional: ['icon', 'at']},
  /** Rarely: long output or a full example. Markdown: the summary in bold, then the content. */
  details: {required: [], optional: []},
  summary: {required: [], optional: []},
  /** A key of the keyboard. Markdown: its text. */
  kbd: {required: [], optional: []},
} as const satisfies Record<string, Usage>;

export type MdxComponentName = keyof typeof mdxComponentUsage;

export const mdxComponents = Object.keys(mdxComponentUsage) as MdxComponentName[];
