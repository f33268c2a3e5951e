import {readMode, showMode} from './theme';

const root = new URL(document.documentElement.dataset.root ?? '.', location.href);

function addModeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('[class*="colorModeToggle"] button');
  if (!button) return;
  // The label of the site also names the mode, which changes here without it.
  const label = (button.ariaLabel ?? '').replace(/\s*[(（].*$/, '');
  button.ariaLabel = label;
  button.title = label;
  button.className = button.className.replace(/\S*disabled\S*/i, '');
  button.addEventListener('click', () => {
    const mode = readMode() === 'dark' ? 'light' : 'dark';
    showMode(mode);
    try {
      localStorage.setItem('theme', mode);
    } catch {
      // It lasts as long as the page.
    }
  });
}

/** The box leads to the page of results. */
function addSearchBox(): void {
  const box = document.querySelector<HTMLInputElement>('.navbar__search-input');
  box?.addEventListener('keydown', ({key, isComposing}) => {
    if (key !== 'Enter' || isComposing) return;
    const results = new URL('search/index.html', root);
    results.searchParams.set('q', box.value);
    location.href = results.href;
  });
}

addModeSwitch();
addSearchBox();
