import type {ReactNode} from 'react';

import Outline from './Outline';
import {iconPaths} from './paths';

export type IconName = keyof typeof iconPaths;

type Props = {name: IconName; className?: string | undefined};

/** What a page or a group is about. */
export default function Icon({name, className}: Props): ReactNode {
  return <Outline path={iconPaths[name]} className={className} />;
}
