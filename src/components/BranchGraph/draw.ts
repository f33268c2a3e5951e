import type {Branch, History} from './history';

const column = 48;
const lane = 44;
/** Room for the largest circle and its ring. */
const margin = 16;

export type Point = {x: number; y: number};

export type Drawing = {
  width: number;
  height: number;
  trunk: string;
  branches: string[];
  commits: {trunk: Point[]; branches: Point[]};
  head: Point | undefined;
  /** The line that leads nowhere, and where it ends. */
  lost: {line: string; end: Point} | undefined;
};

/** The lines and circles of a history. */
export function drawHistory({columns, trunk, branches, head, lost}: History): Drawing {
  const lanes = [...branches, ...(lost ? [lost] : [])].map((branch) => branch.lane);
  const top = Math.min(0, ...lanes);
  const point = (at: number, row: number): Point => ({
    x: margin + at * column,
    y: margin + (row - top) * lane,
  });
  const width = point(columns - 1, 0).x + margin;

  /** From one point to another, level at both ends. */
  const bend = (from: Point, to: Point) => {
    const middle = (from.x + to.x) / 2;
    return `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
  };
  const follow = ({lane: row, from, to}: Branch, end: number) => {
    const start = point(from, 0);
    const out = `M${start.x} ${start.y}${bend(start, point(from + 1, row))}`;
    if (to === undefined) return `${out}H${end}`;
    const last = point(to - 1, row);
    return `${out}H${last.x}${bend(last, point(to, 0))}`;
  };
  const place = ({lane: row, commits}: Branch) => commits.map((at) => point(at, row));
  const lostEnd = lost && place(lost).at(-1);
  return {
    width,
    height: point(0, Math.max(0, ...lanes)).y + margin,
    trunk: `M${point(0, 0).x} ${point(0, 0).y}H${width}`,
    branches: branches.map((branch) => follow(branch, width)),
    commits: {trunk: trunk.map((at) => point(at, 0)), branches: branches.flatMap(place)},
    head: head === undefined ? undefined : point(head, 0),
    lost: lost && lostEnd && {line: follow(lost, lostEnd.x), end: lostEnd},
  };
}
