// Change: drawn like the other icons of the site.
import type {ReactNode} from 'react';

import Sign from '@site/src/components/Icon/Sign';
import type {Props} from '@theme/Icon/LightMode';

export default function IconLightMode({className}: Props): ReactNode {
  return <Sign name="sun" className={className} />;
}
