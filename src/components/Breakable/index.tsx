import {Fragment, type ReactNode} from 'react';

import {splitAddress} from './splitAddress';

/** A path or an address, whose lines end behind its signs and not inside its names. */
export default function Breakable({text}: {text: string}): ReactNode {
  return splitAddress(text).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {/* Browsers would end a line behind a hyphen, too. */}
      {piece.includes('-') ? <span className="whole">{piece}</span> : piece}
    </Fragment>
  ));
}
