import type {ClientModule} from '@docusaurus/types';

import './progressBar.css';

const delayMs = 200;

const findBar = () => document.getElementById('progress-bar');

function showBar(): void {
  // Another page was asked for while one was on its way.
  if (findBar()) return;
  const bar = document.createElement('div');
  bar.id = 'progress-bar';
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  bar.append(spinner);
  document.body.append(bar);
}

/** While the next page is loading, once that takes noticeably long: a line at the top, and then a spinner. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(showBar, delayMs);
    return () => {
      window.clearTimeout(timer);
    };
  },
  onRouteDidUpdate() {
    findBar()?.remove();
  },
};

export default progressBar;
