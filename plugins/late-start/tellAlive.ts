import type {Location} from 'history';

type Change = {previousLocation: Location | null};

/** Tells the inline script that the fields of the first page have their code. */
export function onRouteDidUpdate({previousLocation}: Change): void {
  if (!previousLocation) window.dispatchEvent(new Event('page-alive'));
}
