/** Every layer of this folder, as `npm run build -- --without <name>` calls it; the README says what each is for. */
export const layerNames = [
  'soon-start',
  'intent',
  'route-table',
  'plain-paths',
  'pieces',
  'compile-ahead',
  'page-sidebars',
  'trimmed-styles',
  'threads',
  'free-memory',
  'steady-names',
] as const;

export type LayerName = (typeof layerNames)[number];

/** The variable that `npm run build` sets from its options; `npx docusaurus build` reads it, too. */
const variable = 'WITHOUT_LAYERS';

function readSwitchedOff(text = ''): ReadonlySet<string> {
  const names = text.split(',').filter(Boolean);
  const unknown = names.filter(
    (name) => name !== 'all' && !(layerNames as readonly string[]).includes(name),
  );
  if (unknown.length > 0) {
    throw new Error(
      `${variable}: there is no layer “${unknown.join('”, “')}”. Write all, or some of ${layerNames.join(', ')}.`,
    );
  }
  return new Set(names);
}

/** Whether the site is built with a layer. Without all of them it is Docusaurus as it comes, and works. */
export function isOn(name: LayerName): boolean {
  const off = readSwitchedOff(process.env[variable]);
  return !off.has('all') && !off.has(name);
}
