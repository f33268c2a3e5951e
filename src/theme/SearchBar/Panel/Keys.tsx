import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

type Props = {
  /** Whether there is something to move to and to open. */
  hasRows: boolean;
};

/** What the keys do, for the eye: those who hear the page are told by the roles of the box and its rows. */
export default function Keys({hasRows}: Props): ReactNode {
  const onRows = [
    {keys: ['↑', '↓'], does: translate({id: 'search.box.keys.move', message: '选择'})},
    {keys: ['↵'], does: translate({id: 'search.box.keys.open', message: '打开'})},
  ];
  const keys = [
    ...(hasRows ? onRows : []),
    {keys: ['Esc'], does: translate({id: 'search.box.keys.close', message: '关闭'})},
  ];
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys.map(({keys: names, does}) => (
        <span key={does}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}{' '}
          {does}
        </span>
      ))}
    </span>
  );
}
