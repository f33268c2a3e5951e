/**
 * Runs before the first paint, so that neither the colours nor the announcement bar flash, and code that the reader
 * wants wrapped does not grow.
 * The first visit is light whatever the system says; `system` is a stored choice like the others.
 * Keys and attributes are those of theme-classic's colour mode and announcement bar, and of WrapSwitch.
 *
 * Storage that cannot be written is made to look unavailable as a whole: theme-common then warns once and
 * goes on without it, where it would log an error for every single key.
 */
export function beforeFirstPaint(announcementId: string): string {
  return `(function () {
  var root = document.documentElement;
  function testStorage() {
    try {
      window.localStorage.setItem('storage-test', '');
      window.localStorage.removeItem('storage-test');
    } catch (error) {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: function () {
          throw error;
        },
      });
    }
  }
  function read(key) {
    try {
      return window.localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
  testStorage();
  var choices = ['light', 'dark', 'system'];
  var asked = new URLSearchParams(window.location.search).get('docusaurus-theme');
  var stored = read('theme');
  var choice = choices.includes(asked) ? asked : choices.includes(stored) ? stored : 'light';
  var dark = choice === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  root.setAttribute('data-theme-choice', choice);
  var dismissed =
    read('docusaurus.announcement.dismiss') === 'true' &&
    read('docusaurus.announcement.id') === ${JSON.stringify(announcementId)};
  root.setAttribute('data-announcement-bar-initially-dismissed', String(dismissed));
  if (read('wrap-code') === 'on') root.setAttribute('data-wrap-code', '');
})();`;
}
