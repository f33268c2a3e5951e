import {readFileSync} from 'node:fs';
import path from 'node:path';

import {fingerprintOf, frontMatterOf} from '../../../config/frontMatter';
import {locateProse} from '../../../config/proseTrees';
import {site} from '../../../config/site';
import {makeComponent, type MdxNode, type Transformer} from '../mdx/tree';

type Read = (file: string) => string;

const readProject: Read = (file) => readFileSync(path.resolve(file), 'utf8');

/** The fingerprint of the Chinese text that a translation says it follows. */
const readSource = (raw: string): string | undefined =>
  /^source: ['"]?([0-9a-f]{64})/m.exec(frontMatterOf(raw) ?? '')?.[1];

const text = (value: string): MdxNode => ({type: 'text', value});

function makeNotice(route: string): MdxNode {
  const address = `${site.baseUrl}${route.slice(1)}`;
  // `pathname:` leaves the address as it is: the Chinese page belongs to another build.
  const link: MdxNode = {
    type: 'link',
    url: `pathname://${address}`,
    children: [text('the Chinese page')],
  };
  const words = [
    text('The Chinese text of this page has changed since it was translated. If in doubt, '),
    link,
    text(' is right.'),
  ];
  return {
    ...makeComponent('admonition', {
      type: 'warning',
      title: 'This translation is older than its source',
    }),
    children: [{type: 'paragraph', children: words}],
  };
}

/** Begins a translation whose Chinese page has changed since with a notice. The check fails on it; a site built all the same is honest. */
export default function remarkOutdated({read = readProject}: {read?: Read} = {}): Transformer {
  return (tree, file) => {
    const name = path.relative(process.cwd(), file.path ?? '').replaceAll('\\', '/');
    const prose = locateProse(name);
    if (prose?.locale !== 'en') return;
    const source = readSource(read(name));
    if (source === undefined || source === fingerprintOf(read(prose.mirror))) return;
    const title =
      tree.children?.findIndex(({type, depth}) => type === 'heading' && depth === 1) ?? -1;
    tree.children?.splice(title + 1, 0, makeNotice(prose.route));
  };
}
