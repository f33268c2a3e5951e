// Change: while the drawer is open, keyboard and assistive technology stay inside; Escape and Back close it, even on a page that nothing of the site came before, and its button has the focus again. While it is closed it is drawn in steps, which a press can come between.
import {useDeferredValue, type ReactNode} from 'react';

import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

import {useModalDrawer} from './useModalDrawer';

export default function ModalMobileSidebar(): ReactNode {
  useModalDrawer();
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const isDrawn = useDeferredValue(shouldRender, false);
  return isDrawn || shown ? <MobileSidebar /> : null;
}
