/** Where the site is, and what every answer carries. Literals: nothing here is read from the product. */
export const host = 'https://docs.atomgit.com';
export const baseUrl = '/';

/** Each language with the beginning of its addresses; the first is what a reader without a language gets. */
export const languages = [
  {language: 'zh-Hans', prefix: ''},
  {language: 'en', prefix: '/en'},
] as const;

/** The colour that the site is known by, and how much of the screen its menu takes. */
export const primaryColour = '#1890ff';
export const sidebarWidth = '300px';

/** Levels of headings in the contents of a page. */
export const contentsLevels = {first: 2, last: 3};

/** Files whose names hold a hash of their content may be kept for a year; everything else is asked for again. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
};
export const hashedFolders = ['assets', 'en/assets'];

/** The headers of every answer; a page adds the hashes of its scripts to `script-src`. */
export const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Types of files that a browser would treat wrongly under another. */
export const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

export const robots = `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=yes
Allow: /

Sitemap: https://docs.atomgit.com/sitemap.xml
Sitemap: https://docs.atomgit.com/en/sitemap.xml
`;
