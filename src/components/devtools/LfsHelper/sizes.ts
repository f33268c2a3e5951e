const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A size for people, in steps of 1024, as Git counts. */
export function describeBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const value = bytes / 1024 ** step;
  return `${Number(value.toFixed(value < 10 && step > 0 ? 1 : 0))} ${units[step] ?? ''}`;
}
