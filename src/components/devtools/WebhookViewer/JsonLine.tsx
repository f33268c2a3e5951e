import type {ReactNode} from 'react';

import styles from './styles.module.css';

const line = /^(\s*)(?:("(?:[^"\\]|\\.)*")(: ))?(.*?)(,?)$/;

/** The kinds that plugins/writing/highlight gives to values of JSON. */
function kindOf(value: string): string | undefined {
  if (value.startsWith('"')) return 'tk-string';
  if (value === 'null' || /^[-\dtf]/.test(value)) return 'tk-number';
  return undefined;
}

/** A line of JSON in the colours of code; what does not fit goes on below its own beginning. */
export default function JsonLine({text}: {text: string}): ReactNode {
  const [, indent = '', key, colon, value = '', comma] = line.exec(text) ?? [];
  return (
    <code className={styles.line}>
      <span>{indent}</span>
      <span>
        {key && <span className="tk-property">{key}</span>}
        {colon}
        {value && <span className={kindOf(value)}>{value}</span>}
        {comma}
      </span>
    </code>
  );
}
