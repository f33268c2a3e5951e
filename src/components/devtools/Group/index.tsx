import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

type Props = Omit<ComponentProps<'fieldset'>, 'className'> & {label: string};

/** Controls that answer one question. */
export default function Group({label, children, ...rest}: Props): ReactNode {
  return (
    <fieldset className={styles.group} {...rest}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
