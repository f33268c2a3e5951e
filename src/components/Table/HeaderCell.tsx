import type {ComponentProps, ReactNode} from 'react';

/** A cell of the first row. An empty one, in the corner of a comparison, heads nothing and must not be announced as a heading. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th scope="col" {...props} />;
}
