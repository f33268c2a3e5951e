const shortMs = 50;
const quietMs = 5000;

/**
 * What tasks take beyond 50 ms after the first paint until five seconds pass without a long one: what Lighthouse calls the
 * total blocking time. Without a limit of quiet time it is the sum of them all.
 * @param {{start: number, duration: number}[]} tasks long ones, in the order of their time
 * @param {number} firstPaint
 * @param {number} [quiet]
 */
export function sumBlocking(tasks, firstPaint, quiet = quietMs) {
  let quietSince = firstPaint;
  let sum = 0;
  for (const {start, duration} of tasks) {
    if (start - quietSince >= quiet) break;
    const end = start + duration;
    sum += Math.max(0, end - Math.max(start, firstPaint) - shortMs);
    quietSince = Math.max(quietSince, end);
  }
  return sum;
}
