/** Where a term stands: the section, and how much the term says about it. */
export type Posting = {section: number; impact: number};

/** Impacts are stored in two bits. */
export const impactLevels = 4;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map(Array.from(digits, (digit, value) => [digit, value]));

/** Ascending sections as differences, five bits to a character, the sixth says that more follows. */
export function encodePostings(postings: readonly Posting[]): string {
  let last = 0;
  let text = '';
  for (const {section, impact} of postings) {
    let rest = (section - last) * impactLevels + impact;
    last = section;
    while (rest >= 32) {
      text += digits[(rest & 31) | 32] ?? '';
      rest >>>= 5;
    }
    text += digits[rest] ?? '';
  }
  return text;
}

export function decodePostings(text: string): Posting[] {
  const postings: Posting[] = [];
  let section = 0;
  let number = 0;
  let shift = 0;
  for (const character of text) {
    const value = values.get(character) ?? 0;
    number |= (value & 31) << shift;
    shift += 5;
    if (value & 32) continue;
    section += Math.floor(number / impactLevels);
    postings.push({section, impact: number % impactLevels});
    number = 0;
    shift = 0;
  }
  return postings;
}
