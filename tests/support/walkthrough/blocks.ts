import {headingsOf} from '../prose/headings';
import {lineOf, walk, type Page} from '../prose/page';

export type ShownLine = {line: number; text: string};

/** One command, with the output that the page shows below it. */
export type Command = {line: number; text: string; shown: ShownLine[]};

/** A block of commands on a page. */
export type ShellBlock = {
  /** Id of its section; from the second block of a section on with `/2`, `/3`. */
  key: string;
  line: number;
  commands: Command[];
};

/** A console block: each `$ ` begins a command, the lines up to the next one are its output. */
function readConsole(lines: ShownLine[]): Command[] {
  const commands: Command[] = [];
  for (const {line, text} of lines) {
    if (text.startsWith('$ ')) commands.push({line, text: text.slice(2), shown: []});
    else commands.at(-1)?.shown.push({line, text});
  }
  return commands;
}

/** The blocks of a page that a reader types, in order. A block with a file name is a program, not commands. */
export function shellBlocksOf(page: Page): ShellBlock[] {
  const ids = new Map(headingsOf(page).map(({node, id}) => [node, id ?? '']));
  const counts = new Map<string, number>();
  const blocks: ShellBlock[] = [];
  let section = 'top';
  for (const node of walk(page.tree)) {
    if (node.type === 'heading') section = ids.get(node) ?? section;
    if (node.type !== 'code' || !['bash', 'console'].includes(node.lang ?? '')) continue;
    if (node.meta?.includes('title=')) continue;
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    const first = lineOf(node) + 1;
    const lines = node.value.split('\n').map((text, index) => ({line: first + index, text}));
    const commands =
      node.lang === 'console' ? readConsole(lines) : [{line: first, text: node.value, shown: []}];
    blocks.push({
      key: count === 1 ? section : `${section}/${count}`,
      line: lineOf(node),
      commands,
    });
  }
  return blocks;
}

/** The text of the first block with this file name, as a reader saves it. */
export function fileOn(page: Page, name: string): string | undefined {
  for (const node of walk(page.tree)) {
    if (node.type === 'code' && node.meta?.includes(`title="${name}"`)) return `${node.value}\n`;
  }
  return undefined;
}
