import type {ReactNode} from 'react';

/** A text in which whatever the one group of the pattern finds stays in one line. */
export const wholePieces = (text: string, pattern: RegExp): ReactNode[] =>
  text.split(pattern).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="whole">
        {piece}
      </span>
    ),
  );
