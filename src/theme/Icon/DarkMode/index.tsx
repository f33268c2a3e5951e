// Change: drawn like the other icons of the site.
import type {ReactNode} from 'react';

import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/DarkMode';

export default function IconDarkMode({className}: Props): ReactNode {
  return <Icon name="moon" className={className} />;
}
