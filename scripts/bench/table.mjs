/** @typedef {import('./measure.mjs').Figures} Figures */

/** @type {[name: keyof Figures, label: string, digits: number, limit?: number][]} */
const rows = [
  ['requests', 'requests', 0, 20],
  ['html', 'HTML, KB', 1, 12],
  ['script', 'JS, KB', 1, 110],
  ['stylesheet', 'CSS, KB', 1, 15],
  ['inlineScript', 'JS before first paint, KB', 1, 2],
  ['firstPaint', 'first paint, slow phone, ms', 0],
  ['largestPaint', 'largest paint, slow phone, ms', 0],
  ['blocking', 'blocked, slow phone, ms', 0, 0],
  ['shift', 'layout shift', 3, 0],
  ['navigation', 'click to new page, ms', 0, 30],
  ['heap', 'heap, MB', 1, 3],
];
const inKilobytes = new Set(['html', 'script', 'stylesheet', 'inlineScript']);

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
 * One column for each measured page of each build; the last names the goal.
 * @param {{title: string, figures: Figures}[]} columns
 */
export function formatTable(columns) {
  const body = rows.map(([name, label, digits, limit]) => [
    label,
    ...columns.map(({figures}) => {
      const value = figures[name] / (inKilobytes.has(name) ? 1000 : 1);
      return Number.isNaN(value) ? '–' : value.toFixed(digits);
    }),
    limit === undefined ? '' : `≤ ${limit}`,
  ]);
  const cells = [['', ...columns.map(({title}) => title), 'goal'], ...body];
  const widths = (cells[0] ?? []).map((_, index) =>
    Math.max(...cells.map((row) => row[index]?.length ?? 0)),
  );
  return cells.map((row) => line(row, widths)).join('\n');
}
