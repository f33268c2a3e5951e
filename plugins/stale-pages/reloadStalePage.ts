/**
 * Runs in every page before its scripts are loaded. A page that was kept somewhere names files of the release it came
 * from; when they are gone nothing of the site's own code can help. So this asks for the page anew, and reloads when the
 * new one does not name the missing file. It does so at most once a minute, and not where it could not remember that.
 *
 * The banner of Docusaurus about a wrong base URL asks whether `docusaurus` is defined: it waits for the answer, and
 * stays away unless the page as it is now names the missing file too.
 */
export const reloadStalePage = `(function () {
  var key = 'stale-page.reloaded';
  var asked = false;
  function reloadOnce() {
    var now = Date.now();
    if (now - Number(sessionStorage.getItem(key)) < 60000) return;
    sessionStorage.setItem(key, String(now));
    location.reload();
  }
  window.addEventListener('error', function (event) {
    var file = event.target.src || event.target.href;
    if (asked || !/\\/assets\\/(js\\/(runtime~)?main|css\\/styles)\\.[^/]+$/.test(file)) return;
    asked = true;
    if (!window.docusaurus) window.docusaurus = null;
    fetch(location.href, {cache: 'reload'}).then(function (response) {
      return response.ok ? response.text() : '';
    }).then(function (html) {
      if (html.indexOf('__docusaurus') < 0) return;
      if (html.indexOf(file.slice(file.lastIndexOf('/') + 1)) < 0) reloadOnce();
      else if (window.docusaurus === null && window.insertBanner) window.insertBanner();
    }).catch(function () {});
  }, true);
})();`;
