import type {ShownLine} from './blocks';

/** What differs from run to run, or from one version of a program to the next, and says nothing to the reader. */
const changing = [
  /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d \d{4} [+-]\d{4}/,
  /\d+\.\d+ ?s(?:econds)?\b/,
  /\d+\.\d+ [KMG]iB/,
];
const objectId = /\b[0-9a-f]{7,64}\b/;
const token = new RegExp([...changing, objectId].map(({source}) => `(?:${source})`).join('|'), 'g');

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Digits alone are an abbreviated id when there are as many as Git shows, else a number. */
function isObjectId(text: string): boolean {
  return new RegExp(`^${objectId.source}$`).test(text) && (/[a-f]/.test(text) || text.length === 7);
}

/** Which real object id stands behind each one that the page shows. Ids are compared by their first seven digits. */
export class ObjectIds {
  private readonly realOf = new Map<string, string>();
  private readonly shownOf = new Map<string, string>();

  bind(shown: string, real: string): void {
    const known = this.realOf.get(shown.slice(0, 7));
    if (known === undefined || real.length > known.length) {
      this.realOf.set(shown.slice(0, 7), real);
    }
    this.shownOf.set(real.slice(0, 7), shown.slice(0, 7));
  }

  /** Whether both may stand for the same object, as far as is known. */
  agree(shown: string, real: string): boolean {
    const [left, right] = [shown.slice(0, 7), real.slice(0, 7)];
    const known = this.realOf.get(left)?.slice(0, 7) ?? right;
    return known === right && (this.shownOf.get(right) ?? left) === left;
  }

  /** The text with the real ids in place of the shown ones. */
  translate(text: string): string {
    return text.replace(new RegExp(objectId, 'g'), (id) => this.realOf.get(id.slice(0, 7)) ?? id);
  }
}

/** Whether a real line is what the page shows; notes the object ids that it names. */
function matches(shown: string, real: string, ids: ObjectIds): boolean {
  const named: string[] = [];
  let end = 0;
  let pattern = '^';
  for (const {0: found, index} of shown.matchAll(token)) {
    pattern += escape(shown.slice(end, index));
    if (isObjectId(found)) {
      named.push(found);
      pattern += '([0-9a-f]{7,64})';
    } else {
      const kind = changing.find(({source}) => new RegExp(`^(?:${source})$`).test(found));
      pattern += kind ? `(?:${kind.source})` : escape(found);
    }
    end = index + found.length;
  }
  const found = new RegExp(`${pattern}${escape(shown.slice(end))}$`).exec(real);
  if (!found) return false;
  const pairs = named.map((id, index): [string, string] => [id, found[index + 1] ?? '']);
  if (!pairs.every(([left, right]) => ids.agree(left, right))) return false;
  pairs.forEach(([left, right]) => ids.bind(left, right));
  return true;
}

/**
 * The first shown line that the output does not have, or not in this order. A page may leave lines of the output out;
 * it may not add or change one.
 */
export function findInvented(
  shown: readonly ShownLine[],
  output: string,
  ids: ObjectIds,
): ShownLine | undefined {
  const real = output.split(/[\r\n]+/).map((line) => line.trimEnd());
  let next = 0;
  for (const line of shown) {
    const text = line.text.trimEnd();
    if (text === '') continue;
    while (next < real.length && !matches(text, real[next] ?? '', ids)) next += 1;
    if (next === real.length) return line;
    next += 1;
  }
  return undefined;
}
