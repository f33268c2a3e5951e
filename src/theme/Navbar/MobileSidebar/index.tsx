// Change: while the drawer is open, keyboard and assistive technology stay inside; Escape and Back close it, even on a page that nothing of the site came before, and its button has the focus again. A page that comes alive renders it in small steps, between which it answers.
import {useDeferredValue, type ReactNode} from 'react';

import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

import {useBackCloses} from './useBackCloses';
import {useModalDrawer} from './useModalDrawer';

function ModalMobileSidebar(): ReactNode {
  useModalDrawer();
  return <MobileSidebar />;
}

export default function SteppedMobileSidebar(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  useBackCloses(shown);
  return useDeferredValue(shouldRender) && <ModalMobileSidebar />;
}
