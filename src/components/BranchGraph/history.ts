/** A line of commits that leaves the trunk at one column and, where it is merged, is back on it at another. */
export type Branch = {
  /** Rows above the trunk are negative. */
  lane: number;
  from: number;
  commits: readonly number[];
  to?: number;
};

/** A history on a grid: columns are moments, rows are branches, row 0 is the trunk. */
export type History = {
  columns: number;
  trunk: readonly number[];
  branches: readonly Branch[];
  /** The commit of the trunk that the eye is led to. */
  head?: number;
  /** Ends where nothing is: the page that is not there. */
  lost?: Branch;
};

export const homeHistory: History = {
  columns: 10,
  trunk: [0, 1, 3, 5],
  branches: [
    {lane: -1, from: 1, commits: [2, 3, 4], to: 5},
    {lane: -2, from: 5, commits: [6, 7]},
    {lane: 1, from: 3, commits: [4, 6], to: 7},
  ],
  head: 7,
};

export const lostHistory: History = {
  columns: 12,
  trunk: [0, 1, 3, 4, 6, 8, 9],
  branches: [{lane: -1, from: 1, commits: [2, 3, 4], to: 6}],
  lost: {lane: 1, from: 4, commits: [8]},
};

/** The same numbers from 0 to 1 for the same name, everywhere and always. */
function scatter(name: string): () => number {
  let state = 2166136261;
  const mix = (value: number) => {
    state = Math.imul(state ^ value, 16777619) >>> 0;
  };
  for (const letter of name) mix(letter.codePointAt(0) ?? 0);
  return () => {
    mix(state >>> 15);
    return state / 2 ** 32;
  };
}

/** A history of its own for each name: two branches, one merged at the head, one before it or still open. */
export function nameHistory(name: string): History {
  const next = scatter(name);
  const pick = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const side = next() < 0.5 ? 1 : -1;
  const head = pick(6, 8);
  const first = {from: pick(0, 1), to: pick(4, 5)};
  const second = {from: pick(2, head - 4), to: head};
  const between = ({from, to}: {from: number; to: number}) =>
    Array.from({length: to - from - 1}, (_, index) => from + 1 + index);
  const isOpen = next() < 0.4;
  const branches: Branch[] = [
    {lane: side, ...second, commits: between(second)},
    isOpen
      ? {lane: -side, from: first.from, commits: [first.from + 1, first.to]}
      : {lane: -side, ...first, commits: between(first)},
  ];
  const joints = branches.flatMap(({from, to}) => (to === undefined ? [from] : [from, to]));
  return {
    columns: 10,
    trunk: [...new Set([0, pick(1, 5), ...joints])].filter((column) => column !== head),
    branches,
    head,
  };
}
