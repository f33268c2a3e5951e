import {currentLocale, site} from '../../../config/site';
import {earlyDrawer} from './earlyDrawer';

const english = `${site.baseUrl}en/`;
const [ownBase, otherBase] =
  currentLocale === 'en' ? [english, site.baseUrl] : [site.baseUrl, english];

/** A browser that has painted and finds no idle moment runs the code of the page after this time. */
const patienceMs = 200;

/**
 * Asks for the scripts that pageTemplate.ts names, at low priority, after the first paint, and runs them when the page
 * has loaded and the browser is idle, or at the first sign of a reader. It runs them right after the first paint where a
 * page is not complete without its code (the search, a wrong address, a query or a hash) and where the reader comes from
 * another page of the site.
 *
 * A press on a control that has no code yet is remembered and repeated when it has, as is what was typed or chosen in
 * a field. Links work at all times; those of the language keep the address, as the code behind them does.
 */
export const soonStart = `(function () {
  var root = document.documentElement;
  var presses = [];
  var fields = new Map();
  var focused = null;
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  var isRunning = false;
  var addresses = JSON.parse(document.getElementById('soon-scripts').textContent);
  var idle = window.requestIdleCallback || setTimeout;${earlyDrawer}
  function run() {
    if (isRunning) return;
    isRunning = true;
    signs.forEach(function (sign) {
      removeEventListener(sign, onSign, true);
    });
    addresses.forEach(function (address) {
      var script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.append(script);
    });
  }
  function ask(address) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.href = address;
    document.head.append(link);
  }
  function onParsed() {
    if (
      location.search ||
      location.hash ||
      document.referrer.startsWith(location.origin + '/') ||
      document.querySelector('[data-start=now]')
    )
      requestAnimationFrame(function () {
        setTimeout(run);
      });
  }
  function onSign(event) {
    // A pointer that rests where the page appears is reported too.
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    run();
  }
  function findPlace(element) {
    var place = [];
    for (; element.parentElement; element = element.parentElement)
      place.unshift([].indexOf.call(element.parentElement.children, element));
    return place;
  }
  function onClick(event) {
    var control = event.target.closest('button, [role=button], [role=tab], :is(.navbar, .page-menu) a[lang]');
    if (!control || !control.closest('#__docusaurus')) return;
    if (control.lang) {
      if (control.lang !== root.lang)
        control.href = '${otherBase}' + location.pathname.slice('${ownBase}'.length) + location.search + location.hash;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    var press = [control, findPlace(control)];
    presses.push(press);
    if (control.matches('.navbar__toggle'))
      showEarly(function () {
        presses = presses.filter(function (other) {
          return other !== press;
        });
      });
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
      // React notices a change only from what it has last set itself.
      if (/checkbox|radio/.test(field.type)) {
        field.checked = !state[1];
        field.click();
        return;
      }
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, state[0]);
      field.dispatchEvent(new Event('input', {bubbles: true}));
      field.dispatchEvent(new Event('change', {bubbles: true}));
    });
  }
  function repeatPresses() {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    repeatNext();
  }
  // One by one: the first may change what the second means. Some parts of a page are put in anew as they come alive.
  function repeatNext() {
    var press = presses.shift();
    if (!press) return;
    var control = press[0].isConnected
      ? press[0]
      : press[1].reduce(function (element, index) {
          return element && element.children[index];
        }, root);
    if (control) control.click();
    setTimeout(function () {
      leaveEarly();
      repeatNext();
    });
  }
  // The styles have the line for themselves until the first paint.
  requestAnimationFrame(function () {
    setTimeout(function () {
      if (!isRunning) addresses.forEach(ask);
    });
  });
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('input', onInput, true);
  addEventListener('focusin', onFocus, true);
  addEventListener('pointerdown', onFocus, true);
  addEventListener('page-alive', repeatInput, {once: true});
  addEventListener('page-complete', repeatPresses, {once: true});
  signs.forEach(function (sign) {
    addEventListener(sign, onSign, {capture: true, passive: true});
  });
  addEventListener('DOMContentLoaded', onParsed);
  addEventListener('load', function () {
    idle(run, {timeout: ${patienceMs}});
  });
})();`;
