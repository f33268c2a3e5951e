/** What a terminal writes, or its user, when something went wrong, in both languages. */
export const complaint =
  /\b[45]\d\d\b|error|fatal|denied|reject|fail|declin|warning|refus|not found|cannot|could ?n.t|could not|unable|invalid|timed? ?out|conflict|forbidden|unauthorized|exceed|错误|失败|拒绝|无法|不能|冲突|超时|没有权限/i;

/** Before what was typed or said: `ada@host:~/app$ `, `PS C:\app> `, `➜ app git:(main) ✗ `, `remote: `. */
const prompt =
  /^(?:\s*(?:\([\w.-]+\)\s*)?(?:[\w.-]+@[\w.-]+[^$#%]*[$#%]|PS [A-Z]:[^>]*>|[➜❯»].*?[✗$❯»]|[$%#>])\s+|\s*remote:\s*)+/u;

/** What stands only in the reader's own terminal. */
const own: readonly [pattern: RegExp, instead: string][] = [
  // Escape sequences of colors.
  [/\u001B\[[\d;]*[A-Za-z]/g, ''],
  [/\b(?:https?|ssh|git):\/\/\S+|\b[\w.-]+@[\w.-]+(?::\S+)?/g, ' '],
  // Which branch went where, how far, and in which commits.
  [/\S+\s*->\s*\S+/g, ' '],
  [/\b(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b(?:\.{2,3}[0-9a-f]{7,40}\b)?/g, ' '],
  [/\brefs\/(?:heads|tags|remotes)\/\S+/g, ' '],
  [/\b(?:branch|分支)\s*['"‘“][^'"’”]+['"’”]/gi, ' branch '],
  // Hosts with ports and addresses of machines.
  [
    /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b|\b(?:[\w-]+\.)+(?:com|cn|net|org|io|dev|local)\b(?::\d+)?/g,
    ' ',
  ],
  [/'\s*'|"\s*"|^[\s!*=+|~^-]+|[\s|:]+$/g, ' '],
];

const tidy = (line: string): string =>
  own
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), line.replace(prompt, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** A pasted block as a query: of several lines those that complain, without what is the reader's own. */
export function readPaste(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  if (lines.length < 2) return text.trim();
  const complaints = lines.filter((line) => complaint.test(line));
  const kept = (complaints.length > 0 ? complaints : lines).map(tidy).filter(Boolean);
  return [...new Set(kept)].join(' ');
}
