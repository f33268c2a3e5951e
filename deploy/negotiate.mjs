/**
 * Which form of a page a request asks for, by its `Accept`. The rules are tables of patterns, because nginx can do nothing
 * else: nginx.mjs writes them into its configuration, and our own server and the workers of static hosts read them here.
 */

/** @typedef {'html' | 'markdown' | 'plain' | 'none'} Form */
/** @typedef {readonly (readonly [pattern: string, value: string])[]} Table the first pattern that matches counts */

/** What the twin of a page is called when it is asked for in the place of the page. */
export const twinTypes = {
  markdown: 'text/markdown; charset=utf-8',
  plain: 'text/plain; charset=utf-8',
};

/**
 * How much a type is wished for: `1`, `0`, or `0.5` without zeros at its end. The name of the group has to differ from table to
 * table, since nginx makes a variable of it.
 * @param {string} type as a pattern
 * @param {string} group
 * @returns {Table}
 */
function qualityOf(type, group) {
  const range = `(?:^|,)[ ]*${type}[ ]*`;
  const end = '[ ]*(?:;|,|$)';
  return [
    [`${range}(?:;[^,]*)?;[ ]*q=(?<${group}>0\\.\\d{0,2}[1-9])0*${end}`, `$${group}`],
    [`${range}(?:;[^,]*)?;[ ]*q=0(?:\\.0*)?${end}`, '0'],
    [`${range}(?:;|,|$)`, '1'],
  ];
}

/** `-` stands for types that are not named. A range of types is no wish for Markdown, but it is one for HTML. */
export const qualities = {
  html: [
    ...qualityOf('text/html', 'html_named'),
    ...qualityOf('text/\\*', 'html_as_text'),
    ...qualityOf('\\*/\\*', 'html_as_any'),
  ],
  markdown: qualityOf('text/markdown', 'markdown_named'),
  plain: qualityOf('text/plain', 'plain_named'),
};
export const unnamed = '-';

const larger = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((digit) => `${digit}\\d* \\1[0-${digit - 1}]`);

/**
 * Two qualities with a blank between them; what no pattern matches is `less`.
 * @type {Table}
 */
export const comparison = [
  ['^(\\S+) \\1$', 'same'],
  ['^[-0] [-0]$', 'same'],
  ['^1 ', 'more'],
  ['^(?:\\S+ 1|[-0] \\S+)$', 'less'],
  ['^\\S+ [-0]$', 'more'],
  ['^(0\\.\\d*)\\d+ \\1$', 'more'],
  [`^(0\\.\\d*)(?:${larger.join('|')})`, 'more'],
];

/**
 * The quality of Markdown; Markdown compared with HTML, Markdown with plain text, plain text with HTML; the quality of HTML.
 *
 * Markdown for those who name it and want it no less than HTML. Plain text only for those who want it more: many programs
 * name it beside everything else. HTML for all others, also for those who ask only for what no page is, to whom it is of
 * more use than a refusal. Refused is who wants no HTML and nothing else that there is.
 * @type {Table}
 */
export const decision = [
  ['^[^-0]\\S* (?:more|same) (?:more|same) ', 'markdown'],
  ['^0\\.\\S+ (?:more|same) (?:more|same) ', 'markdown'],
  ['^\\S+ \\S+ \\S+ more ', 'plain'],
  [' 0$', 'none'],
];

/**
 * @param {Table} table
 * @param {string} text
 * @param {string} otherwise
 */
function look(table, text, otherwise) {
  for (const [pattern, value] of table) {
    const match = new RegExp(pattern, 'i').exec(text);
    if (match) return value.startsWith('$') ? (match.groups?.[value.slice(1)] ?? '') : value;
  }
  return otherwise;
}

/**
 * @param {string | null | undefined} accept
 * @returns {Form}
 */
export function chooseForm(accept) {
  const quality = (/** @type {keyof typeof qualities} */ form) =>
    look(qualities[form], accept ?? '', unnamed);
  const compare = (/** @type {string} */ one, /** @type {string} */ other) =>
    look(comparison, `${one} ${other}`, 'less');
  const [html, markdown, plain] = [quality('html'), quality('markdown'), quality('plain')];
  const facts = [
    markdown,
    compare(markdown, html),
    compare(markdown, plain),
    compare(plain, html),
    html,
  ];
  return /** @type {Form} */ (look(decision, facts.join(' '), 'html'));
}

/**
 * What a page answers with, beside itself: `Link` of RFC 8288. An address below the base URL stands for the site, so that a
 * preview elsewhere leads to its own files.
 * @param {{base: string, isEnglish: boolean, twin?: string | undefined, page?: string | undefined}} options `base` is that of
 * the Chinese site; `twin` of a page, or `page` of a twin
 */
export function linkHeader({base, isEnglish, twin, page}) {
  const own = isEnglish ? `${base}en/` : base;
  return [
    ...(twin === undefined ? [] : [`<${twin}>; rel="alternate"; type="text/markdown"`]),
    ...(page === undefined ? [] : [`<${page}>; rel="canonical"`]),
    `<${own}llms.txt>; rel="describedby"; type="text/plain"`,
    `<${own}sitemap.xml>; rel="sitemap"; type="application/xml"`,
    `<${base}.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"`,
    `<${base}openapi.yaml>; rel="service-desc"; type="application/yaml"`,
  ].join(', ');
}
