import { soon, soonEqual } from './soon.mjs';

const ACTIVE = '[data-page][data-state="active"]';

/** The visible page, and the stack as the app reports it. */
function look(activePage) {
  const all = [...document.querySelectorAll('[data-page]')];
  const inState = (...states) => all.filter(({ dataset }) => states.includes(dataset.state));
  const shown = document.querySelector(`${activePage} [data-testid="url"]`);
  return {
    stack: window.fixture.stack(),
    address: window.location.href,
    shown: shown ? shown.textContent : null,
    active: inState('active').length,
    moving: inState('entering', 'leaving').length,
  };
}

async function twoFrames() {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

/** Sets the scroll position of the page on top, if there is an argument, and returns it. */
function scroll(activePage, top) {
  let scroller = document.querySelector(`${activePage} [data-testid="tall"]`).parentElement;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) {
    scroller = scroller.parentElement;
  }
  if (top !== null) scroller.scrollTo({ top, behavior: 'instant' });
  return Math.round(scroller.scrollTop);
}

/** Makes a call. Returns its result or its error and never throws. */
async function call(name, args) {
  const { platform } = window.fixture;
  try {
    await (name === 'open' ? platform.open(...args).page : platform[name](...args));
    return { ok: true };
  } catch ({ code, message }) {
    return { ok: false, code, message };
  }
}

/** Controls the fixture app in the same way in every engine: by roles, names and test ids. */
export function createApp(page, { port, mode, base }) {
  const origin = `http://localhost:${port}`;
  const isHash = mode === 'hash';

  const href = (path) => (isHash ? `${origin}${base}#${path}` : `${origin}${base}${path.slice(1)}`);
  const pathOf = (address) => {
    const { pathname, search, hash } = new URL(address);
    return isHash ? hash.slice(1) || '/' : `/${pathname.slice(base.length)}${search}${hash}`;
  };
  const view = async () => {
    const { address, ...seen } = await page.evaluate(look, ACTIVE);
    return { ...seen, path: pathOf(address) };
  };
  const on = (role, name) => ({ within: ACTIVE, role, name });
  const press = (name) => page.click(on('button', name));
  const rest = () => page.evaluate(twoFrames);

  /** Waits until stack, address bar and screen agree and exactly one page is active. */
  const at = async (stack, path = stack.split(' > ').at(-1)) => {
    await soonEqual(view, { stack, path, shown: path, active: 1, moving: 0 });
    // The lock ends one frame later.
    await rest();
  };

  return {
    page,
    href,
    view,
    press,
    rest,
    has: (role, name) => page.has({ role, name }),
    click: (role, name) => page.click({ role, name }),
    fill: (name, text) => page.fill(on('textbox', name), text),
    back: () => press('Back'),
    call: (name, ...args) => page.evaluate(call, name, args),

    /** Opens a URL that may show another page than its own. */
    visit: async (path) => {
      await page.goto(href(path));
      await soonEqual(async () => (await view()).active, 1);
    },
    open: async (path = '/') => {
      await page.goto(href(path));
      await at(path);
    },
    at,

    go: (path) => press(`to ${path}`),
    tap: async (operation, target) => {
      await page.fill(on('textbox', 'Target'), target);
      await press(operation);
    },
    count: async (times) => {
      for (let tap = 0; tap < times; tap += 1) await page.click(on('button', `Count ${tap}`));
    },

    /** The text of an element of the page on top, by its test id. */
    text: (testId) =>
      page.evaluate(
        (selector) => document.querySelector(selector)?.textContent ?? null,
        `${ACTIVE} [data-testid="${testId}"]`,
      ),
    valueOf: (label) =>
      page.evaluate(
        (activePage, wanted) => {
          const labels = [...document.querySelectorAll(`${activePage} label`)];
          return labels.find(({ textContent }) => textContent.trim() === wanted)?.control.value;
        },
        ACTIVE,
        label,
      ),
    scrollTo: async (top) => {
      await page.evaluate(scroll, ACTIVE, top);
      // The browser sends scroll events once a frame.
      await rest();
    },
    scrollTop: () => page.evaluate(scroll, ACTIVE, null),

    /** The log lines of the pages, without those of components in them. */
    log: async () => {
      const lines = await page.evaluate(() => window.fixture.log());
      return lines.filter((line) => !line.includes('.nested:'));
    },
    clearLog: () => page.evaluate(() => window.fixture.clearLog()),
    calls: () => page.evaluate(() => window.fixture.calls()),
    historyLength: () => page.evaluate(() => window.history.length),
    address: () => page.evaluate(() => window.location.href),
    sees: (text) =>
      soon(async () => {
        const seen = await page.evaluate(() => document.body.innerText);
        if (!seen.includes(text)) throw new Error(`not on the screen: ${text}`);
      }),
  };
}
