// Change: the choice `system` is stored like the other two (stock deletes the key).
import type {ReactNode} from 'react';

import {useColorModeChoice} from '@site/src/components/ColorModeSync/useColorModeChoice';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const {choice, choose} = useColorModeChoice();
  return (
    <ColorModeToggle
      className={className}
      respectPrefersColorScheme
      value={choice}
      onChange={choose}
    />
  );
}
