import type {ReactNode} from 'react';

import type {FormField} from '@site/src/api/workbench/fields';

import {useWorkbench} from '../WorkbenchContext';
import {Forms, Group, Rows} from './Nested';
import {ChoiceList, ChoiceOfOne, Text} from './Value';

/** The control, or the controls, that a field of the request is filled in with. */
export default function Entry({field}: {field: FormField}): ReactNode {
  switch (field.shape) {
    case 'group':
      return <Group field={field} />;
    case 'rows':
      return <Rows field={field} />;
    case 'forms':
      return <Forms field={field} />;
    default:
      return <Place field={field} />;
  }
}

/** Remembers that the reader has been at a field, and lets others find it. */
function Place({field}: {field: FormField}): ReactNode {
  const {visit} = useWorkbench();
  return (
    <div
      data-place={field.place}
      onBlur={() => {
        visit(field.place);
      }}>
      <Control field={field} />
    </div>
  );
}

function Control({field}: {field: FormField}): ReactNode {
  if (field.shape === 'choice') return <ChoiceOfOne field={field} />;
  if (field.shape === 'choices') return <ChoiceList field={field} />;
  return <Text field={field} />;
}
