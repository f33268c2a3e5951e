import type {ReactNode} from 'react';

import Check from '../Check';
import Group from '../Group';
import styles from './styles.module.css';

type Props = {
  label: string;
  /** `note`: what it stands for. */
  items: readonly {id: string; label: string; note: ReactNode}[];
  /** Of this list and of others that share it. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Boxes to tick, with what each of them stands for at the end of its line. */
export default function Checklist({label, items, chosen, onChange}: Props): ReactNode {
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <Group label={label}>
      {items.map((item) => (
        <label key={item.id} className={styles.item}>
          <Check
            type="checkbox"
            checked={chosen.has(item.id)}
            onChange={() => {
              toggle(item.id);
            }}
          />
          <span>{item.label}</span> <span className={styles.note}>{item.note}</span>
        </label>
      ))}
    </Group>
  );
}
