type Limit = {perSecond: number; perHour: number};

const secondsPerHour = 3600;

export const largestCount = 10_000_000;

/** A whole number from 1 on, or nothing. */
export function readCount(text: string, largest: number): number | undefined {
  const count = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= largest ? count : undefined;
}

export type Plan = {
  /** From the first request to the last, as fast as the limits let through. */
  seconds: number;
  /** How often the quota of an hour runs out before the work is done. */
  waits: number;
  /** Between two requests of one program, so that none ever has to wait. */
  pause: number;
};

/** Assumes that the quota of the hour is untouched at the first request. */
export function planRequests(count: number, programs: number, limit: Limit): Plan {
  const waits = Math.ceil(count / limit.perHour) - 1;
  const last = count - waits * limit.perHour;
  return {
    seconds: waits * secondsPerHour + Math.ceil(last / limit.perSecond),
    waits,
    pause: Math.max(1 / limit.perSecond, secondsPerHour / limit.perHour) * programs,
  };
}
