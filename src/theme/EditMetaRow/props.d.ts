export {};

declare module '@theme/EditMetaRow' {
  interface Props {
    /** The front matter's `checked`: the month whose platform the page describes. */
    readonly checked?: string;
  }
}
