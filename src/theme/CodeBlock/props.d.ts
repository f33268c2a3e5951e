export {};

declare module '@theme/CodeBlock' {
  interface Props {
    /** Coloured HTML, made by plugins/writing/highlight; without it, children are shown as plain text. */
    readonly html?: string;
    /** The widest screen that does not show its longest line. */
    readonly reach?: 'phone' | 'desktop';
    /** Present when the lines carry numbers. */
    readonly numbered?: string;
  }
}
