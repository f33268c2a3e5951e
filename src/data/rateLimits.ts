/** How often each kind of caller may call the API; the table is in `/user/pats#rate-limit`. */
export const rateLimits = {
  anonymous: {perSecond: 2, perHour: 600},
  user: {perSecond: 10, perHour: 5000},
  app: {perSecond: 10, perHour: 5000},
} as const;

export type Caller = keyof typeof rateLimits;

/** Stands on every answer of the API; `reset` is a moment, in seconds since 1970 in UTC. */
export const rateLimitHeaders = {
  limit: 'x-ratelimit-limit',
  remaining: 'x-ratelimit-remaining',
  used: 'x-ratelimit-used',
  reset: 'x-ratelimit-reset',
} as const;

export type RateLimitHeader = keyof typeof rateLimitHeaders;
