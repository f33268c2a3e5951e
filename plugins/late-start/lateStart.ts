/** A reader who does nothing gets the code of the page after this time. */
const patienceMs = 5000;

/**
 * Asks for the scripts that config/pageTemplate.ts names on the first sign of a reader, or after a while. It does so
 * right after the first paint where a page is not complete without them (the search, a wrong address, a query or a hash)
 * and where the reader comes from another page of the site, which was a sign.
 *
 * A press on a control that has no code yet is remembered and repeated when it has, as is what was typed or chosen in
 * a field. Links work at all times; those of the language take the query and the hash along, as the code behind them does.
 */
export const lateStart = `(function () {
  var root = document.documentElement;
  var presses = [];
  var fields = new Map();
  var focused = null;
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  var isAsked = false;
  function load() {
    if (isAsked) return;
    isAsked = true;
    JSON.parse(document.getElementById('late-scripts').textContent).forEach(function (address) {
      var script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.append(script);
    });
  }
  function onSign(event) {
    // A pointer that rests where the page appears is reported too.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    signs.forEach(function (sign) {
      removeEventListener(sign, onSign, true);
    });
    load();
  }
  function onParsed() {
    if (
      location.search ||
      location.hash ||
      document.referrer.startsWith(location.origin + '/') ||
      document.querySelector('[data-start=now]')
    )
      requestAnimationFrame(function () {
        setTimeout(load);
      });
  }
  function onClick(event) {
    var control = event.target.closest('button, [role=button], [role=tab], .dropdown__link[lang]');
    if (!control || !control.closest('#__docusaurus')) return;
    if (control.lang) {
      control.search = location.search;
      control.hash = location.hash;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push(control);
  }
  function onKey(event) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    document.querySelector('.navbar__search-input').focus();
  }
  function onInput(event) {
    var field = event.target;
    fields.set(field, [field.value, field.checked]);
  }
  function onFocus(event) {
    focused = event.type === 'focusin' ? event.target : null;
  }
  // In the task that gave the fields their code: nobody can type in between. It may have moved what has the focus.
  function repeatInput() {
    removeEventListener('input', onInput, true);
    removeEventListener('focusin', onFocus, true);
    removeEventListener('pointerdown', onFocus, true);
    if (focused && document.activeElement === document.body) focused.focus({preventScroll: true});
    fields.forEach(function (state, field) {
      field.value = state[0];
      field.checked = state[1];
      field.dispatchEvent(new Event('input', {bubbles: true}));
      field.dispatchEvent(new Event('change', {bubbles: true}));
    });
  }
  function repeatPresses() {
    if (root.getAttribute('data-has-hydrated') !== 'true') return;
    observer.disconnect();
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    repeatNext();
  }
  // One by one: the first may change what the second means.
  function repeatNext() {
    var control = presses.shift();
    if (!control) return;
    control.click();
    setTimeout(repeatNext);
  }
  var observer = new MutationObserver(repeatPresses);
  observer.observe(root, {attributes: true});
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('input', onInput, true);
  addEventListener('focusin', onFocus, true);
  addEventListener('pointerdown', onFocus, true);
  addEventListener('page-alive', repeatInput, {once: true});
  signs.forEach(function (sign) {
    addEventListener(sign, onSign, {capture: true, passive: true});
  });
  addEventListener('DOMContentLoaded', onParsed);
  addEventListener('load', function () {
    setTimeout(load, ${patienceMs});
  });
})();`;
