import {isAlias, isScalar, LineCounter, parseDocument, visit} from 'yaml';

import {limitsFile, type Limit} from '../../../config/limits';
import type {SiteLocale} from '../../../config/site';
import type {Corpus} from '../../support/prose/corpus';
import {headingsOf} from '../../support/prose/headings';
import {lineOf, problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {numbersOf, quantitiesOf, type Quantity} from '../../support/prose/quantities';
import type {Rule} from '../../support/prose/rule';
import {writtenTextsOf, type WrittenText} from '../../support/prose/texts';

export const exceptionsFile = 'tests/content/quantities.yaml';

const locales: readonly SiteLocale[] = ['zh-Hans', 'en'];

/** The sample API promises nothing about the platform. */
const isSampleApi = (file: string) => /^openapi\/(en\/)?petstore\//.test(file);

/** Strings of the interface lie together in one file: what each says is held against all figures. */
const isStrings = (file: string) => file.startsWith('i18n/') && file.endsWith('.json');

/** What the ledger calls the place of a text: the address of a page, or the file with the Chinese. */
function placesOf({pages}: Corpus): (file: string) => string {
  const routes = new Map(pages.map(({file, route}) => [file, route]));
  return (file) => routes.get(file) ?? file.replace(/^openapi\/en\//, 'openapi/');
}

const routeOf = ({page}: Limit): string => page.replace(/#.*/, '');
const placesOfLimit = (limit: Limit): string[] => [routeOf(limit), ...(limit.also ?? [])];

/** 64 KB are 65536 bytes; a text may say both. */
function means(limit: Limit, {value, unit}: Quantity): boolean {
  if (unit === 'KB' && limit.unit === 'byte') return limit.value === value * 1024;
  return limit.value === value && (unit === undefined || unit === limit.unit);
}

function describe({value, unit}: {value: number; unit: string | undefined}): string {
  return unit === undefined || unit === 'count' ? String(value) : `${value} ${unit}`;
}

type Reader = {corpus: Corpus; texts: readonly WrittenText[]; placeOf: (file: string) => string};

function checkTexts({corpus, texts, placeOf}: Reader): Problem[] {
  const {limits, spokenQuantities} = corpus.contract;
  const unused = new Set(
    spokenQuantities.flatMap(({at, numbers}) => numbers.map((one) => `${at} ${one}`)),
  );
  const problems = texts.flatMap(({file, locale, text, lineAt}) => {
    const place = placeOf(file);
    const here = isStrings(file)
      ? limits
      : limits.filter((limit) => placesOfLimit(limit).includes(place));
    return quantitiesOf(text, locale).flatMap((quantity) => {
      const name = describe(quantity);
      const spoken = spokenQuantities.find(
        ({at, numbers}) =>
          numbers.includes(name) && (at === place || (at.endsWith('/') && place.startsWith(at))),
      );
      if (spoken) {
        unused.delete(`${spoken.at} ${name}`);
        return [];
      }
      if (here.some((limit) => means(limit, quantity))) return [];
      const known = here.map((limit) => `${describe(limit)} (${limit.id})`).join(', ');
      const remedy =
        `Write the figure of ${limitsFile}; if it is right, add ${place} to its entry, ` +
        `or give a reason in ${exceptionsFile}.`;
      const what = `“${quantity.text.trim()}” is no figure that ${limitsFile} has for ${place}; it has ${known || 'none'}`;
      return [{file, line: lineAt(quantity.offset), what, remedy}];
    });
  });
  const stale = [...unused].map((name) => ({
    file: exceptionsFile,
    line: 1,
    what: `The exception ${name} is not needed`,
    remedy: 'Remove it.',
  }));
  return [...problems, ...(corpus.isRepository ? stale : [])];
}

/** Lines of a section, from its heading to the next one that is not below it. */
function sectionLines(page: Page, id: string): {first: number; last: number} | undefined {
  const headings = headingsOf(page);
  const index = headings.findIndex((heading) => heading.id === id);
  const heading = headings[index];
  if (!heading) return undefined;
  const next = headings.slice(index + 1).find(({depth}) => depth <= heading.depth);
  return {first: lineOf(heading.node), last: next ? lineOf(next.node) - 1 : Infinity};
}

function checkPlace(limit: Limit, place: string, {corpus, texts, placeOf}: Reader): Problem[] {
  // A page that cannot be read is a problem of its own.
  if (corpus.unreadable.length > 0) return [];
  const own = texts.filter(({file}) => placeOf(file) === place);
  return locales.flatMap((locale) => {
    const mine = own.filter((text) => text.locale === locale);
    // The English of strings in components lies in i18n.
    if (mine.length === 0 && (locale === 'en' || own.length > 0) && place.startsWith('src/'))
      return [];
    const names = mine.some(({text}) => numbersOf(text, locale).includes(limit.value));
    if (names) return [];
    return {
      file: limitsFile,
      line: limit.line,
      what: `${limit.id} is ${describe(limit)}, but ${place} does not say so in ${locale}`,
      remedy: `Correct ${mine[0]?.file ?? place}, or the places of the entry.`,
    };
  });
}

function checkHeading(limit: Limit, {corpus, texts}: Reader): Problem[] {
  const [route = '', id] = limit.page.split('#');
  const pages = corpus.pages.filter((page) => page.route === route);
  if (pages.length === 0 && corpus.contract.routes.has(route)) return [];
  if (pages.length === 0) {
    const what = `${limit.id} is explained on ${route}, which is no page`;
    const remedy = 'Name the page and heading that explain it.';
    return [{file: limitsFile, line: limit.line, what, remedy}];
  }
  return pages.flatMap((page) => {
    const lines = id === undefined ? {first: 1, last: Infinity} : sectionLines(page, id);
    if (!lines) {
      const what = `${limit.id} is explained under ${limit.page}, but ${page.file} has no such heading`;
      return [
        {file: limitsFile, line: limit.line, what, remedy: 'Name the heading that explains it.'},
      ];
    }
    const said = texts
      .filter(({file}) => file === page.file)
      .some(({text, locale, lineAt}) => {
        const line = lineAt(0);
        return (
          line >= lines.first && line <= lines.last && numbersOf(text, locale).includes(limit.value)
        );
      });
    if (said) return [];
    const what = `${limitsFile}:${limit.line} has ${describe(limit)} for ${limit.id}, which this section does not say`;
    return [problemAt(page, lines.first, what, 'Write that figure, or correct the entry.')];
  });
}

const schemaLimits = new Set(['maximum', 'maxLength', 'maxItems']);

type Schema = {file: string; line: number; pointer: string; value: unknown};

/** Every number under a key of a YAML file, once where it is written. */
function readNumbers(file: string, raw: string): Schema[] {
  const lines = new LineCounter();
  const found: Schema[] = [];
  visit(parseDocument(raw, {lineCounter: lines}), {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'number') return;
      const steps = [...path, node].flatMap((step, index, all) => {
        const parent = all[index - 1];
        if (typeof step === 'object' && 'key' in step && isScalar(step.key))
          return [String(step.key.value)];
        const items = parent && 'items' in parent ? (parent.items as unknown[]) : [];
        const place = items.indexOf(step);
        return place >= 0 && !('key' in step) && !isAlias(step) ? [String(place)] : [];
      });
      const {line} = lines.linePos(node.range?.[0] ?? 0);
      found.push({file, line, pointer: `${file}#/${steps.join('/')}`, value: node.value});
    },
  });
  return found;
}

function checkSchemas({files, contract}: Corpus): Problem[] {
  const numbers = [...files]
    .filter(([file]) => /^openapi\/(components|paths)\/.*\.yaml$/.test(file))
    .flatMap(([file, raw]) => readNumbers(file, raw));
  const byPointer = new Map(numbers.map((one) => [one.pointer, one]));
  const named = contract.limits.flatMap((limit) =>
    (limit.schemas ?? []).map((pointer) => ({limit, pointer})),
  );
  const wrong = named.flatMap(({limit, pointer}): Problem[] => {
    const found = byPointer.get(pointer);
    if (!found) {
      const what = `${limit.id} is said to stand at ${pointer}, where no number is`;
      return [{file: limitsFile, line: limit.line, what, remedy: 'Correct the keys.'}];
    }
    if (found.value === limit.value) return [];
    const what = `${String(found.value)} here, but ${limitsFile}:${limit.line} has ${limit.value} for ${limit.id}`;
    return [
      {
        file: found.file,
        line: found.line,
        what,
        remedy: 'Write that figure, or correct the entry.',
      },
    ];
  });
  const pointers = new Set(named.map(({pointer}) => pointer));
  const surplus = numbers
    .filter(
      ({pointer}) => schemaLimits.has(pointer.split('/').at(-1) ?? '') && !pointers.has(pointer),
    )
    .map(({file, line, pointer, value}) => ({
      file,
      line,
      what: `The limit ${String(value)} is in no entry of ${limitsFile}`,
      remedy: `Add \`${pointer}\` to the \`schemas\` of its entry.`,
    }));
  return [...wrong, ...surplus];
}

function checkLimits(corpus: Corpus): Problem[] {
  const placeOf = placesOf(corpus);
  const texts = writtenTextsOf(corpus).filter(({file}) => !isSampleApi(file));
  const reader = {corpus, texts, placeOf};
  const {limits} = corpus.contract;
  const isPage = (limit: Limit, place: string) => place !== routeOf(limit);
  return [
    ...checkTexts(reader),
    ...checkSchemas(corpus),
    ...limits.flatMap((limit) => [
      ...checkHeading(limit, reader),
      ...placesOfLimit(limit)
        .filter((place) => isPage(limit, place))
        .flatMap((place) => checkPlace(limit, place, reader)),
    ]),
  ];
}

export const rule: Rule = {
  title:
    'Every figure with a unit is one of config/limits.yaml, and each of them stands where it says',
  check: checkLimits,
};
