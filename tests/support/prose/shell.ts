/** One simple command of a shell text: the words that a shell would hand to the program. */
export type ShellCommand = {words: string[]; line: number};

type Token = {kind: 'word' | 'end'; text: string; line: number};

const ends = /^(?:\|\||&&|;;|[|;&\n()])/;
const keywords = new Set([
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'do',
  'done',
  'while',
  'until',
  '!',
  '{',
  '}',
  'time',
]);

/** Here-documents are the input of a command, not commands. */
function withoutDocuments(text: string): string {
  return text.replace(
    /<<-?\s*(['"]?)(\w+)\1([^\n]*)\n([\s\S]*?)^\t*\2$/gm,
    (whole, _quote, _name, rest: string) => `${rest}${'\n'.repeat(whole.split('\n').length - 1)}`,
  );
}

function readQuoted(text: string, start: number): number {
  const quote = text[start];
  let end = start + 1;
  while (end < text.length && text[end] !== quote)
    end += quote === '"' && text[end] === '\\' ? 2 : 1;
  return end;
}

/** Substitutions are read as one word; what they hold is read by itself. */
function readSubstitution(text: string, start: number): number {
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')' && --depth === 0) return end;
  }
  return text.length;
}

function tokenize(text: string): {tokens: Token[]; inner: {text: string; line: number}[]} {
  const tokens: Token[] = [];
  const inner: {text: string; line: number}[] = [];
  let line = 1;
  let word = '';
  let isWord = false;
  const flush = () => {
    if (isWord) tokens.push({kind: 'word', text: word, line});
    word = '';
    isWord = false;
  };
  for (let at = 0; at < text.length; at += 1) {
    const rest = text.slice(at);
    const sign = text[at] ?? '';
    const isCopy = sign === '&' && text[at - 1] === '>';
    const end = isCopy ? undefined : ends.exec(rest)?.[0];
    if (rest.startsWith('\\\n')) {
      at += 1;
      line += 1;
    } else if (sign === '\\') {
      word += text[at + 1] ?? '';
      isWord = true;
      at += 1;
    } else if (sign === "'" || sign === '"') {
      const stop = readQuoted(text, at);
      const quoted = text.slice(at + 1, stop);
      for (const [, code = ''] of sign === '"' ? quoted.matchAll(/\$\(([^()]*)\)/g) : []) {
        inner.push({text: code, line});
      }
      word += quoted;
      isWord = true;
      line += quoted.split('\n').length - 1;
      at = stop;
    } else if (/^[<>]?\(|^\$\(/.test(rest) && !/^\(/.test(rest)) {
      const stop = readSubstitution(text, at);
      inner.push({text: text.slice(text.indexOf('(', at) + 1, stop), line});
      word += '$()';
      isWord = true;
      at = stop;
    } else if (/^<[a-z][\w …-]*>/.test(rest)) {
      // A placeholder of the page.
      const [placeholder = ''] = /^<[^>]*>/.exec(rest) ?? [];
      word += placeholder;
      isWord = true;
      at += placeholder.length - 1;
    } else if (sign === '#' && !isWord) {
      flush();
      const stop = text.indexOf('\n', at);
      at = (stop < 0 ? text.length : stop) - 1;
    } else if (end !== undefined) {
      flush();
      tokens.push({kind: 'end', text: end, line});
      at += end.length - 1;
      if (end === '\n') line += 1;
    } else if (/\s/.test(sign)) {
      flush();
    } else {
      word += sign;
      isWord = true;
    }
  }
  flush();
  return {tokens, inner};
}

/** The commands of a shell text, without assignments, redirections and the words of loops. */
export function shellCommandsOf(text: string, firstLine = 1): ShellCommand[] {
  const {tokens, inner} = tokenize(withoutDocuments(text));
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let line = 1;
  let isTarget = false;
  const close = () => {
    if (words.length > 0 && !['for', 'case', 'esac'].includes(words[0] ?? '')) {
      commands.push({words, line: firstLine + line - 1});
    }
    words = [];
    isTarget = false;
  };
  for (const token of tokens) {
    if (token.kind === 'end') {
      close();
    } else if (isTarget) {
      isTarget = false;
    } else if (/^\d*[<>]+&?\d*$/.test(token.text)) {
      isTarget = !/&\d+$/.test(token.text);
    } else if (/^\d*[<>]+/.test(token.text) && !/^<[a-z]/.test(token.text)) {
      continue;
    } else if (words.length === 0 && (keywords.has(token.text) || /^\w+=/.test(token.text))) {
      continue;
    } else {
      if (words.length === 0) line = token.line;
      words.push(token.text);
    }
  }
  close();
  return [
    ...commands,
    ...inner.flatMap((one) => shellCommandsOf(one.text, firstLine + one.line - 1)),
  ];
}
