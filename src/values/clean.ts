import {findFaultInVariable, valueNames, type ValueName, type Values} from './names';

const longest = 100;

/** One line of text, cut where it is longer than any name. */
export function cleanValue(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(line).slice(0, longest).join('');
}

/** The name of a variable is one that code can hold; what looks like a token is never kept. */
function isKept(name: ValueName, value: string): boolean {
  return value !== '' && (name !== 'token' || !findFaultInVariable(value));
}

/** What something else may have left in the storage counts as nothing. */
export function parseValues(text: string | null): Values {
  const stored = parseObject(text ?? '{}');
  const entries = valueNames.map((name) => [name, cleanValue(stored[name])] as const);
  return Object.fromEntries(entries.filter(([name, value]) => isKept(name, value)));
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? {...stored} : {};
  } catch {
    return {};
  }
}
