// Change: a field for each value of the schema. The stock one is an editor with a highlighter, for text that nothing
// checks; what is entered stays in the same slice of the store.
import type {ReactNode} from 'react';

import {plainText} from '@site/src/api/description/plainText';
import {fieldsIn} from '@site/src/api/workbench/fields';
import {fieldOfBody} from '@site/src/api/workbench/request';
import Entry from '@site/src/components/workbench/Entry';
import {EntryList} from '@site/src/components/workbench/Entry/Nested';
import {useWorkbench} from '@site/src/components/workbench/WorkbenchContext';

import styles from './styles.module.css';

export default function Body(): ReactNode {
  const {document, located, entered} = useWorkbench();
  const field = fieldOfBody(document, located.operation.requestBody, entered.contentType);
  if (!field) return null;
  return (
    <>
      {field.description !== undefined && (
        <p className={styles.text}>{plainText(field.description)}</p>
      )}
      {field.shape === 'group' ? (
        <EntryList fields={fieldsIn(document, field)} />
      ) : (
        <Entry field={{...field, description: undefined}} />
      )}
    </>
  );
}
