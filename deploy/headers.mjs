import {createHash} from 'node:crypto';

/**
 * The headers of every answer, written once: the project's own server sends them, so that all browser tests run under
 * them, and the release makes the configurations of other servers and hosts from them.
 */

/** @type {Record<string, readonly string[]>} */
const policy = {
  'default-src': ["'none'"],
  // The hashes of the inline scripts join these.
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Infima keeps its arrows as drawings inside the stylesheet.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** What a page of text never needs. Writing to the clipboard is not among them: code has copy buttons. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** @type {Readonly<Record<string, string>>} */
const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const dataBlock = /\btype=["']?application\/(ld\+)?json\b/i;

/**
 * The sources that let exactly the inline scripts of a page run. Data blocks such as JSON-LD need none.
 * @param {string} html
 * @returns {string[]} sorted, each once
 */
export function hashInlineScripts(html) {
  const scripts = [...html.matchAll(inlineScript)].filter(
    ([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && !dataBlock.test(attributes),
  );
  const hashes = scripts.map(
    ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)].sort();
}

/**
 * @param {readonly string[]} scriptHashes
 * @returns {Record<string, string>}
 */
export function securityHeaders(scriptHashes) {
  const directives = Object.entries(policy).map(([name, sources]) =>
    [name, ...sources, ...(name === 'script-src' ? scriptHashes : [])].join(' '),
  );
  return {'Content-Security-Policy': directives.join('; '), ...fixedHeaders};
}

/** Names below these folders hold a hash of their content. */
export const hashedFolders = ['assets', 'en/assets'];

export const caching = {hashed: 'public, max-age=31536000, immutable', other: 'no-cache'};

/** Files whose names are agreed on and have no ending. */
export const namedTypes = {
  '.well-known/api-catalog':
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
};

/** @type {Record<string, string>} */
export const contentTypes = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.http': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.sha256': 'text/plain; charset=utf-8',
  '.tbx': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.xsl': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.yml': 'application/yaml; charset=utf-8',
  '.zip': 'application/zip',
};
