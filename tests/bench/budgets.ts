import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {HtmlPage, readAttribute, readScript} from '../support/html';
import {buildFolder, languages, listBuiltFiles, localise, pageKinds} from '../support/site';

/**
 * What a page of each kind and the search index weigh with Brotli, in bytes, beside the committed figures before and
 * what they may weigh at most. `--write` makes the figures of now those before.
 */

const baselineFile = path.join(__dirname, 'budgets.json');
/**
 * HTML: of the developer tools, whose first tool works before the scripts are there. Scripts: what a page comes alive
 * with, React in it, of the heaviest kind; tests/e2e/weight.spec.ts weighs a guide.
 */
const limits = {html: 19_500, script: 163_500, stylesheet: 19_600, index: 2_600_000} as const;

type Kind = keyof typeof limits;
type Figure = {what: string; kind: Kind; now: number};

const weights = new Map<string, number>();

function weigh(name: string): number {
  const known = weights.get(name);
  if (known !== undefined) return known;
  const {length} = zlib.brotliCompressSync(readFileSync(path.join(buildFolder, name)));
  weights.set(name, length);
  return length;
}

/** The files that a page loads on every visit: styles from its head, scripts that plugins/speed/soon-start runs. */
function listLoaded(html: string): {script: string[]; stylesheet: string[]} {
  const page = new HtmlPage(html);
  const [scripts] = page.find('script', {id: 'soon-scripts'});
  const addresses = scripts ? (JSON.parse(readScript(scripts)) as string[]) : [];
  return {
    script: addresses.map((address) => address.slice(1)),
    stylesheet: page
      .find('link', {rel: 'stylesheet'})
      .flatMap((element) => readAttribute(element, 'href')?.slice(1) ?? []),
  };
}

const sum = (names: readonly string[]): number =>
  names.reduce((total, name) => total + weigh(name), 0);

function measure(): Figure[] {
  return languages.flatMap((language): Figure[] => {
    const {locale, prefix} = language;
    const pages = pageKinds.map(({kind, route}) => {
      const name = path.posix.join(localise(route, language).slice(1), 'index.html');
      const html = readFileSync(path.join(buildFolder, name), 'utf8');
      const {script, stylesheet} = listLoaded(html);
      return {
        html: {what: `${kind}, ${locale}`, kind: 'html', now: weigh(name)} as const,
        script: sum(script),
        stylesheet: sum(stylesheet),
      };
    });
    const heaviest = (kind: 'script' | 'stylesheet'): Figure => {
      return {what: `any page, ${locale}`, kind, now: Math.max(...pages.map((one) => one[kind]))};
    };
    const start = `${prefix}/search-index`.slice(1);
    const parts = listBuiltFiles('.json').filter((name) => name.startsWith(start));
    return [
      ...pages.map(({html}) => html),
      heaviest('script'),
      heaviest('stylesheet'),
      {what: `search, all parts, ${locale}`, kind: 'index', now: sum(parts)},
    ];
  });
}

const keyOf = ({what, kind}: Figure): string => `${what}: ${kind}`;
const pad = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(48) : cell.padStart(9))).join('');

const figures = measure();
if (process.argv.includes('--write')) {
  const text = JSON.stringify(
    Object.fromEntries(figures.map((one) => [keyOf(one), one.now])),
    null,
    2,
  );
  writeFileSync(baselineFile, `${text}\n`);
}
const before = JSON.parse(readFileSync(baselineFile, 'utf8')) as Record<string, number>;
console.log(pad(['  Bytes with Brotli', 'before', 'now', 'change', 'at most']));
for (const figure of figures) {
  const was = before[keyOf(figure)];
  const change = was === undefined ? '–' : `${(((figure.now - was) / was) * 100).toFixed(1)} %`;
  const limit = limits[figure.kind];
  const mark = figure.now > 0 && figure.now <= limit ? ' ' : '✗';
  if (mark === '✗') process.exitCode = 1;
  console.log(
    pad([
      `${mark} ${keyOf(figure)}`,
      String(was ?? '–'),
      String(figure.now),
      change,
      String(limit),
    ]),
  );
}
