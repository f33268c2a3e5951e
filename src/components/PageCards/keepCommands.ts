import type {ReactNode} from 'react';

import {wholePieces} from '@site/src/components/wholePieces';

/** Two words that are typed as one. */
const command = /(\bgit [a-z][a-z-]*)/;

/** A sentence in which a command stays in one line. */
export const keepCommands = (text: string): ReactNode => wholePieces(text, command);
