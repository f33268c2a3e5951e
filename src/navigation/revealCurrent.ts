/** Scrolls a menu, and nothing around it, so that the entry of the current page is to be seen. */
export function revealCurrent(menu: Element): void {
  const entry = menu.querySelector('[aria-current="page"]');
  if (!entry) return;
  const [frame, place] = [menu.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  menu.scrollTop += place.top - frame.top - frame.height / 3;
}
