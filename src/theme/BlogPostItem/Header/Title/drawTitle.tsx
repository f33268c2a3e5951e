import type {ReactNode} from 'react';

/** A number stays on the line of the word before it: every second piece is a word with its number. */
export const drawTitle = (title: string): ReactNode[] =>
  title.split(/(\S+ \d\S*)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} className="whole">
        {piece}
      </span>
    ),
  );
