/** A heading that a link has scrolled to stands right at the edge, give or take a pixel. */
const tolerance = 8;

/** The id of the section whose heading has passed the upper edge of the window; nothing above the first one. */
export function findSection(): string | undefined {
  const edge = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + tolerance;
  return [...document.querySelectorAll('main :is(h2, h3)[id]')]
    .filter((heading) => heading.getBoundingClientRect().top <= edge)
    .at(-1)?.id;
}
