import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {parse} from 'yaml';

import {frontMatterOf} from './frontMatter';
import {proseFile} from './proseTrees';
import {findSection, sections, type SectionKey} from './sections';
import {siteTaglines, siteTitles, type SiteLocale} from './site';

/** The picture that stands for a page where a link to it is shared. `npm run social` draws it. */
export type SocialImage = {
  /** Below static/; its hash changes with what the picture says, so that nobody shows an old one. */
  file: string;
  locale: SiteLocale;
  /** The site, and what else the page is part of. */
  label: string;
  title: string;
  text: string;
};

export const socialFolder = 'img/social';

/** The size that the services which show links ask for. */
export const pictureSize = {width: 1200, height: 630};

/** Messengers load the picture before they show a link, and give up on large ones. */
export const pictureLimit = 60_000;

const root = fileURLToPath(new URL('..', import.meta.url));

function describeImage(name: string, words: Omit<SocialImage, 'file'>): SocialImage {
  const {locale, label, title, text} = words;
  const hash = createHash('sha256')
    .update([label, title, text].join('\n'))
    .digest('hex')
    .slice(0, 8);
  return {file: `${socialFolder}/${name}.${locale}.${hash}.png`, ...words};
}

function sectionImage(key: SectionKey, locale: SiteLocale): SocialImage {
  if (key === 'start') {
    const words = {label: 'AtomGit', title: siteTitles[locale], text: siteTaglines[locale]};
    return describeImage(key, {locale, ...words});
  }
  const {title, description} = sections.find((one) => one.key === key) ?? sections[0];
  const label = siteTitles[locale];
  return describeImage(key, {locale, label, title: title[locale], text: description[locale]});
}

function postImage(name: string, locale: SiteLocale): SocialImage {
  const raw = readFileSync(path.join(root, proseFile('post', locale, name)), 'utf8');
  const {title = '', description = ''} = (parse(frontMatterOf(raw) ?? '') ?? {}) as {
    title?: string;
    description?: string;
  };
  const label = `${siteTitles[locale]} · ${findSection('/blog').title[locale]}`;
  return describeImage(`post-${name}`, {locale, label, title, text: description});
}

const posts = readdirSync(path.join(root, 'blog'))
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => name.replace(/\.mdx$/, ''));

/** Every picture there has to be: one per section and language, one per post and language. */
export function listSocialImages(): SocialImage[] {
  return (['zh-Hans', 'en'] as const).flatMap((locale) => [
    ...sections.map(({key}) => sectionImage(key, locale)),
    ...posts.map((name) => postImage(name, locale)),
  ]);
}

/** The picture of an address without language: that of the post, or of the section. */
export function findSocialImage(route: string, locale: SiteLocale): SocialImage {
  const post = posts.find((name) => route === `/blog/${name}`);
  return post === undefined
    ? sectionImage(findSection(route).key, locale)
    : postImage(post, locale);
}
