export type Person = {name: string; email: string};

export type NameProblem = 'missing' | 'brackets';
export type EmailProblem = 'missing' | 'malformed';
export type MessageProblem = 'no-subject' | 'in-subject' | 'not-last';

/** Git itself drops angle brackets from names, so that the line would no longer be what was typed. */
export function findNameProblem(name: string): NameProblem | undefined {
  if (name.trim() === '') return 'missing';
  return /[<>]/.test(name) ? 'brackets' : undefined;
}

export function findEmailProblem(email: string): EmailProblem | undefined {
  if (email.trim() === '') return 'missing';
  return /^[^\s@<>]+@[^\s@<>]+$/.test(email.trim()) ? undefined : 'malformed';
}

export function writeTrailer({name, email}: Person): string {
  return `Signed-off-by: ${name.trim()} <${email.trim()}>`;
}

const anyTrailer = /^[A-Za-z][A-Za-z0-9-]*: \S/;
const signOff = /^\s*signed-off-by:/i;

function splitParagraphs(message: string): string[][] {
  return message
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trimEnd()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
}

export type Signed =
  | {status: 'problem'; problem: MessageProblem}
  /** `others`: sign-offs of other people or addresses, which stay. */
  | {status: 'signed'; message: string; wasSigned: boolean; others: string[]};

/** The message with the trailer where Git looks for it: in the last paragraph, after other trailers. */
export function signMessage(message: string, person: Person): Signed {
  const paragraphs = splitParagraphs(message);
  const [subject, ...rest] = paragraphs;
  if (!subject) return {status: 'problem', problem: 'no-subject'};
  if (subject.some((line) => /signed-off-by:/i.test(line))) {
    return {status: 'problem', problem: 'in-subject'};
  }
  const last = rest.at(-1) ?? [];
  const trailers = last.every((line) => anyTrailer.test(line)) ? last : [];
  const isMisplaced = rest.some(
    (lines) =>
      (lines !== last || trailers.length === 0) && lines.some((line) => signOff.test(line)),
  );
  if (isMisplaced) return {status: 'problem', problem: 'not-last'};

  const trailer = writeTrailer(person);
  const wasSigned = trailers.includes(trailer);
  const others = trailers.filter((line) => signOff.test(line) && line !== trailer);
  const body = trailers.length > 0 ? paragraphs.slice(0, -1) : paragraphs;
  const signed = [...body, wasSigned ? trailers : [...trailers, trailer]];
  const text = signed.map((lines) => lines.join('\n')).join('\n\n');
  return {status: 'signed', message: text, wasSigned, others};
}
