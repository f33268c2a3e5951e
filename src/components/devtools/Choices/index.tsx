import {useId, type ReactNode} from 'react';

import Check from '../Check';
import Group from '../Group';
import styles from './styles.module.css';

type Choice<Value extends string> = {value: Value; label: string};

type Props<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of few: radio buttons that look like a switch and follow the arrow keys. */
export default function Choices<Value extends string>(props: Props<Value>): ReactNode {
  const {label, choices, value, onChange} = props;
  const name = useId();
  return (
    <Group label={label} data-markdown-ignore="">
      <div className={styles.options}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.option}>
            <Check
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => {
                onChange(choice.value);
              }}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </Group>
  );
}
