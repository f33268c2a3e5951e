/**
 * Runs before the first paint, so that neither the colours nor the announcement bar flash.
 * The first visit is light whatever the system says; `system` is a stored choice like the others.
 * Keys and attributes are those of theme-classic's colour mode and announcement bar.
 */
export const beforeFirstPaint = `(function () {
  var root = document.documentElement;
  function read(key) {
    try {
      return window.localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
  var choices = ['light', 'dark', 'system'];
  var asked = new URLSearchParams(window.location.search).get('docusaurus-theme');
  var stored = read('theme');
  var choice = choices.includes(asked) ? asked : choices.includes(stored) ? stored : 'light';
  var dark = choice === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  root.setAttribute('data-theme-choice', choice);
  root.setAttribute(
    'data-announcement-bar-initially-dismissed',
    String(read('docusaurus.announcement.dismiss') === 'true')
  );
})();`;
