// Change: a list like all others of the form. The stock one is drawn by the browser.
import {useId, type ComponentProps, type ReactNode} from 'react';

import Frame from '@site/src/components/devtools/Field/Frame';
import List from '@site/src/components/devtools/Select/List';

type Props = Pick<ComponentProps<'select'>, 'value' | 'onChange'> & {
  label: string;
  options: readonly string[];
};

export default function FormSelect({label, value, options, onChange}: Props): ReactNode {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <Frame id={id} label={label}>
      <List id={id} value={value} onChange={onChange}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </List>
    </Frame>
  );
}
