/** As many columns of code stand beside a button on the narrowest phone. */
const narrowest = 35;

/** The steps that src/css/code.css knows for the indent of what goes on in the next row. */
const indents = [2, 4, 6, 8, 10, 12, 16, 20];

const longestWhole = 28;
/**
 * A tag, which stays as it is; a name too long for a row; a name of several words; a sign between the pieces of an address;
 * the end of a line that goes on.
 */
const joints =
  /<[^>]*>|[\w-]{28,}|-*\w+(?:-\w+)+|(?:[/?=]+|(?<=[@.]\w+):|&amp;)(?=[\w{$]|<s|&lt;)| \\$/g;

/** A Chinese character takes the place of two letters. */
export function countColumns(line: string): number {
  return line.replaceAll('\t', '    ').replace(/[\u2e80-\u9fff\uff00-\uff60\u3000-\u303f]/g, '  ')
    .length;
}

/** Lets a row end behind the pieces of an address, and inside a name only where that is too long. */
function allowBreaks(html: string): string {
  return html.replace(joints, (found) => {
    if (found.startsWith('<')) return found;
    if (found.startsWith('&') || /^[/?=:]/.test(found)) return `${found}<wbr>`;
    return found.length < longestWhole
      ? `<span class=whole>${found}</span>`
      : found.replace(/[_-](?=\w)/g, '$&<wbr>');
  });
}

/** The HTML of a line: one that is too long for a phone goes on in the next row, indented more than it is itself. */
export function wrapLine(html: string, line: string, end: string): string {
  if (countColumns(line) <= narrowest) return html + end;
  const blank = line.replaceAll('\t', '    ').search(/\S/);
  const indent = indents.find((step) => step > blank) ?? indents.at(-1);
  return `<span class=code-in-${indent}>${allowBreaks(html)}${end}</span>`;
}
