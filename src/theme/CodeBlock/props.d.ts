export {};

declare module '@theme/CodeBlock' {
  interface Props {
    /** Coloured HTML, made by plugins/writing/highlight; without it, children are shown as plain text. */
    readonly html?: string;
    /** The widest room that does not show its longest line: that beside the button on a phone, or a whole screen. */
    readonly reach?: 'beside' | 'phone' | 'desktop';
    /** Present when the lines carry numbers. */
    readonly numbered?: string;
  }
}
