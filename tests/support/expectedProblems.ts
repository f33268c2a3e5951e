/** What a test says beforehand about errors that are part of what it tests. */
export class ExpectedProblems {
  readonly #patterns: RegExp[] = [];
  readonly #tolerated: RegExp[] = [];

  /** Lets problems that match pass, and fails the test when none comes. */
  expect(pattern: RegExp): void {
    this.#patterns.push(pattern);
  }

  /** Lets problems that match pass where only some browsers cause them. */
  tolerate(pattern: RegExp): void {
    this.#tolerated.push(pattern);
  }

  get areAny(): boolean {
    return this.#patterns.length > 0;
  }

  /** The problems nobody expected, and the expectations nobody met. */
  compare(problems: readonly string[]): {unexpected: string[]; unmet: string[]} {
    const known = [...this.#patterns, ...this.#tolerated];
    return {
      unexpected: problems.filter((problem) => !known.some((one) => one.test(problem))),
      unmet: this.#patterns
        .filter((one) => !problems.some((problem) => one.test(problem)))
        .map(String),
    };
  }
}
