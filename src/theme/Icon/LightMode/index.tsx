// Change: drawn like the other icons of the site.
import type {ReactNode} from 'react';

import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/LightMode';

export default function IconLightMode({className}: Props): ReactNode {
  return <Icon name="sun" className={className} />;
}
