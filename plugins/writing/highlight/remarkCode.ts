import {
  failAt,
  makeComponent,
  replaceNodes,
  type MdxFile,
  type MdxNode,
  type Transformer,
} from '../mdx/tree';
import {knownMeta, parseMeta, type CodeMeta} from './codeMeta';
import {findLanguage, languageNames, type Language} from './languages';
import {renderCode} from './renderCode';

/**
 * Turns each fence of a page into a code frame with ready HTML, so that the compiled page carries
 * one string per block and the browser runs no highlighter.
 */
export default function remarkCode(): Transformer {
  return (tree, file) => {
    replaceNodes(tree, (node) => (node.type === 'code' ? frameCode(node, file) : undefined));
  };
}

/** A literal `pre` from the registry of MDX components is our code frame (src/theme/CodeBlock). */
function frameCode(node: MdxNode, file: MdxFile): MdxNode {
  const language = readLanguage(node, file);
  const code = node.value ?? '';
  const meta = readMeta(node, file, code);
  const isShell = shells.includes(language) && code.includes('\n');
  const isLong = (line: string) => isShell && countColumns(line) > columns.beside;
  const {isWide, reach} = findRoom(code);
  const hasRow = code.includes('\n') && !isShell && language !== 'text' && !meta.title;
  const onPhone = isShell ? 'code-wraps' : hasRow && 'code-row';
  const className = [isWide && 'code-wide', reach && onPhone].filter(Boolean);
  return makeComponent('pre', {
    html: renderCode(code, language, meta, isLong),
    language,
    title: meta.title,
    ...(className.length > 0 && {className: className.join(' ')}),
    reach,
    ...(meta.firstNumber === undefined ? {} : {numbered: ''}),
  });
}

/** Columns of code that a phone shows beside a button and below it, a frame as wide as the text, and the widest frame of a desktop. */
const columns = {beside: 35, phone: 40, text: 67, desktop: 84};

/** Their lines are read one by one: on a phone, a long one goes on in the next row. */
const shells: readonly string[] = ['bash', 'console', 'powershell'] satisfies Language[];

/** Whether the frame is to be wider than the text, and up to where the code is too wide: for the room beside the button, or for the screen, so that lines can be wrapped. */
function findRoom(code: string): {isWide: boolean; reach?: 'beside' | 'phone' | 'desktop'} {
  const longest = Math.max(...code.split('\n').map(countColumns));
  return {
    isWide: longest > columns.text,
    reach: (['desktop', 'phone', 'beside'] as const).find((screen) => longest > columns[screen]),
  };
}

/** A Chinese character takes the place of two letters. */
function countColumns(line: string): number {
  return line.replace(/[\u2e80-\u9fff\uff00-\uff60\u3000-\u303f]/g, '  ').length;
}

function readLanguage(node: MdxNode, file: MdxFile): string {
  const known = `Known languages: ${languageNames.join(', ')}.`;
  if (!node.lang) {
    failAt(file, node, 'A code block has no language.', `Write one after the backticks. ${known}`);
  }
  const language = findLanguage(node.lang);
  if (!language) failAt(file, node, `Unknown code language “${node.lang}”.`, known);
  if (language === 'console' && !/^\$ /m.test(node.value ?? '')) {
    const remedy = 'Begin what is typed with “$ ”, or use text for output alone.';
    failAt(file, node, 'A console block shows no command.', remedy);
  }
  return language;
}

function readMeta(node: MdxNode, file: MdxFile, code: string): CodeMeta {
  try {
    return parseMeta(node.meta ?? '', code.split('\n').length);
  } catch (error) {
    failAt(file, node, (error as Error).message, `Known options: ${knownMeta}.`);
  }
}
