import {translate} from '@docusaurus/Translate';

/** A length of time in words, for example “1 小时 23 分 20 秒”. */
export function describeDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = Math.floor(seconds % 60);
  return [
    hours > 0 && translate({id: 'planner.hours', message: '{count} 小时'}, {count: hours}),
    minutes > 0 && translate({id: 'planner.minutes', message: '{count} 分'}, {count: minutes}),
    (rest > 0 || seconds < 60) &&
      translate({id: 'planner.seconds', message: '{count} 秒'}, {count: rest}),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A pause, rounded up to hundredths: rounded down it would break the limit. */
export function describePause(seconds: number): string {
  const count = Math.ceil(Number((seconds * 100).toFixed(6))) / 100;
  return translate({id: 'planner.pause', message: '{count} 秒'}, {count});
}
