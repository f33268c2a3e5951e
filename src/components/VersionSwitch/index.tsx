import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
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

export default function VersionSwitch({version, versions}: Props): ReactNode {
  const targets = useTargets(versions);
  const label = translate({id: 'api.versions.label', message: '版本'});
  const absent = translate({id: 'api.versions.absent', message: '这个版本没有这一页，将转到概述'});
  return (
    <nav className="api-versions" aria-label={label}>
      {targets.map((target) => (
        <Link
          key={target.version}
          to={target.to}
          className={clsx(target.version === version && 'api-version-current')}
          aria-current={target.version === version ? 'true' : undefined}>
          {target.version}
          {!target.hasPage && target.version !== version && (
            <span className="api-version-absent">{absent}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
