/** Something wrong in a file: where, what, and what to do about it. */
export type Problem = {file: string; line: number; what: string; remedy: string};

export function formatProblem({file, line, what, remedy}: Problem): string {
  return `${file}:${line}: ${what}. ${remedy}`;
}
