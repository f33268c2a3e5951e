import {useEffect, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import clsx from 'clsx';

type Version = {version: string; folder: string; overview: string};

type Props = {
  version: string;
  /** Every version of this API. */
  versions: readonly Version[];
};

type Target = {version: string; to: string; hasPage: boolean};

/** For each version the page of the same operation, or its overview where there is none. */
function useTargets(versions: readonly Version[]): Target[] {
  // Not useDocsVersion: on phones the sidebar is drawn by the navigation bar, outside of the page.
  const {docs} = useLatestVersion(undefined);
  const {pathname} = useLocation();
  const slug = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return versions.map(({version, folder, overview}) => {
    const hasPage = docs.some(({id}) => id === `openAPI/${folder}/${slug}`);
    return {version, to: `/openAPI/${folder}/${hasPage ? slug : overview}`, hasPage};
  });
}

/** Kept as Docusaurus keeps that of its own docs, and forgotten when the API no longer has the version. */
function usePreferredVersion(versions: readonly Version[]) {
  const [api] = versions[0]?.folder.split('/') ?? [];
  const [stored, slot] = useStorageSlot(`docs-preferred-version-${api}`);
  const isGone = stored !== null && versions.every(({version}) => version !== stored);
  useEffect(() => {
    if (isGone) slot.del();
  }, [isGone, slot]);
  return {preferred: stored, prefer: slot.set};
}

export default function VersionSwitch({version, versions}: Props): ReactNode {
  const targets = useTargets(versions);
  const {preferred, prefer} = usePreferredVersion(versions);
  const label = translate({id: 'api.versions.label', message: '版本'});
  const absent = translate({id: 'api.versions.absent', message: '这个版本没有这一页，将转到概述'});
  const chosen = translate({id: 'api.versions.chosen', message: '上次选择'});
  return (
    <nav className="api-versions" aria-label={label}>
      {targets.map((target) => (
        <Link
          key={target.version}
          to={target.to}
          className={clsx(target.version === version && 'api-version-current')}
          aria-current={target.version === version ? 'true' : undefined}
          onClick={() => prefer(target.version)}>
          {target.version}
          {target.version !== version && target.version === preferred && (
            <span className="api-version-note">{chosen}</span>
          )}
          {!target.hasPage && target.version !== version && (
            <span className="api-version-note">{absent}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
