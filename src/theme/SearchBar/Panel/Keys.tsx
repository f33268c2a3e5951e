import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

/** What the keys do, for the eye: those who hear the page are told by the roles of the box and its rows. */
export default function Keys(): ReactNode {
  const keys = [
    {keys: ['↑', '↓'], does: translate({id: 'search.box.keys.move', message: '选择'})},
    {keys: ['↵'], does: translate({id: 'search.box.keys.open', message: '打开'})},
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
