import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {isMap, isNode, isScalar, isSeq, LineCounter, parse, parseDocument} from 'yaml';
import * as z from 'zod';

/** By heading id, or `page` for the page as a whole: what its readers ask, in both languages. */
export type AskedPage = Record<string, {zh: string[]; en: string[]}>;

/** By address below the base URL. */
export type Asked = Record<string, AskedPage>;

const folder = 'config/asked';
export const wholePage = 'page';
const fewest = 6;
const most = 60;

const remedy = 'Write `page:` or the id of a heading, and below it lists `zh: […]` and `en: […]`.';

const phrase = z
  .string({error: ({input}) => `${String(input)} is not a phrase. Put quotes around numbers.`})
  .regex(/^(?! ).{2,70}(?<![ 。？！?!;；])$/, {
    error: ({input}) => `"${String(input)}" is a sentence. Write what is typed into a search box.`,
  });
const bothLanguages = {error: `both languages are needed. ${remedy}`};
const phrases = z.array(phrase, bothLanguages);
const section = z.strictObject({zh: phrases, en: phrases}, bothLanguages);
const askedFile = z.record(z.string(), z.record(z.string(), section).nullable(), {
  error: `it has no pages. ${remedy}`,
});

/** The line of what stands at a path, or of the last of its parts that is there. */
function readLines(yaml: string) {
  const lines = new LineCounter();
  const {contents} = parseDocument(yaml, {lineCounter: lines});
  return (at: readonly PropertyKey[]): number => {
    let node: unknown = contents;
    let line = 1;
    for (const part of at) {
      const pair = isMap(node)
        ? node.items.find(({key}) => isScalar(key) && String(key.value) === String(part))
        : undefined;
      const next: unknown = isSeq(node) ? node.items[Number(part)] : pair?.value;
      const start = pair ? pair.key : next;
      if (!isNode(start) || !start.range) break;
      ({line} = lines.linePos(start.range[0]));
      node = next;
    }
    return line;
  };
}

/** What is wrong with a file; each complaint names the place and what to do. */
export function checkAsked(name: string, yaml: string, seen: Map<string, string>): string[] {
  const lineOf = readLines(yaml);
  const {data, error} = askedFile.safeParse(parse(yaml));
  if (error) {
    return error.issues.map(({path: at, message}) =>
      [`${name}:${lineOf(at)}`, ...at.slice(0, 2).map(String), message].join(': '),
    );
  }
  const complaints: string[] = [];
  for (const [route, sections] of Object.entries(data)) {
    for (const language of ['zh', 'en'] as const) {
      let count = 0;
      for (const [id, lists] of Object.entries(sections ?? {})) {
        const place = `${route}: ${id}`;
        for (const [index, text] of lists[language].entries()) {
          const key = `${language} ${text.toLowerCase()}`;
          const other = seen.get(key);
          if (other !== undefined) {
            complaints.push(
              `${name}:${lineOf([route, id, language, index])}: ${place}: "${text}" stands at ${other}, too. Leave it where it belongs.`,
            );
          }
          seen.set(key, place);
          count += 1;
        }
      }
      if (count < fewest || count > most) {
        complaints.push(
          `${name}:${lineOf([route])}: ${route} has ${count} phrases in ${language}. Write ${fewest} to ${most} for a page.`,
        );
      }
    }
  }
  return complaints;
}

/** All that readers ask, from the files of `config/asked`. */
export function readAsked(siteDir: string): Asked {
  const seen = new Map<string, string>();
  const names = readdirSync(path.join(siteDir, folder)).filter((name) => name.endsWith('.yaml'));
  const files = names.sort().map((name) => {
    const yaml = readFileSync(path.join(siteDir, folder, name), 'utf8');
    const [complaint] = checkAsked(`${folder}/${name}`, yaml, seen);
    if (complaint !== undefined) throw new Error(complaint);
    return parse(yaml) as Asked;
  });
  return Object.assign({}, ...files) as Asked;
}
