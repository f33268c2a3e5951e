import {useEffect} from 'react';

/** A button opens everything in the section that it stands in; pressed again, it closes it. */
function toggle(button: HTMLElement): void {
  const groups = [...(button.closest('section')?.querySelectorAll('details') ?? [])];
  const {otherLabel = '', opened} = button.dataset;
  for (const group of groups) group.open = opened === undefined;
  if (opened === undefined) button.dataset.opened = '';
  else delete button.dataset.opened;
  button.dataset.otherLabel = button.textContent;
  button.textContent = otherLabel;
}

/** The buttons are in the ready HTML. */
export function useExpandButtons(page: HTMLElement | null): void {
  useEffect(() => {
    const press = ({target}: Event) => {
      const button =
        target instanceof Element && target.closest<HTMLElement>('[data-control="expand"]');
      if (button) toggle(button);
    };
    page?.addEventListener('click', press);
    return () => page?.removeEventListener('click', press);
  }, [page]);
}
