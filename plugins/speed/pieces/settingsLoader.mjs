/** What code in the browser reads of the site's configuration; the rest is about building. */
const read = new Set([
  'title',
  'titleDelimiter',
  'tagline',
  'url',
  'baseUrl',
  'trailingSlash',
  'favicon',
  'noIndex',
  'baseUrlIssueBanner',
  'i18n',
  'customFields',
  'themeConfig',
]);

/** Themes of code are used while building only. */
const unreadThemeConfig = new Set(['prism']);

/**
 * @typedef {{themeConfig: object, future: {experimental_router: string}}} Config
 *
 * @param {Config} config
 */
export function keepReadSettings(config) {
  const kept = Object.fromEntries(Object.entries(config).filter(([key]) => read.has(key)));
  const themeConfig = Object.fromEntries(
    Object.entries(config.themeConfig).filter(([key]) => !unreadThemeConfig.has(key)),
  );
  const {experimental_router} = config.future;
  return {...kept, themeConfig, future: {experimental_router}};
}

/**
 * Leaves out of the generated configuration what only the build reads.
 * @param {string} source
 */
export default function settingsLoader(source) {
  /** @type {unknown} */
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const json = JSON.stringify(keepReadSettings(/** @type {Config} */ (config)));
  return `export default JSON.parse(${JSON.stringify(json)});\n`;
}
