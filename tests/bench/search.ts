import {chromium} from '@playwright/test';

import {requireBrowser} from '../../scripts/lib/browser.mjs';
import {
  findPlace,
  readQuestions,
  searchLanguages,
  searchTargets,
  shareWithin,
  unseenTargets,
} from '../support/searchQuestions';
import {buildFolder, startBuiltSite} from '../support/site';
import {askAll, measureFirstSearch, SlowLink, type FirstSearch, type Site} from './measure';
import {makeIndex, makePages, readBuiltPages} from './syntheticSite';

/** `npm run bench:search`: what readers of the finished site feel, beside what is promised to them. */

type Language = (typeof searchLanguages)[number];
type Measure = {what: string; target: string; measured: string; isMet: boolean};

const sizes = [100, 400, 1000];
const samples = {site: 7, synthetic: 3};
const longQuery = 'branch protection '.repeat(600);

const measures: Measure[] = [];

function report(what: string, value: number, limit: number, unit: string): void {
  const isMet = value <= limit;
  measures.push({what, target: `≤ ${limit} ${unit}`, measured: `${Math.round(value)}`, isMet});
}

function reportShare(what: string, value: number, least: number): void {
  const isMet = value >= least;
  measures.push({what, target: `≥ ${least}`, measured: value.toFixed(3), isMet});
}

/** The value that this share of all values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('Nothing was measured.');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

/** Some of the list, evenly spread. */
function spread<Item>(list: readonly Item[], count: number): Item[] {
  return Array.from(
    {length: count},
    (_, at) => list[Math.floor((at * list.length) / count)],
  ).filter((item) => item !== undefined);
}

const questionsOf = ({language}: Language) => readQuestions(language);

async function measureAnswers(site: Site, where: Language): Promise<void> {
  const {language, prefix} = where;
  const questions = questionsOf(where);
  const texts = questions.map(({question}) => question);
  // The first round loads what the questions need.
  const {rounds, longestTask} = await askAll(site, prefix, [texts, [...texts, longQuery]]);
  const [, again = []] = rounds;
  const places = questions.map(({pages}, at) =>
    findPlace(again[at]?.addresses ?? [], pages, prefix),
  );
  for (const {within, share} of searchTargets) {
    const what = `${language}: hit@${within} of ${places.length} questions`;
    reportShare(what, shareWithin(places, within), share);
  }
  const unseen = readQuestions(language, 'unseen');
  const unseenTexts = unseen.map(({question}) => question);
  const [answers = []] = (await askAll(site, prefix, [unseenTexts])).rounds;
  const found = unseen.map(({pages}, at) => findPlace(answers[at]?.addresses ?? [], pages, prefix));
  for (const {within, share} of unseenTargets) {
    const what = `${language}: hit@${within} of ${found.length} unseen questions`;
    reportShare(what, shareWithin(found, within), share);
  }
  const times = again.map(({milliseconds}) => milliseconds);
  report(
    `${language}: answer once loaded, p95 of ${times.length}`,
    quantile(times, 0.95),
    50,
    'ms',
  );
  report(`${language}: answer once loaded, longest`, quantile(times, 1), 150, 'ms');
  report(`${language}: longest task of the page while asking`, longestTask, 50, 'ms');
}

async function measureFirst(
  site: Site,
  where: Language,
  {count, name, kilobytes}: {count: number; name: string; kilobytes: number},
): Promise<void> {
  const {language, prefix} = where;
  const questions = spread(questionsOf(where), count).map(({question}) => question);
  const local: FirstSearch[] = [];
  const slow: FirstSearch[] = [];
  for (const question of questions) {
    local.push(await measureFirstSearch(site, {prefix, question}));
    slow.push(await measureFirstSearch(site, {prefix, question, link: new SlowLink()}));
  }
  const what = `${language}, ${name}: first focus to first row`;
  const all = [...local, ...slow];
  const bytes = quantile(
    local.map((first) => first.bytes),
    1,
  );
  const median = (list: readonly FirstSearch[]) =>
    quantile(
      list.map(({milliseconds}) => milliseconds),
      0.5,
    );
  report(`${what}, most of ${count}, brotli`, bytes / 1024, kilobytes, 'KiB');
  report(
    `${what}, median of ${count}, local`,
    median(local),
    name === 'this site' ? 150 : 500,
    'ms',
  );
  report(
    `${what}, median of ${count}, 1.6 Mbit/s and 150 ms`,
    median(slow),
    name === 'this site' ? 700 : 2000,
    'ms',
  );
  report(
    `${what}, longest task`,
    quantile(
      all.map(({longestTask}) => longestTask),
      1,
    ),
    50,
    'ms',
  );
}

function printMeasures(): void {
  const width = Math.max(...measures.map(({what}) => what.length));
  for (const {what, target, measured, isMet} of measures) {
    console.log(`${isMet ? '✓' : '✗'} ${what.padEnd(width)}  ${measured.padStart(6)}  ${target}`);
  }
  console.log('\nThe browser reports tasks of more than 50 ms only: 0 is “none”.');
  const missed = measures.filter(({isMet}) => !isMet).length;
  if (missed > 0) {
    console.error(`${missed} of ${measures.length} targets are missed.`);
    process.exitCode = 1;
  }
}

async function run(): Promise<void> {
  const server = await startBuiltSite();
  const browser = await chromium.launch(requireBrowser(chromium.executablePath()));
  try {
    const site: Site = {browser, url: server.url.replace(/\/$/, ''), folder: buildFolder};
    for (const where of searchLanguages) {
      await measureAnswers(site, where);
      await measureFirst(site, where, {count: samples.site, name: 'this site', kilobytes: 160});
    }
    const real = searchLanguages.map(({prefix}) => ({
      prefix,
      pages: readBuiltPages(buildFolder, prefix),
    }));
    for (const size of sizes) {
      const indexes = new Map(
        real.map(
          ({prefix, pages}) => [prefix, makeIndex(makePages(pages, size), prefix === '')] as const,
        ),
      );
      for (const where of searchLanguages) {
        const name = `${size} synthetic pages`;
        await measureFirst({...site, indexes}, where, {
          count: samples.synthetic,
          name,
          kilobytes: 250,
        });
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  printMeasures();
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
