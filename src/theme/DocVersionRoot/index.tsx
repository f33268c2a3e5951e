// Change: the sidebars and pages of the version are what plugins/content-docs has loaded of them.
import {useMemo, type ReactNode} from 'react';

import {versionData} from '@site/plugins/content-docs/client/versionData';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';

export default function DocVersionRootOfLoadedData({version, ...props}: Props): ReactNode {
  const whole = useMemo(
    () => ({...version, ...versionData(version.pluginId, version.version)}),
    [version],
  );
  return <DocVersionRoot {...props} version={whole} />;
}
