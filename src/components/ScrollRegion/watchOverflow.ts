/** Tells whether an element is larger inside than out, now and after every change; returns how to stop. */
export function watchOverflow(
  element: HTMLElement,
  report: (overflows: boolean) => void,
): () => void {
  const observer = new ResizeObserver(() => {
    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = element;
    // Heights are rounded: one pixel more is none.
    report(scrollWidth > clientWidth || scrollHeight > clientHeight + 1);
  });
  // The region changes with the window, its content with the fonts.
  observer.observe(element);
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  return () => {
    observer.disconnect();
  };
}
