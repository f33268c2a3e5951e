/** As many columns of code stand beside a button on the narrowest phone. */
const narrowest = 35;

/** The steps that src/css/code.css knows for the indent of what goes on in the next row. */
const indents = [2, 4, 6, 8, 10, 16, 20];

const longestWhole = 28;
/** As many columns stand in the second row of a usual phone. */
const longestTogether = 39;
/** An option of one letter, with what it is given: each may be coloured. */
const option =
  /(?<= |>)(?:<span class=[\w-]+>-\w<\/span>|-[a-zA-Z]) (?!-|<span class=[\w-]+>-)(?:<span class=[^>]+>[^<]*<\/span>|[^\s<])+/;
/** Each is found where no other begins before it. */
const joints = new RegExp(
  [
    option,
    /<[^>]*>/, // A tag, which stays as it is.
    /:\/\//, // What follows the scheme of an address, and stays with it.
    /[\w-]{28,}/, // A name too long for a row.
    /(?<![\w/.:-])[\w.]+\/[\w.+-]+(?![\w/{$])/, // Two words with a slash, such as a type of content.
    /-+\w+(?:-\w+)*|\w+(?:-\w+)+/, // An option, and a name of several words.
    /(?:[/?=]+|(?<=[@.]\w+):(?!\d)|&amp;)(?=[\w{$]|<s|&lt;)/, // A sign between the pieces of an address.
    /=(?=(?:<[^>]*>)*(?:&quot;|"))/, // What a variable is set to.
    /:(?=(?:<[^>]*>)*\$)/, // Between two variables.
    /(?<=\w|\w<\/span>)\((?=[^)])/, // The beginning of what a call is given.
    /(?<=[)\]])\.(?=\w|<s)/, // A call of what another returns.
    / \\$/, // The end of a line that goes on.
  ]
    .map(({source}) => source)
    .join('|'),
  'g',
);

/** A Chinese character takes the place of two letters. */
export function countColumns(line: string): number {
  return line.replaceAll('\t', '    ').replace(/[\u2e80-\u9fff\uff00-\uff60\u3000-\u303f]/g, '  ')
    .length;
}

/** An option and its value are one word, unless they are too long for a row. */
function keepWithValue(found: string): string {
  const text = found.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '.');
  if (text.length < longestWhole) return `<span class=whole>${found}</span>`;
  const value = found.search(/ (?!class=)/) + 1;
  return found.slice(0, value) + allowBreaks(found.slice(value));
}

/** Lets a row end behind the pieces of an address, and inside a name only where that is too long. */
function allowBreaks(html: string): string {
  return html.replace(joints, (found) => {
    if (/^(?:<[^>]*>)?-\w(?:<\/span>)? /.test(found)) return keepWithValue(found);
    if (found.startsWith('<') || found === '://') return found;
    if (/^(?:&amp;|[/?=:(]+)$/.test(found)) return `${found}<wbr>`;
    if (found === '.') return `<wbr>${found}`;
    return found.length < longestWhole
      ? `<span class=whole>${found}</span>`
      : found.replace(/[_-](?=\w)/g, '$&<wbr>');
  });
}

/** The words of a line. What is coloured as one, such as a text in quotation marks, is one word with its spaces. */
function* readWords(html: string): Generator<string> {
  let word = '';
  let depth = 0;
  // The sign that a line goes on belongs to the word before it.
  for (const [piece] of html.matchAll(/<[^>]*>| \\$|[^<\s]+|\s+/g)) {
    if (piece.startsWith('<')) depth += piece.startsWith('</') ? -1 : 1;
    if (depth > 0 || piece.trim()) {
      word += piece;
      continue;
    }
    yield word;
    yield piece;
    word = '';
  }
  yield word;
}

/** An address or a text goes to the next row as a whole, where it fits there; but not without its option. */
function keepWords(html: string): string {
  let result = '';
  let rest = '';
  for (const word of readWords(html)) {
    const columns = countColumns(word.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '.'));
    const isValue = /(?:^|[ >])-\w(?:<\/span>)? $/.test(rest);
    if (isValue || columns < longestWhole || columns > longestTogether) {
      rest += word;
      continue;
    }
    result += `${allowBreaks(rest)}<span class=together>${allowBreaks(word)}</span>`;
    rest = '';
  }
  return result + allowBreaks(rest);
}

/** The HTML of a line: one that is too long for a phone goes on in the next row, indented more than it is itself. */
export function wrapLine(html: string, line: string, end: string): string {
  if (countColumns(line) <= narrowest) return html + end;
  const blank = line.replaceAll('\t', '    ').search(/\S/);
  const indent = indents.find((step) => step > blank) ?? indents.at(-1);
  return `<span class=code-in-${indent}>${keepWords(html)}${end}</span>`;
}
