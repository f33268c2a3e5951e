/** The mode that was chosen last; the storage of a page from a folder may be closed. */
export function readMode(): string {
  try {
    return localStorage.getItem('theme') === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

export function showMode(mode: string): void {
  document.documentElement.dataset.theme = mode;
  document.documentElement.dataset.themeChoice = mode;
}

showMode(readMode());
