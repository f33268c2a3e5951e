// Change: of a version whose pages bring their sidebars themselves (plugins/speed/page-sidebars), what has been loaded of them.
import {useMemo, type ReactNode} from 'react';

import {versionData} from '@site/src/navigation/versionData';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';

export default function DocVersionRootOfLoadedData({version, ...props}: Props): ReactNode {
  const whole = useMemo(
    () =>
      Object.keys(version.docsSidebars).length > 0
        ? version
        : {...version, ...versionData(version.pluginId, version.version)},
    [version],
  );
  return <DocVersionRoot {...props} version={whole} />;
}
