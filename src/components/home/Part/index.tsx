import type {ReactNode} from 'react';

type Props = {children: ReactNode};

/** One side of a `<Split>`. */
export default function Part({children}: Props): ReactNode {
  return <div>{children}</div>;
}
