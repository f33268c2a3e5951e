// Change: drawn like the other icons of the site.
import type {ReactNode} from 'react';

import Sign from '@site/src/components/Icon/Sign';
import type {Props} from '@theme/Icon/Language';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function IconLanguage({className}: Props): ReactNode {
  return <Sign name="language" className={clsx(styles.icon, className)} />;
}
