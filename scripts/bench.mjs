import {statSync} from 'node:fs';
import path from 'node:path';

import {findSample} from './bench/corpus.mjs';
import {measureInTurns, withBrowser} from './bench/measure.mjs';
import {serveCompressed} from './bench/server.mjs';
import {withSynthetic} from './bench/synthetic.mjs';
import {buildRows, formatTable, pageRows} from './bench/table.mjs';
import {findBuild} from './lib/build.mjs';
import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {Problem} from './lib/problem.mjs';
import {readAliases} from './lib/server.mjs';

const usage =
  'npm run bench -- [--runs 5] [--pages /,/repo/branch] [--compare <folder of another build>[=/its/page],...] or [--runs 1] --synthetic <pages>';
const usualRuns = 5;
const usualPages = ['/', '/repo/branch', '/en/repo/branch', '/repo/webhooks', '/blog'];

/**
 * @param {string} text
 * @param {string} what
 */
function readCount(text, what) {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Problem(`"${text}" is not a number of ${what}.`, `Usage: ${usage}`);
}

/** @param {string} text */
function readPages(text) {
  const pages = text.split(',');
  const wrong = pages.find((page) => !page.startsWith('/'));
  if (wrong === undefined) return pages;
  throw new Problem(
    `"${wrong}" is not the address of a page.`,
    'Begin it with a slash: /repo/branch.',
  );
}

/**
 * Another build, and the page of it that stands beside each of ours; without one it is the same.
 * @param {string} text
 */
function readCompared(text) {
  const [folder = '', page] = text.split('=');
  if (!statSync(path.join(folder, 'index.html'), {throwIfNoEntry: false})) {
    throw new Problem(`There is no build in ${folder}.`, 'Name a folder with an index.html.');
  }
  const [itsPage] = page === undefined ? [] : readPages(page);
  return {title: path.basename(folder), folder, page: itsPage};
}

/**
 * A page of a build, and the column that it gets in the table.
 * @typedef {{title: string, folder: string, baseUrl: string, page: string}} Side
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Side[]} sides
 * @param {number} runs
 */
async function measureSides(browser, sides, runs) {
  const aliases = readAliases(projectRoot);
  const servers = await Promise.all(
    sides.map(({folder, baseUrl}) => serveCompressed({folder, aliases, baseUrl})),
  );
  const addresses = sides.map(
    ({baseUrl, page}, index) => (servers[index]?.url ?? '') + baseUrl + page.slice(1),
  );
  try {
    const all = await measureInTurns(browser, addresses, runs);
    return all.map((figures, index) => ({title: sides[index]?.title ?? '', figures}));
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** @param {{runs?: string, pages?: string, compare?: string}} options */
async function benchPages(options) {
  const runs = options.runs === undefined ? usualRuns : readCount(options.runs, 'runs');
  const pages = options.pages === undefined ? usualPages : readPages(options.pages);
  const others = options.compare === undefined ? [] : options.compare.split(',').map(readCompared);
  const {folder, baseUrl} = findBuild(projectRoot);
  await withBrowser(async (browser) => {
    for (const page of pages) {
      const columns = await measureSides(
        browser,
        [
          {title: 'this', folder, baseUrl, page},
          ...others.map((other) => ({...other, baseUrl, page: other.page ?? page})),
        ],
        runs,
      );
      console.log(`\n${page}, ${runs} runs\n${formatTable(pageRows, columns)}`);
    }
  });
}

/** @param {{runs?: string, synthetic: string}} options */
async function benchBuilds({runs: runsText = '1', synthetic}) {
  const count = readCount(synthetic, 'pages');
  const runs = readCount(runsText, 'runs');
  const page = findSample(count);
  await withSynthetic(projectRoot, {count, runs}, async ({costs, builds}) => {
    console.log(
      `\n${count} synthetic pages per language, ${runs} runs\n${formatTable(buildRows, costs)}`,
    );
    await withBrowser(async (browser) => {
      const sides = builds.map((build) => ({...build, baseUrl: '/', page}));
      const columns = await measureSides(browser, sides, runs);
      console.log(`\n${page}, ${runs} runs\n${formatTable(pageRows, columns)}`);
    });
  });
}

await runCommand(async (args) => {
  const options = parseOptions(args, ['runs', 'pages', 'compare', 'synthetic'], usage);
  const {synthetic} = options;
  await (synthetic === undefined ? benchPages(options) : benchBuilds({...options, synthetic}));
});
