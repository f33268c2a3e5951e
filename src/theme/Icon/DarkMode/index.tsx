// Change: drawn like the other icons of the site.
import type {ReactNode} from 'react';

import Sign from '@site/src/components/Icon/Sign';
import type {Props} from '@theme/Icon/DarkMode';

export default function IconDarkMode({className}: Props): ReactNode {
  return <Sign name="moon" className={className} />;
}
