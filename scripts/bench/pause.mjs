/** @param {number} ms */
export const pause = (ms) => new Promise((goOn) => setTimeout(goOn, ms));
