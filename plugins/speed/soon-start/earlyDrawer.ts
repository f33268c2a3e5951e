import {currentLocale} from '../../../config/site';

const words =
  currentLocale === 'en'
    ? {close: 'Close navigation bar', back: '← Back to main menu'}
    : {close: '关闭导航栏', back: '← 回到主菜单'};

const shape =
  'position:fixed;inset:0 auto 0 0;width:var(--ifm-navbar-sidebar-width);max-width:none;height:100%;max-height:none;' +
  'margin:0;border:0;padding:0;overflow:hidden;color:inherit;background:var(--site-paper);box-shadow:var(--site-shadow-floating)';

const cross =
  '<svg viewBox="0 0 15 15" width="21" height="21"><path stroke="currentColor" stroke-width="1.2" d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg>';

/**
 * On a phone the menu of a page stands in its HTML, unseen, seconds before the code of the drawer is there. Until then
 * a dialog of the browser's own shows a copy of it, in the drawer's form. Its links work; another press in it is
 * repeated in the drawer that takes its place.
 */
export const earlyDrawer = `
  var early = null;
  var askedInEarly = null;
  function nameOf(button) {
    return button.getAttribute('aria-label') || button.textContent;
  }
  function showEarly(onClose) {
    var menu = document.querySelector('.theme-doc-sidebar-menu');
    if (!menu || early) return;
    early = document.createElement('dialog');
    early.style.cssText = '${shape}';
    early.innerHTML =
      '<div class="navbar-sidebar__brand">' + document.querySelector('.navbar__brand').outerHTML +
      '<button class="clean-btn navbar-sidebar__close" aria-label="${words.close}">${cross}</button></div>' +
      '<div class="navbar-sidebar__items"><div class="navbar-sidebar__item menu">' +
      '<button class="clean-btn navbar-sidebar__back">${words.back}</button>' + menu.outerHTML + '</div></div>';
    early.onclick = function (event) {
      var button = event.target.closest('button');
      if (button && !button.matches('.navbar-sidebar__close')) askedInEarly = nameOf(button);
      else if (button || event.target === early) early.close();
    };
    early.onclose = function () {
      onClose();
      early.remove();
      early = null;
    };
    document.body.append(early);
    early.showModal();
    var current = early.querySelector('[aria-current=page]');
    if (current) current.scrollIntoView({block: 'nearest'});
  }
  function leaveEarly() {
    if (!early) return;
    var list = document.querySelector('.navbar-sidebar .theme-doc-sidebar-menu');
    if (!list) {
      early.close();
      return;
    }
    // Not before the drawer has slid in below it.
    Promise.allSettled(list.closest('.navbar-sidebar').getAnimations().map(function (animation) {
      return animation.finished;
    })).then(function () {
      list.parentElement.scrollTop = early.querySelector('.menu').scrollTop;
      early.onclose = null;
      early.remove();
      early = null;
      [].forEach.call(list.parentElement.querySelectorAll('button'), function (button) {
        if (nameOf(button) === askedInEarly) button.click();
      });
    });
  }`;
