import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import {plainText} from '@site/src/api/description/plainText';
import type {FormField} from '@site/src/api/workbench/fields';

import {describeFault} from '../describeFault';
import {useWorkbench} from '../WorkbenchContext';
import styles from './styles.module.css';

/** What the control of a field shows, and what it does when it is changed. */
export function useEntry(field: FormField) {
  const {entered, enter, findProblem} = useWorkbench();
  const {place, name, required, description} = field;
  const problem = findProblem(place);
  return {
    label: name,
    note: <Note field={field} />,
    hint: description === undefined ? undefined : plainText(description),
    problem: problem && describeFault(problem.fault),
    isRequired: required,
    value: entered.texts[place] ?? '',
    onChange: (text: string) => {
      enter(place, text);
    },
  };
}

export function Note({field}: {field: FormField}): ReactNode {
  return (
    <>
      <code className={styles.type}>{field.type}</code>
      {field.required && (
        <span className={styles.required}>
          <Translate id="workbench.field.required">必填</Translate>
        </span>
      )}
    </>
  );
}
