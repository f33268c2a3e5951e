/** @param {number} milliseconds */
export function formatSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Says what is being done, does it, says how long it took.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result> | Result} action
 * @returns {Promise<Result>}
 */
export async function takeStep(title, action) {
  const begin = performance.now();
  console.log(`▸ ${title} …`);
  try {
    const result = await action();
    console.log(`✓ ${title}: ${formatSeconds(performance.now() - begin)}`);
    return result;
  } catch (error) {
    console.log(`✗ ${title}: ${formatSeconds(performance.now() - begin)}`);
    throw error;
  }
}
