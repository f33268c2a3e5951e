/**
 * Runs in every page before its scripts are loaded. A page that was kept somewhere names files of the release it came
 * from; when they are gone nothing of the site's own code can help. So this asks for the page anew, and reloads when the
 * new one does not name the missing file. It does so at most once a minute, and not where it could not remember that.
 *
 * When a reload is of no use it says so: on the home page without styles that the base URL is wrong, if it is, elsewhere
 * that buttons are dead without scripts.
 */
export const reloadStalePage = `(function () {
  var key = 'stale-page.reloaded';
  var asked = false;
  var isDead = false;
  var isUnstyled = false;
  var missing = '';
  function find(id) {
    return document.getElementById(id);
  }
  function reloadOnce() {
    var now = Date.now();
    if (now - Number(sessionStorage.getItem(key)) < 60000) return false;
    sessionStorage.setItem(key, String(now));
    location.reload();
    return true;
  }
  function tellFailure() {
    find('start-failure-detail').textContent = missing;
    find('start-failure').hidden = false;
  }
  function tell() {
    var banner = isUnstyled && find('base-url-banner');
    var place = location.pathname.replace(/[^/]*$/, '');
    var base = banner && banner.content.querySelector('code').textContent;
    // Some hosts do not redirect /en to /en/.
    var isWrong = banner && base !== place && base !== location.pathname + '/';
    if (isWrong) {
      document.body.prepend(banner.content);
      find('base-url-suggestion').textContent = place;
    } else if (isDead) tellFailure();
    else asked = false;
  }
  // What is said stands at the end of the document.
  function whenParsed(act) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
    else act();
  }
  window.addEventListener('error', function (event) {
    var file = event.target.src || event.target.href;
    if (!/\\/assets\\/(js\\/(runtime~)?(main|react)|css\\/styles)\\.[^/]+$/.test(file)) return;
    missing = missing || file;
    if (/js$/.test(file)) isDead = true;
    else isUnstyled = true;
    if (asked) return;
    asked = true;
    fetch(location.href, {cache: 'reload'}).then(function (response) {
      return response.ok ? response.text() : '';
    }).catch(function () {
      return '';
    }).then(function (html) {
      var isOld = html.includes('__docusaurus') && !html.includes(file.slice(file.lastIndexOf('/') + 1));
      if (isOld && reloadOnce()) return;
      whenParsed(function () {
        if (isOld) tellFailure();
        else tell();
      });
    });
  }, true);
})();`;
