import {useEffect} from 'react';

const splitWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** A row with the name of its group, so that a group is found as a whole. */
function describe(row: HTMLElement, group: HTMLElement): string {
  const title = group.querySelector('h2')?.textContent;
  return `${row.textContent} ${row.dataset.id} ${title}`.toLowerCase();
}

/** Shows the rows that have every word, and the groups with such rows; tells how many rows there are. */
function filterRows(page: HTMLElement, words: readonly string[]): number {
  let found = 0;
  for (const group of page.querySelectorAll<HTMLElement>('.api-group')) {
    const rows = [...group.querySelectorAll<HTMLElement>('[data-id]')];
    for (const row of rows) {
      const text = describe(row, group);
      row.hidden = !words.every((word) => text.includes(word));
    }
    const shown = rows.filter(({hidden}) => !hidden).length;
    group.hidden = shown === 0;
    found += shown;
  }
  return found;
}

/** Makes the box above a list of all operations work; both are in the ready HTML. */
export function useRowFilter(page: HTMLElement | null): void {
  useEffect(() => {
    const box = page?.querySelector<HTMLInputElement>('.api-row-filter > input');
    const status = page?.querySelector<HTMLElement>('.api-row-filter > [role="status"]');
    if (!page || !box || !status) return undefined;
    const {textContent: all} = status;
    const filter = () => {
      const words = splitWords(box.value);
      const found = String(filterRows(page, words));
      const {words: template = ''} = status.dataset;
      status.textContent = words.length > 0 ? template.replace('{count}', found) : all;
    };
    box.addEventListener('input', filter);
    // What was typed before the page came alive.
    if (box.value !== '') filter();
    return () => {
      box.removeEventListener('input', filter);
    };
  }, [page]);
}
