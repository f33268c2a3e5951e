import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

/** By heading id, or `page` for the page as a whole: what its readers ask, in both languages. */
export type AskedPage = Record<string, {zh: string[]; en: string[]}>;

/** By address below the base URL. */
export type Asked = Record<string, AskedPage>;

const folder = 'config/asked';
export const wholePage = 'page';
const fewest = 6;
const most = 60;
const longest = 70;

const remedy = 'Write `page:` or the id of a heading, and below it lists `zh: […]` and `en: […]`.';

/** As it comes from a file. */
type Written = Record<string, Record<string, Partial<Record<string, unknown>> | null> | null>;

/** What is wrong with a file; each complaint names the place and what to do. */
export function checkAsked(name: string, pages: unknown, seen: Map<string, string>): string[] {
  const complaints: string[] = [];
  if (typeof pages !== 'object' || pages === null) return [`${name}: it has no pages. ${remedy}`];
  for (const [route, parts] of Object.entries(pages as Written)) {
    const counts = {zh: 0, en: 0};
    for (const [id, lists] of Object.entries(parts ?? {})) {
      const place = `${name}: ${route}: ${id}`;
      for (const language of ['zh', 'en'] as const) {
        const phrases = lists?.[language];
        if (!Array.isArray(phrases) || Object.keys(lists ?? {}).length !== 2) {
          complaints.push(`${place}: both languages are needed. ${remedy}`);
          continue;
        }
        counts[language] += phrases.length;
        for (const phrase of phrases) {
          if (typeof phrase !== 'string' || phrase.trim() !== phrase || phrase.length < 2) {
            complaints.push(
              `${place}: ${String(phrase)} is not a phrase. Put quotes around numbers.`,
            );
            continue;
          }
          if (phrase.length > longest || /[。？！?!;；]$/.test(phrase)) {
            complaints.push(
              `${place}: "${phrase}" is a sentence. Write what is typed into a search box.`,
            );
          }
          const key = `${language} ${phrase.toLowerCase()}`;
          const other = seen.get(key);
          if (other !== undefined) {
            complaints.push(
              `${place}: "${phrase}" stands at ${other}, too. Leave it where it belongs.`,
            );
          }
          seen.set(key, `${route}: ${id}`);
        }
      }
    }
    for (const [language, count] of Object.entries(counts)) {
      if (count < fewest || count > most) {
        complaints.push(
          `${name}: ${route} has ${count} phrases in ${language}. Write ${fewest} to ${most} for a page.`,
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
    const pages = parse(readFileSync(path.join(siteDir, folder, name), 'utf8')) as Asked;
    const [complaint] = checkAsked(`${folder}/${name}`, pages, seen);
    if (complaint !== undefined) throw new Error(complaint);
    return pages;
  });
  return Object.assign({}, ...files) as Asked;
}
