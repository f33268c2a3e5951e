import type {ReactNode} from 'react';

import styles from './styles.module.css';

const trunk = 'M8 96H472';
const branches = [
  'M72 96C104 96 104 40 136 40H264C296 40 296 96 328 96',
  'M200 96C232 96 232 152 264 152H392',
];
const commits = [
  [8, 96],
  [72, 96],
  [136, 40],
  [200, 40],
  [200, 96],
  [264, 152],
  [328, 152],
] as const;

/** A history that branches off and is merged again: decoration, hidden from assistive technology. */
export default function CommitGraph({className}: {className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 480 192" aria-hidden="true">
      <g className={styles.lines}>
        <path d={trunk} />
        {branches.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {commits.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.commit} cx={x} cy={y} r="6" />
      ))}
      <circle className={styles.merge} cx="328" cy="96" r="8" />
    </svg>
  );
}
