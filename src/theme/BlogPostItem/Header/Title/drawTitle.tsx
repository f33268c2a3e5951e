import type {ReactNode} from 'react';

import {wholePieces} from '@site/src/components/wholePieces';

/** A number stays on the line of the word before it. */
export const drawTitle = (title: string): ReactNode[] => wholePieces(title, /(\S+ \d\S*)/);
