/** Tells whether an element is wider inside than out, now and after every change; returns how to stop. */
export function watchOverflow(
  element: HTMLElement,
  report: (overflows: boolean) => void,
): () => void {
  const observer = new ResizeObserver(() => {
    report(element.scrollWidth > element.clientWidth);
  });
  // The region changes with the window, its content with the fonts.
  observer.observe(element);
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  return () => {
    observer.disconnect();
  };
}
