/** One thing that is wrong in a source file, said so that its reader can mend it. */
export type Problem = {
  /** Relative to the repository. */
  file: string;
  line?: number;
  /** The operation, schema or field concerned. */
  where: string;
  message: string;
  remedy: string;
};

/** Stops the generation; its message lists every problem found, one a line. */
export class SpecError extends Error {
  override readonly name = 'SpecError';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}

export function formatProblem({file, line, where, message, remedy}: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}  ${where}: ${message} ${remedy}`;
}

export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SpecError(problems);
}
