import {rateLimitHeaders, type RateLimitHeader} from '@site/src/data/rateLimits';

export type Quota = Record<RateLimitHeader, number>;

export type QuotaReading =
  | {status: 'empty'}
  | {status: 'missing'; headers: string[]}
  | {status: 'invalid'; header: string; value: string}
  | {status: 'read'; quota: Quota};

/** The largest moment that a clock of JavaScript can show, in seconds. */
const lastMoment = 8.64e12;

/** Headers as `curl -i` prints them, or `curl -v` with `< ` before each. */
function readHeaders(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => /^(?:<\s*)?([\w-]+)\s*:(.*)$/.exec(line.trim()));
  return new Map(
    lines.flatMap((match) => {
      const [, name = '', value = ''] = match ?? [];
      return name ? [[name.toLowerCase(), value.trim()] as const] : [];
    }),
  );
}

export function readQuota(text: string): QuotaReading {
  if (text.trim() === '') return {status: 'empty'};
  const found = readHeaders(text);
  const names = Object.entries(rateLimitHeaders) as [RateLimitHeader, string][];
  const missing = names.filter(([, header]) => !found.has(header)).map(([, header]) => header);
  if (missing.length > 0) return {status: 'missing', headers: missing};
  const quota: Partial<Quota> = {};
  for (const [name, header] of names) {
    const value = found.get(header) ?? '';
    if (!/^\d+$/.test(value) || Number(value) > lastMoment) {
      return {status: 'invalid', header, value};
    }
    quota[name] = Number(value);
  }
  return {status: 'read', quota: quota as Quota};
}

export type QuotaState =
  | {status: 'restored'}
  | {status: 'exhausted'; seconds: number}
  /** `pause`: between two requests, to make the rest last until the quota returns. */
  | {status: 'open'; seconds: number; pause: number};

/** What the headers mean at the moment `now`, in seconds. */
export function judgeQuota({remaining, reset}: Quota, now: number): QuotaState {
  const seconds = Math.ceil(reset - now);
  if (seconds <= 0) return {status: 'restored'};
  if (remaining === 0) return {status: 'exhausted', seconds};
  return {status: 'open', seconds, pause: seconds / remaining};
}
