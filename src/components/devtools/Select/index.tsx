import {useId, type ReactNode} from 'react';

import Frame, {describeControl, type FrameProps} from '../Field/Frame';
import List from './List';

export type Option = {value: string; label: string};

type Props = FrameProps & {
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
};

/** One of several, where radio buttons would take too much room. */
export default function Select(props: Props): ReactNode {
  const {options, value, onChange, isRequired} = props;
  const id = useId();
  return (
    <Frame {...props} id={id}>
      <List
        {...describeControl(id, props)}
        value={value}
        aria-required={isRequired}
        onChange={({target}) => {
          onChange(target.value);
        }}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </List>
    </Frame>
  );
}
