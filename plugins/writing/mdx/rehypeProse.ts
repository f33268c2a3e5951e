import {readText} from '../tables/columns';
import {hasLine, staysBeside, staysTogether, staysWhole} from './labels';
import {makeTogether, takeSigns} from './together';
import {isComponent, type MdxNode, type Transformer} from './tree';

/** What a browser draws by itself. Everything else, such as headings and code, is a component. */
export const plainTags = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'kbd',
  'li',
  'ol',
  'p',
  'span',
  'strong',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const;

const isPlainTag = (name = '') => (plainTags as readonly string[]).includes(name);

/** Turns into plain elements what an author writes as a tag and no reader needs a component for. */
export default function rehypeProse(): Transformer {
  return (tree) => {
    drawPlain(tree, new Set());
  };
}

/**
 * What an author writes as a tag becomes the elements that it stands for; a header cell learns what it heads.
 * The labels that a section has shown in Chinese are `said`: those of a heading are not, since it is read alone.
 */
function drawPlain(node: MdxNode, said: Set<string>): void {
  const drawn = node.children?.flatMap((child) => {
    const isHeading = /^h[2-4]$/.test(child.tagName ?? '');
    if (isHeading) {
      said.clear();
      markMessage(child);
    }
    drawPlain(child, isHeading ? new Set() : isPart(child) ? new Set(said) : said);
    if (isComponent(child)) return drawTag(child, said);
    if (child.tagName === 'th') return drawHeaderCell(child);
    if (child.tagName === 'p') partFrame(child);
    return child;
  });
  if (drawn) node.children = takeSigns(drawn);
}

/** A heading that is a message of a program, and nothing else, looks like one. */
function markMessage(heading: MdxNode): void {
  const [only, ...others] = heading.children ?? [];
  if (only?.tagName !== 'code' || others.length > 0) return;
  heading.properties = {...heading.properties, className: ['message']};
}

/** What is not seen while another tab is chosen, or before it is unfolded. */
const isPart = ({name = ''}: MdxNode): boolean => ['TabItem', 'details'].includes(name ?? '');

/** What a reader has to have ready begins a line of its own, below who may do what the page describes. */
const preparations: readonly string[] = ['事先准备', 'Before you start:'];

function partFrame({children = []}: MdxNode): void {
  const at = children.findIndex((child) => preparations.includes(readText(child)));
  if (at < 1 || children[0]?.tagName !== 'strong') return;
  children.splice(at, 0, makeElement('br', {}, []));
}

function drawTag(node: MdxNode, said: Set<string>): MdxNode | MdxNode[] {
  const children = node.children ?? [];
  if (node.name === 'Ui') return drawLabel(node, children, said);
  const isPlain = isPlainTag(node.name ?? '') && node.attributes?.length === 0;
  return isPlain ? makeElement(node.name ?? '', {}, children) : node;
}

/** So many characters have one line in a note on a phone, with letters of twice the size, too. */
const longestOriginal = 13;

/** A label of the product's interface, on English pages with the Chinese one that the product shows, once in a section. */
function drawLabel({attributes = []}: MdxNode, children: MdxNode[], said: Set<string>): MdxNode[] {
  const text = children.map(readText).join('');
  const names = ['ui-label', ...(staysWhole(text) ? ['whole'] : [])];
  const label = makeElement('b', {className: names}, children);
  const original = attributes.find(({name}) => name === 'zh')?.value;
  const alone = hasLine(text) ? makeTogether([label]) : label;
  if (typeof original !== 'string' || said.has(original)) return [alone];
  said.add(original);
  const chinese = makeElement('span', {lang: 'zh-Hans'}, [makeText(original)]);
  const inBrackets = [makeText('('), chinese, makeText(')')];
  const isShort = original.includes(' ') && original.length <= longestOriginal;
  const className = ['ui-original', ...(isShort ? ['whole'] : [])];
  const behind = makeElement('span', {className}, inBrackets);
  if (staysTogether(text, original)) return [makeTogether([label, makeText(' '), behind])];
  return [alone, makeText(staysBeside(text, original) ? '\u00a0' : ' '), behind];
}

/** An empty one, in the corner of a comparison, heads nothing and must not be announced as a heading. */
function drawHeaderCell({properties = {}, children = []}: MdxNode): MdxNode {
  return children.length === 0
    ? makeElement('td', properties, [])
    : makeElement('th', {scope: 'col', ...properties}, children);
}

function makeElement(
  tagName: string,
  properties: Record<string, unknown>,
  children: MdxNode[],
): MdxNode {
  return {type: 'element', tagName, properties, children};
}

function makeText(value: string): MdxNode {
  return {type: 'text', value};
}
