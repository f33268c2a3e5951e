import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {parse} from 'yaml';

import {frontMatterOf} from './frontMatter';
import {locateProse, proseFile} from './proseTrees';
import {findSection, sections, type SectionKey} from './sections';
import {currentLocale, siteTitles, type SiteLocale} from './site';

/** The picture that stands for a page where a link to it is shared. `npm run social` draws it. */
export type SocialImage = {
  /** Below static/; its hash changes with what the picture says, so that nobody shows an old one. */
  file: string;
  locale: SiteLocale;
  /** What the page is part of. */
  label: string;
  title: string;
  text: string;
};

export const socialFolder = 'img/social';

const root = fileURLToPath(new URL('..', import.meta.url));

function describeImage(name: string, words: Omit<SocialImage, 'file'>): SocialImage {
  const {locale, label, title, text} = words;
  const hash = createHash('sha256')
    .update([label, title, text].join('\n'))
    .digest('hex')
    .slice(0, 8);
  return {file: `${socialFolder}/${name}.${locale}.${hash}.png`, ...words};
}

export function sectionImage(key: SectionKey, locale: SiteLocale): SocialImage {
  const section = sections.find((one) => one.key === key) ?? sections[0];
  return describeImage(key, {
    locale,
    label: siteTitles[locale],
    title: section.title[locale],
    text: section.description[locale],
  });
}

function postImage(name: string, title: string, locale: SiteLocale): SocialImage {
  const blog = sectionImage('blog', locale);
  return describeImage(`post-${name}`, {locale, label: blog.title, title, text: ''});
}

function readTitle(file: string): string {
  const frontMatter = parse(frontMatterOf(readFileSync(path.join(root, file), 'utf8')) ?? '') as {
    title?: string;
  } | null;
  return frontMatter?.title ?? '';
}

/** Every picture there has to be: one per section and language, one per post and language. */
export function listSocialImages(): SocialImage[] {
  const posts = readdirSync(path.join(root, 'blog'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.replace(/\.mdx$/, ''));
  return (['zh-Hans', 'en'] as const).flatMap((locale) => [
    ...sections.map(({key}) => sectionImage(key, locale)),
    ...posts.map((name) => postImage(name, readTitle(proseFile('post', locale, name)), locale)),
  ]);
}

const generatedPage = /(?:^|\/)(openAPI\/.+)\.mdx$/;

/** The picture of the page that a file holds, as an address on the site. */
export function findSocialImage(file: string, title: string): string | undefined {
  const relative = path.relative(root, path.resolve(file)).replaceAll('\\', '/');
  const prose = locateProse(relative);
  if (prose?.kind === 'post') return `/${postImage(prose.name, title, prose.locale).file}`;
  const generated = generatedPage.exec(relative)?.[1];
  const route = prose?.route ?? (generated && `/${generated}`);
  return route === undefined ? undefined : addressOfImage(route, prose?.locale);
}

/** The picture of the section that an address without language belongs to. */
export function addressOfImage(route: string, locale: SiteLocale = currentLocale): string {
  return `/${sectionImage(findSection(route).key, locale).file}`;
}
