/** A heading that a link has scrolled to stands right at its edge, give or take a few pixels. */
const tolerance = 8;

/** How far below the upper edge of the window a link to the heading brings it. */
function edgeOf(heading: Element): number {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return padding + parseFloat(getComputedStyle(heading).scrollMarginTop);
}

/** The id of the section whose heading has passed the upper edge of the window; nothing above the first one. */
export function findSection(): string | undefined {
  return [...document.querySelectorAll('main :is(h2, h3)[id]')]
    .filter((heading) => heading.getBoundingClientRect().top <= edgeOf(heading) + tolerance)
    .at(-1)?.id;
}
