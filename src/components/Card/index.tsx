import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Icon, {type IconName} from '@site/src/components/Icon';
import IconExternalLink from '@theme/Icon/ExternalLink';

import styles from './styles.module.css';

type Props = {title: string; href: string; icon?: IconName; at?: string; children?: ReactNode};

/** One link of `<Cards>`, with a line that says what the reader finds there, and one that names the address behind it. */
export default function Card({title, href, icon, at, children}: Props): ReactNode {
  return (
    <li className={styles.card}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <Link to={href} className={styles.link}>
        {title}
        {/^https?:/.test(href) && <IconExternalLink />}
      </Link>
      {children && (
        <div className={styles.text}>
          {children}
          {at && <p className={styles.at}> {at}</p>}
        </div>
      )}
    </li>
  );
}
