/** What went wrong and what to do about it: the only error whose stack nobody needs to see. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {string} remedy
   */
  constructor(message, remedy) {
    super(message);
    this.name = 'Problem';
    this.remedy = remedy;
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function describeProblem(error) {
  if (error instanceof Problem) return `✗ ${error.message}\n  → ${error.remedy}`;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `✗ Unexpected error: ${detail}`;
}
