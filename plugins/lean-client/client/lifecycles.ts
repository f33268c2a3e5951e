import {useLayoutEffect, type ReactNode} from 'react';

import clientModules from '@generated/client-modules';
import {findTarget} from '@site/src/navigation/findTarget';
import type {Location} from 'history';

type Change = {location: Location; previousLocation: Location | null};
type Action = 'onRouteUpdate' | 'onRouteDidUpdate';
type Callback = (change: Change) => (() => void) | undefined;
type ClientModule = {[name in Action]?: Callback} & {default?: {[name in Action]?: Callback}};

/** Tells every client module; the answer ends what they began. */
export function dispatchLifecycleAction(action: Action, change: Change): () => void {
  const ends = (clientModules as ClientModule[]).map((module) =>
    (module.default?.[action] ?? module[action])?.(change),
  );
  return () => {
    for (const end of ends) end?.();
  };
}

function scrollToTarget({location, previousLocation}: Change): void {
  // The browser itself scrolls the first page; another query is no other place.
  if (!previousLocation) return;
  const {pathname, hash, search} = location;
  const isSamePlace = pathname === previousLocation.pathname && hash === previousLocation.hash;
  if (isSamePlace && search !== previousLocation.search) return;
  if (hash) findTarget(hash)?.scrollIntoView();
  else window.scrollTo(0, 0);
}

/**
 * Stands for Docusaurus' component of the same task. Preact shows a new page right after this effect, not before it: so
 * this waits until then, and the target of the hash is there.
 */
export default function ClientLifecyclesDispatcher({
  children,
  location,
  previousLocation,
}: Change & {children: ReactNode}): ReactNode {
  useLayoutEffect(() => {
    if (previousLocation === location) return;
    queueMicrotask(() => {
      scrollToTarget({location, previousLocation});
      dispatchLifecycleAction('onRouteDidUpdate', {location, previousLocation});
    });
  }, [previousLocation, location]);
  return children;
}
