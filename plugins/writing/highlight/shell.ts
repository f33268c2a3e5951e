import type {Grammar, GrammarValue, TokenObject} from 'prismjs';

type Rules = Record<string, GrammarValue | undefined>;

/** Where a command may begin: a line that does not go on from the one before, `|`, `&&`, `;`, `(` and the like. */
const edge = /(?<!\\\n)^`?(?:[ \t]*[^\s()"'$]+\))?|(?<![\\<>])[;|&]|(?<![\w=])\(/.source;
const lead = /(?:if|elif|then|else|while|until|do|sudo|!|\{)[ \t]+/.source;
const assignment = /\w+\+?=(?:"[^"]*"|'[^']*'|\$\([^)]*\)|[^\s;|&"'])*[ \t]+/.source;
const start = `(?<=(?:${edge})[ \\t]*(?:${lead}|${assignment})*)`;
const end = /(?=$|[\s;|&()<>`])/.source;
const keyword = `(?:case|do|done|elif|else|esac|fi|for|function|if|select|then|until|while)${end}`;
/** Not a case: `add)` at the beginning of a line. */
const word = /(?!\.{2,})(?!(?<=^[ \t]*)[\w.-]+\))[\w./~:][\w./~:@+-]*/.source;

/**
 * Prism colours the words on its lists wherever they stand. Here the first word of a command has a colour, whatever it
 * is, and what the command is given has none.
 */
export function colourCommands(grammar: Grammar): void {
  const bash = grammar as Rules;
  const substitution = (bash.variable as TokenObject[])[1]?.inside as Rules;
  // Changed in place: what stands in `$(…)` shares these rules. Greedy ones see the text before them.
  change(bash.function, {pattern: new RegExp(`${start}(?!${keyword})${word}${end}`, 'm')});
  change(bash.keyword, {
    pattern: new RegExp(`${start}${keyword}|(?<=\\b(?:for|select|case)\\s+\\S+\\s+)in(?=\\s)`, 'm'),
  });
  // To Prism, options have no hyphen.
  change(bash.parameter, {pattern: /(?<=^|\s)--?\w[\w.:+-]*(?=$|[=\s;|&)])/, greedy: false});
  for (const rules of [bash, substitution]) {
    for (const list of ['builtin', 'boolean', 'number']) rules[list] = undefined;
  }
  // What is left in `$(…)` is not a variable.
  substitution.interpolation = /\S+/;
}

function change(rule: Rules[string], to: Partial<TokenObject>): void {
  Object.assign(rule as TokenObject, {lookbehind: false, greedy: true}, to);
}
