/**
 * @typedef {import('./measure.mjs').Figures} Figures
 * @typedef {import('./synthetic.mjs').Cost} Cost
 */

/**
 * @template {string} Name
 * @typedef {[name: Name, label: string, digits: number, goal?: string, unit?: number][]} Rows
 */

const kibibyte = 1024;

/** @type {Rows<keyof Figures>} */
export const pageRows = [
  ['requests', 'requests', 0, '≤ 20'],
  ['html', 'HTML, KiB', 1, '≤ 12', kibibyte],
  ['script', 'JS, KiB', 1, '≤ 145', kibibyte],
  ['stylesheet', 'CSS, KiB', 1, '≤ 15', kibibyte],
  ['inlineScript', 'JS before first paint, KiB', 1, '≤ 2.5', kibibyte],
  ['firstPaint', 'first paint, slow phone, ms', 0],
  ['largestPaint', 'largest paint, slow phone, ms', 0],
  ['alive', 'alive, slow phone, ms', 0],
  ['drawer', 'drawer, 2 s after load, slow phone, ms', 0, '≤ stock'],
  ['tab', '— tab, ms', 0, '≤ stock'],
  ['link', '— link, ms', 0, '≤ stock'],
  ['panel', '— search panel, ms', 0, '≤ stock'],
  ['firstHit', '— first hit of a search, ms', 0, '≤ stock'],
  ['drawerAtPaint', 'drawer, at first paint, ms', 0, '≤ 1200'],
  ['scrolling', 'longest task of the first scrolling, ms', 0, '≤ 100'],
  ['blocking', 'blocked, slow phone, ms', 0],
  ['blockingUntilAlive', '— until it is alive, ms', 0],
  ['shift', 'layout shift', 3, '≤ 0'],
  ['score', 'Lighthouse, phone', 1, '≥ 95'],
  ['ratedLargestPaint', '— largest paint, ms', 0],
  ['ratedBlocking', '— blocked, ms', 0],
  ['firstNavigation', 'first click to new page, ms', 0],
  ['navigation', 'click to new page, ms', 0, '≤ stock'],
  ['visit', 'visit of five pages, KiB', 0, '', kibibyte],
  ['heap', 'heap, MB', 1, '≤ stock'],
];

/** @type {Rows<keyof Cost>} */
export const buildRows = [
  ['cold', 'build without caches, s', 1, '≤ stock'],
  ['coldMemory', '— most memory, MB', 0, '≤ stock'],
  ['warm', 'build with caches, s', 1, '≤ stock'],
  ['warmMemory', '— most memory, MB', 0, '≤ stock'],
  ['pages', 'HTML files', 0],
  ['output', 'output, MB', 1],
];

/**
 * @param {string[]} cells
 * @param {number[]} widths
 */
const line = (cells, widths) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
    )
    .join('  ');

/**
 * One column for each thing that was measured; the last names the goal.
 * @template {string} Name
 * @param {Rows<Name>} rows
 * @param {{title: string, figures: Record<Name, number>}[]} columns
 */
export function formatTable(rows, columns) {
  const body = rows.map(([name, label, digits, goal = '', unit = 1]) => [
    label,
    ...columns.map(({figures}) => {
      const value = figures[name] / unit;
      if (Number.isNaN(value)) return '–';
      return value === Infinity ? 'lost' : value.toFixed(digits);
    }),
    goal,
  ]);
  const cells = [['', ...columns.map(({title}) => title), 'goal'], ...body];
  const widths = (cells[0] ?? []).map((_, index) =>
    Math.max(...cells.map((row) => row[index]?.length ?? 0)),
  );
  return cells.map((row) => line(row, widths)).join('\n');
}
