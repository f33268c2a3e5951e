import {
  failAt,
  makeComponent,
  replaceNodes,
  type MdxFile,
  type MdxNode,
  type Transformer,
} from '../mdx/tree';
import {knownMeta, parseMeta, type CodeMeta} from './codeMeta';
import {findLanguage, languageNames} from './languages';
import {countColumns} from './longLines';
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
  const lines = code.split('\n');
  const longest = Math.max(...lines.map(countColumns));
  // A file keeps its lines, and has more room for them; the long line of a command goes on in the next row.
  const isProgram = meta.title !== undefined || lines.length > fewLines;
  return makeComponent('pre', {
    html: renderCode(code, language, meta),
    language,
    title: meta.title,
    ...(longest > columns.text && {className: isProgram ? 'code-wide' : 'code-wraps'}),
    ...(longest > columns.desktop && isProgram && {overflows: ''}),
    ...(lines.length > manyLines && {lines: String(lines.length)}),
    ...(meta.firstNumber === undefined ? {} : {numbered: ''}),
  });
}

/** What has more lines is a file, also without a title. */
const fewLines = 30;

/** Of more lines, the beginning is shown first: a program that is read once stands between texts. */
const manyLines = 40;

/** Columns of code that a frame as wide as the text shows, and the widest frame of a desktop. */
const columns = {text: 72, desktop: 97};

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
