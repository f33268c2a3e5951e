import {useContext, useLayoutEffect, useMemo, useState, type ReactNode} from 'react';

import clientModules from '@generated/client-modules';
import preload from '@site/plugins/resilience/stale-pages/client/preload';
import {findTarget} from '@site/src/navigation/findTarget';
import type {Location} from 'history';
import {__RouterContext as RouterContext} from 'react-router';

type Change = {location: Location; previousLocation: Location | null};
type Action = 'onRouteUpdate' | 'onRouteDidUpdate';
type Callback = (change: Change) => (() => void) | undefined;
type ClientModule = {[name in Action]?: Callback} & {default?: {[name in Action]?: Callback}};

/** Tells every client module; the answer ends what they began. */
function tellModules(action: Action, change: Change): () => void {
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
 * The change that the page shows: the address asked for last, once the code of its page is there.
 * @param location what the address bar says
 */
function useShownChange(location: Location): Change {
  const [shown, show] = useState<Change>({location, previousLocation: null});
  useLayoutEffect(() => {
    if (location === shown.location) {
      tellModules('onRouteUpdate', shown);
      return undefined;
    }
    const change = {location, previousLocation: shown.location};
    const endPending = tellModules('onRouteUpdate', change);
    let isWanted = true;
    const end = () => {
      if (isWanted) endPending();
      isWanted = false;
    };
    preload(location.pathname).then(
      () => {
        if (!isWanted) return;
        end();
        show(change);
      },
      (error: unknown) => {
        if (!isWanted) return;
        // A later release may have other chunks: the whole page comes from there.
        console.warn(error);
        window.location.reload();
      },
    );
    return end;
  }, [location]);
  useLayoutEffect(() => {
    scrollToTarget(shown);
    tellModules('onRouteDidUpdate', shown);
  }, [shown]);
  return shown;
}

/**
 * Stands for Docusaurus' component of the same name, which keeps a page until the next has loaded, but hands every new
 * address down to it at once: the whole page renders for nothing before each change. Here it hears of its own only.
 */
export default function PendingNavigation({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}): ReactNode {
  const router = useContext(RouterContext);
  const shown = useShownChange(location);
  const context = useMemo(() => ({...router, location: shown.location}), [shown]);
  return <RouterContext.Provider value={context}>{children}</RouterContext.Provider>;
}
