import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** What has been loaded so far of the large parts of a version; modules made by plugins/speed/page-sidebars add to it. */
type VersionData = Pick<PropVersionMetadata, 'docsSidebars' | 'docs'>;

const versions = new Map<string, VersionData>();

export function versionData(pluginId: string, version: string): VersionData {
  const key = `${pluginId}/${version}`;
  const known = versions.get(key) ?? {docsSidebars: {}, docs: {}};
  versions.set(key, known);
  return known;
}
