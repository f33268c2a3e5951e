import {pause} from './pause.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 *
 * A press as a reader does it, and the sign on the page that it has had its effect.
 * @typedef {object} Press
 * @property {keyof Presses} name
 * @property {'phone' | 'desktop'} screen
 * @property {string} [page] where the control is, when not on every page
 * @property {(page: Page) => Promise<boolean>} act whether there is such a control
 * @property {string} effect an expression that is true in the page once the effect shows
 */

const patienceMs = 12_000;
/** A reader looks at the page before the first press. */
const lookMs = 2000;
const scrollSteps = 20;
/** As long as a finger stays on the glass when it taps, or a hand needs from one key of a shortcut to the next. */
const touchMs = 80;

/**
 * From a press to the frame that shows its effect, on a slow phone or, with a keyboard, a slow desktop; Infinity when the
 * press was lost, NaN when the page has no such control.
 * @typedef {object} Presses
 * @property {number} drawer ms
 * @property {number} tab ms
 * @property {number} panel ms
 * @property {number} firstHit ms
 * @property {number} link ms
 */

/**
 * The first match that a reader can see, pressed where it is: without Playwright's own waiting, which would count.
 * @param {string} selector
 * @returns {Press['act']}
 */
const pressOn = (selector) => async (page) => {
  const spot = await page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const {x, y, width, height} = element.getBoundingClientRect();
      if (width > 0 && y >= 0 && y + height <= innerHeight)
        return {x: x + width / 2, y: y + height / 2};
    }
    return undefined;
  }, selector);
  if (!spot) return false;
  await page.mouse.click(spot.x, spot.y, {delay: touchMs});
  return true;
};

/** @param {Page} page */
async function pressShortcut({keyboard}) {
  await keyboard.down('Control');
  await pause(touchMs);
  await keyboard.press('k');
  await keyboard.up('Control');
}

/** Controls and effects, as this project, stock Docusaurus and Starlight have them. */
const panel = '[role=listbox], #search-panel, site-search dialog[open]';

/** @type {readonly Press[]} */
export const presses = [
  {
    name: 'drawer',
    screen: 'phone',
    act: pressOn('.navbar__toggle, starlight-menu-button button'),
    effect:
      "[...document.querySelectorAll('.navbar-sidebar a, dialog .menu a, [data-mobile-menu-expanded] .sidebar-pane a')].some((link) => link.getBoundingClientRect().right > 0 && link.checkVisibility({visibilityProperty: true}))",
  },
  {
    name: 'tab',
    screen: 'phone',
    page: '/user/git/install',
    act: pressOn('[role=tab][aria-selected=false]'),
    effect:
      "[...document.querySelectorAll('[role=tab]')].findIndex((tab) => tab.ariaSelected === 'true') > 0",
  },
  {
    name: 'panel',
    screen: 'desktop',
    act: async (page) => {
      await pressShortcut(page);
      return true;
    },
    effect: `document.querySelector('${panel}') !== null`,
  },
  {
    name: 'firstHit',
    screen: 'desktop',
    act: async (page) => {
      await pressShortcut(page);
      await page.keyboard.type('ssh');
      return true;
    },
    effect: "document.querySelector('[role=option], .pagefind-ui__result-link') !== null",
  },
  {
    name: 'link',
    screen: 'phone',
    act: pressOn(
      '.theme-doc-markdown p a[href^="/"], .theme-doc-markdown li a[href^="/"], .sl-markdown-content a[href^="/"]',
    ),
    effect:
      "Boolean(document.querySelector('h1')) && document.querySelector('h1').textContent !== sessionStorage.pressHeading",
  },
];

/** Runs in every document: times from the first press to the frame that shows its effect, also in the next document. */
function timePress(/** @type {() => boolean} */ isThere) {
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    if (isThere()) {
      setTimeout(() => {
        sessionStorage.pressTook = now() - Number(sessionStorage.pressBegin);
        delete sessionStorage.pressBegin;
      });
    } else requestAnimationFrame(look);
  };
  const begin = () => {
    if (sessionStorage.pressBegin || sessionStorage.pressTook) return;
    sessionStorage.pressBegin = now();
    sessionStorage.pressHeading = document.querySelector('h1')?.textContent ?? '';
    requestAnimationFrame(look);
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, {capture: true});
  if (location.origin !== 'null' && sessionStorage.pressBegin) requestAnimationFrame(look);
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    console.debug('bench: painted');
  }).observe({type: 'paint', buffered: true});
}

/**
 * @param {Page} page a slow one that has not been to the address yet
 * @param {string} address
 * @param {Press} press
 * @param {'at first paint' | 'after a look'} when
 * @returns {Promise<number>} ms
 */
export async function timeFirstPress(page, address, press, when) {
  // As text: the policy of a page forbids to make a function of a string there.
  await page.addInitScript({content: `(${timePress.toString()})(() => ${press.effect})`});
  const painted = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'bench: painted',
    timeout: patienceMs,
  });
  const loaded = page.goto(address);
  await painted;
  if (when === 'after a look') {
    await loaded;
    await pause(lookMs);
  }
  const isThere = await press.act(page);
  // Following a link ends the loading of the page that it is on.
  await loaded.catch(() => undefined);
  if (!isThere) return NaN;
  try {
    const took = await page.waitForFunction(() => sessionStorage.getItem('pressTook'), undefined, {
      timeout: patienceMs,
    });
    return Number(await took.jsonValue());
  } catch {
    return Infinity;
  }
}

/**
 * The longest task while a reader scrolls for the first time, two seconds after the page has loaded.
 * @param {Page} page a slow one that has not been to the address yet
 * @param {string} address
 */
export async function timeFirstScroll(page, address) {
  await page.goto(address);
  await pause(lookMs);
  await page.evaluate(() => {
    const tasks = /** @type {number[]} */ ([]);
    Object.assign(window, {benchTasks: tasks});
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) tasks.push(duration);
    }).observe({type: 'longtask'});
  });
  for (let step = 0; step < scrollSteps; step += 1) {
    await page.mouse.wheel(0, 150);
    await pause(100);
  }
  await pause(lookMs);
  return page.evaluate(() =>
    Math.max(
      0,
      .../** @type {{benchTasks: number[]}} */ (/** @type {unknown} */ (window)).benchTasks,
    ),
  );
}
