import type {ReactNode} from 'react';

import Outline from './Outline';
import {signPaths} from './signs';

type Props = {name: keyof typeof signPaths; className?: string | undefined};

/** What can be done. */
export default function Sign({name, className}: Props): ReactNode {
  return <Outline path={signPaths[name]} className={className} />;
}
