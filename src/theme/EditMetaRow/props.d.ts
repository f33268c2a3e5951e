import type {ReactNode} from 'react';

declare module '@theme/EditMetaRow' {
  interface Props {
    /** The front matter's `checked`: the month whose platform the page describes. */
    readonly checked?: string;
    /** What stands at the end of the row. */
    readonly children?: ReactNode;
  }
}
