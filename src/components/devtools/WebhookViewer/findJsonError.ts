/** White space, then one token of JSON: a string, another plain value, or a sign. */
const token =
  /[ \t\n\r]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/y;

/** What may come next: after `{` or `[` also its end. */
type Next = 'value' | 'first item' | 'key' | 'first key' | ':' | ', or end';

/**
 * Where a text stops being JSON, as the number of characters before it. The messages of JSON.parse
 * differ between browsers, and many of them do not tell.
 */
export function findJsonError(text: string): number {
  const open: ('{' | '[')[] = [];
  let next: Next | undefined = 'value';
  let read = 0;
  for (;;) {
    token.lastIndex = read;
    const [all = '', string, value, sign] = token.exec(text) ?? [];
    const step: Next | undefined =
      all === '' ? undefined : advance(next, open, {string, value, sign});
    if (step === undefined) return text.slice(read).search(/\S|$/) + read;
    next = open.length > 0 || step !== ', or end' ? step : undefined;
    read += all.length;
  }
}

type Token = Record<'string' | 'value' | 'sign', string | undefined>;

/** What may follow a token; nothing if the token itself may not stand here. */
function advance(next: Next | undefined, open: ('{' | '[')[], given: Token): Next | undefined {
  const {string, value, sign} = given;
  const wantsValue = next === 'value' || next === 'first item';
  if (wantsValue && (string ?? value) !== undefined) return ', or end';
  if (wantsValue && (sign === '{' || sign === '[')) {
    open.push(sign);
    return sign === '{' ? 'first key' : 'first item';
  }
  if ((next === 'key' || next === 'first key') && string !== undefined) return ':';
  if (next === ':' && sign === ':') return 'value';
  if (next === ', or end' && sign === ',') return open.at(-1) === '{' ? 'key' : 'value';
  const mayEnd = next === ', or end' || next === 'first item' || next === 'first key';
  if (mayEnd && sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0) {
    open.pop();
    return ', or end';
  }
  return undefined;
}
