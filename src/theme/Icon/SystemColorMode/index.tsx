// Change: drawn like the other icons of the site.
import type {ReactNode} from 'react';

import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/SystemColorMode';

export default function IconSystemColorMode({className}: Props): ReactNode {
  return <Icon name="screen" className={className} />;
}
