import {version} from '../../package.json';
import {defaultLocale, site, teamName, type SiteLocale} from '../../config/site';

/** Where programs look first: files whose names and forms are agreed on beyond this site. */

const root = `${site.url}${site.baseUrl}`;
const rootOf = (language: SiteLocale): string =>
  language === defaultLocale ? root : `${root}${language}/`;

/** RFC 9309, with the content signals of config/site.ts; search results are made in the browser and hold nothing. */
export function writeRobots(): string {
  const sitemaps = ['', 'en/'].map((prefix) => `Sitemap: ${root}${prefix}sitemap.xml`);
  const signals = Object.entries(site.contentSignals).map(([use, wish]) => `${use}=${wish}`);
  return [
    'User-agent: *',
    `Content-Signal: ${signals.join(', ')}`,
    'Allow: /',
    '',
    ...sitemaps,
    '',
  ].join('\n');
}

/** RFC 9116. */
export function writeSecurity(): string {
  return [
    `Contact: mailto:${site.security.contact}`,
    `Expires: ${site.security.expires}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${root}.well-known/security.txt`,
    '',
  ].join('\n');
}

/** RFC 9727, a set of links by RFC 9264: the interface of the platform, and what describes it. */
export function writeApiCatalog(server: string): string {
  const languages: readonly SiteLocale[] = [defaultLocale, 'en'];
  const entry = {
    anchor: server,
    'service-desc': languages.flatMap((language) =>
      (['yaml', 'json'] as const).map((ending) => ({
        href: `${rootOf(language)}openapi.${ending}`,
        type: `application/${ending}`,
        hreflang: [language],
      })),
    ),
    'service-doc': languages.flatMap((language) => [
      {href: `${rootOf(language)}category/api`, type: 'text/html', hreflang: [language]},
      {href: `${rootOf(language)}category/api.md`, type: 'text/markdown', hreflang: [language]},
    ]),
    'service-meta': [
      {href: `${root}specs/atomgit.operations.json`, type: 'application/json'},
      {href: `${root}llms.txt`, type: 'text/plain'},
    ],
  };
  return `${JSON.stringify({linkset: [entry]}, null, 1)}\n`;
}

/** What mcp/ offers, and where: at an address of its own, or to be started by the program that uses it. */
export function writeServerCard(): string {
  const card = {
    serverInfo: {name: 'atomgit-docs', title: 'AtomGit documentation', version},
    description: 'Search and read the AtomGit documentation, look up API operations and errors.',
    documentationUrl: root,
    repository: {url: site.repositoryUrl, subfolder: 'mcp'},
    transport:
      site.mcpUrl === undefined
        ? {type: 'stdio', command: 'npx', args: ['tsx', 'mcp/index.ts', '--site', root]}
        : {type: 'streamable-http', endpoint: site.mcpUrl},
    capabilities: {tools: {}, resources: {}},
    tools: ['search', 'read', 'operation', 'error'],
  };
  return `${JSON.stringify(card, null, 1)}\n`;
}

/** Names of things that structured data of several pages speaks of. */
export const things = {
  site: (language: SiteLocale): string => `${rootOf(language)}#website`,
  team: `${root}#team`,
  api: `${root}#api`,
};

/** Whom structured data means by the author and publisher of a page. */
export function describeTeam(language: SiteLocale): object {
  return {'@type': 'Organization', '@id': things.team, name: teamName[language]};
}

/** What the home page says of the whole, as structured data. */
export function describeSite(
  language: SiteLocale,
  {title, description}: {title: string; description: string},
): object[] {
  const own = rootOf(language);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': things.site(language),
      name: title,
      description,
      url: own,
      inLanguage: language,
      publisher: {...describeTeam(language), url: root, logo: `${root}img/icon-512.png`},
      potentialAction: {
        '@type': 'SearchAction',
        target: `${own}search?q={words}`,
        'query-input': 'required name=words',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebAPI',
      '@id': things.api,
      name: 'AtomGit OpenAPI',
      documentation: `${own}category/api`,
      provider: {'@type': 'Organization', name: 'AtomGit', url: site.platformUrl},
    },
  ];
}
