// Change: while the drawer is open, keyboard and assistive technology stay inside; Escape and Back close it, even on a page that nothing of the site came before, and its button has the focus again.
import type {ReactNode} from 'react';

import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

import {useModalDrawer} from './useModalDrawer';

export default function ModalMobileSidebar(): ReactNode {
  useModalDrawer();
  return <MobileSidebar />;
}
