// Change: while the drawer is open, keyboard and assistive technology stay inside; Escape and Back close it, even on a page
// that nothing of the site came before, and its button has the focus again. Until then it is drawn after what is seen.
import {startTransition, useEffect, useState, type ReactNode} from 'react';

import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

import {useModalDrawer} from './useModalDrawer';

/** Whether it is the drawer's turn: its menus would hold up the page that comes alive, or is shown, with them. */
function useLaterTurn(): boolean {
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsTurn(true);
    });
  }, []);
  return isTurn;
}

export default function ModalMobileSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const isTurn = useLaterTurn();
  useModalDrawer();
  return (isTurn || shown) && <MobileSidebar />;
}
