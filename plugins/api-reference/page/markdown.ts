import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';

import {highlight} from '../../writing/highlight/highlight';
import {drawApostrophes} from '../../writing/mdx/remarkApostrophes';

/** The same fields stand on many pages: each text is rendered once. */
const rendered = new Map<string, string>();

/** HTML of a description. Raw HTML in it is shown as text. */
export function renderMarkdown(markdown: string): string {
  const known = rendered.get(markdown);
  if (known !== undefined) return known;
  const html = renderText(markdown);
  rendered.set(markdown, html);
  return html;
}

const options = {extensions: [gfm()], htmlExtensions: [gfmHtml()]};

/** Nothing in it that Markdown or HTML would read as more than text. */
const plainText = /^(?![-+#=\s]|\d+[.)])(?!.*(?:www\.|:\/\/))[^\\`*_[\]<>&"~|@\n\t]*\S$/;

const codeOrTag = /(<code[^]*?<\/code>|<[^>]+>)/;

function renderText(markdown: string): string {
  if (plainText.test(markdown)) return `<p>${drawApostrophes(markdown)}</p>`;
  const html = micromark(markdown, options)
    .split(codeOrTag)
    .map((part) => (part.startsWith('<') ? part : drawApostrophes(part)))
    .join('');
  return html.replace(
    /<pre><code class="language-([\w-]+)">([\s\S]*?)\n?<\/code><\/pre>/g,
    (_, language: string, code: string) => renderCode(unescapeHtml(code), language),
  );
}

/** The same for a text of one paragraph, without the paragraph around it. */
export function renderInline(markdown: string): string {
  const html = renderMarkdown(markdown);
  const [, only] = html.match(/^<p>([\s\S]*)<\/p>$/) ?? [];
  return only !== undefined && !only.includes('<p>') ? only : html;
}

/** The first sentence without markup, for lists and for the description in the head of a page. */
export function firstSentence(markdown: string): string {
  const text = renderInline(firstParagraph(markdown)).replace(/<[^>]+>/g, '');
  return (
    unescapeHtml(text)
      .replaceAll('\n', ' ')
      .split(/(?<=。|[.?!](?= ))/)[0]
      ?.trim() ?? ''
  );
}

export const firstParagraph = (markdown: string): string => markdown.split(/\n\s*\n/)[0] ?? '';

/** Code and links are more than their signs: no sentence ends inside them. */
const sentence = /^(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|[^。.?!]|[.?!](?!\s|$))*(?:。|[.?!](?=\s|$))/;

/** The first sentence, with its markup, and what follows it. */
export function cutSentence(markdown: string): [string, string] {
  const paragraph = firstParagraph(markdown);
  const [first] = sentence.exec(paragraph) ?? [paragraph];
  return [first, markdown.slice(first.length).trim()];
}

export function renderCode(code: string, language: string): string {
  return `<div class="code-frame"><div class="code-scroll"><pre class="code-text"><code>${highlight(code, language)}</code></pre></div></div>`;
}

function unescapeHtml(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
