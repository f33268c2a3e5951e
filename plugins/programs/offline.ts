import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {defaultLocale, site, siteTitles, type SiteLocale} from '../../config/site';

/**
 * What is there to be read without a network: the book of each language, which every build makes, and the offline edition,
 * which only a release has (scripts/lib/downloads.mjs). A page tells readers, a section of llms.txt programs, how large each
 * file is and how to check it.
 */

/** The page in each language. */
const offlinePage = 'offline.html';

export const bookName = (language: SiteLocale): string => `downloads/atomgit-docs-${language}.md`;
const archiveFile = 'downloads/atomgit-docs-offline.zip';
const checksumCommand = `sha256sum --check ${path.basename(archiveFile)}.sha256`;

type Download = {text: string; address: string; size: string; sum: string};

type Texts = {
  heading: string;
  intro: string;
  file: string;
  size: string;
  book: string;
  archive: string;
  check: string;
  checkArchive: string;
  other: string;
  home: string;
};

const texts: Record<SiteLocale, Texts> = {
  'zh-Hans': {
    heading: '离线阅读',
    intro: '在没有网络的地方也能阅读这份文档：下载文件，核对校验值，再复制到要用的电脑上。',
    file: '文件',
    size: '大小',
    book: '全部中文页面合成的一个 Markdown 文件，页面之间的链接在文件内跳转',
    archive:
      '离线版：中英文全部页面，可以搜索，可以切换深色模式。解压后用浏览器打开 `index.html`，不需要服务器，也不发出任何请求。开发者工具和页面上的实时筛选只在网站上提供',
    check:
      '核对文件：运行 `sha256sum 文件名`，结果应当与上面的值相同。macOS 用 `shasum -a 256 文件名`，Windows 的 PowerShell 用 `Get-FileHash 文件名`。',
    checkArchive: `离线版还可以连同校验文件一起下载，然后运行 \`${checksumCommand}\`。`,
    other: 'English',
    home: '返回首页',
  },
  en: {
    heading: 'Read offline',
    intro:
      'Read these docs without a network: download a file, check it, and copy it to the computer on which you want to read.',
    file: 'File',
    size: 'Size',
    book: 'All English pages in one Markdown file. Links between pages work inside the file',
    archive:
      'The offline edition: all pages in Chinese and English, with search and dark mode. Unpack it and open `index.html` in a browser. It needs no server and sends no requests. The developer tools and live filters are available only on the website',
    check:
      'To check a file, run `sha256sum FILE`. The result must match the value shown with the file. On macOS, use `shasum -a 256 FILE`. In PowerShell on Windows, use `Get-FileHash FILE`.',
    checkArchive: `You can also download the checksum file of the offline edition and run \`${checksumCommand}\`.`,
    other: '简体中文',
    home: 'Back to the home page',
  },
};

/** A site in one language: its folder, and its address below the host. */
export type Edition = {outDir: string; baseUrl: string; language: SiteLocale};

function measure(file: string, address: string, text: string): Download {
  const content = readFileSync(file);
  const megabytes = (content.length / 1_000_000).toFixed(1);
  const sum = createHash('sha256').update(content).digest('hex');
  return {text, address, size: `${megabytes} MB`, sum};
}

/** What the site has: the archive lies beside the Chinese pages, as it holds both languages. */
function listDownloads({outDir, baseUrl, language}: Edition): Download[] {
  const {book, archive} = texts[language];
  const [folder, base] =
    language === defaultLocale
      ? [outDir, baseUrl]
      : [path.dirname(outDir), baseUrl.slice(0, -`${language}/`.length)];
  const packed = path.join(folder, archiveFile);
  return [
    ...(existsSync(packed) ? [measure(packed, base + archiveFile, archive)] : []),
    measure(path.join(outDir, bookName(language)), baseUrl + bookName(language), book),
  ];
}

const hasArchive = (downloads: readonly Download[]): boolean =>
  downloads.some(({address}) => address.endsWith('.zip'));

const withCode = (text: string): string => text.replace(/`([^`]+)`/g, '<code>$1</code>');

function writeRow({text, address, size, sum}: Download): string {
  const name = path.posix.basename(address);
  const checksum = address.endsWith('.zip') ? ` <a href="${address}.sha256">.sha256</a>` : '';
  return `<tr><td><a href="${address}" download>${name}</a>${checksum}<br>${withCode(text)}</td><td>${size}</td><td><code>${sum}</code></td></tr>`;
}

/** Without scripts, in the styles of the home page. */
function writePage({outDir, baseUrl, language}: Edition, downloads: readonly Download[]): string {
  const text = texts[language];
  const home = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  const [styles = ''] = /<link[^>]*rel="?stylesheet"?[^>]*>/.exec(home) ?? [];
  const other: SiteLocale = language === 'en' ? defaultLocale : 'en';
  const otherBase = other === 'en' ? `${baseUrl}en/` : baseUrl.replace(/en\/$/, '');
  return `<!doctype html>
<html lang="${language}" data-theme="light">
<head>
<meta charset="utf-8">
<title>${text.heading} | ${siteTitles[language]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${site.url}${baseUrl}${offlinePage}">
<link rel="icon" href="${baseUrl}img/favicon.svg">
${styles}
</head>
<body>
<main class="container margin-vert--lg">
<p><a href="${baseUrl}">${text.home}</a> · <a href="${otherBase}${offlinePage}" lang="${other}" hreflang="${other}">${text.other}</a></p>
<h1>${text.heading}</h1>
<p>${text.intro}</p>
<table>
<thead><tr><th scope="col">${text.file}</th><th scope="col">${text.size}</th><th scope="col">SHA-256</th></tr></thead>
<tbody>
${downloads.map(writeRow).join('\n')}
</tbody>
</table>
<p>${withCode(text.check)}</p>
${hasArchive(downloads) ? `<p>${withCode(text.checkArchive)}</p>\n` : ''}</main>
</body>
</html>
`;
}

/** As plain text: a program that follows the links of llms.txt meets pages, none of them as long as a book. */
function writeSection(language: SiteLocale, downloads: readonly Download[]): string {
  const {heading, check} = texts[language];
  const colon = language === 'en' ? ': ' : '：';
  const lines = downloads.map(
    ({text, address, size, sum}) =>
      `- ${site.url}${address} (${size}, SHA-256 ${sum})${colon}${text}`,
  );
  return [`## ${heading}`, '', ...lines, '', check, ''].join('\n');
}

/** Writes the page and the section for what the folder of the site holds now. */
export function writeOffline(edition: Edition): void {
  const {outDir, language} = edition;
  const downloads = listDownloads(edition);
  writeFileSync(path.join(outDir, offlinePage), writePage(edition, downloads));
  const list = path.join(outDir, 'llms.txt');
  const [rest = ''] = readFileSync(list, 'utf8').split(`\n## ${texts[language].heading}\n`);
  writeFileSync(list, `${rest}\n${writeSection(language, downloads)}`);
}
