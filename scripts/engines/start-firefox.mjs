// Firefox ESR over WebDriver BiDi, through an undocumented channel of Playwright. It cannot touch: a tap fires no events.
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from 'playwright-core';
import { middleOf, standsStill } from './look-at.mjs';
import { soon } from './soon.mjs';

const userAgent = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const LIMIT = 15_000;
/** The number of moves in a drag. */
const STEPS = 8;

function createPage(first, close, restart) {
  let page = first;
  const other = () =>
    page
      .context()
      .pages()
      .find((tab) => tab !== page);
  const find = ({ within = 'body', role, name }) =>
    page
      .locator(within)
      .getByRole(role, name === undefined ? {} : { name, exact: true })
      .first();

  return {
    goto: (url) => page.goto(url),
    url: async () => page.url(),
    // Playwright waits for a load event, which a page from the back/forward cache does not send.
    back: () => page.evaluate(() => window.history.back()),
    forward: () => page.evaluate(() => window.history.forward()),
    reload: () => page.reload(),
    evaluate: (run, ...args) =>
      page.evaluate(`(${run})(...${JSON.stringify(args)})`).then((value) => value ?? null),
    screenshot: () => page.screenshot(),
    close,
    newTab: async () => {
      page = await page.context().newPage();
    },
    otherTab: async () => {
      page = other();
      await page.bringToFront();
    },
    closeTab: async () => {
      const closed = page;
      page = other();
      await closed.close();
    },
    /** Ends the browser without a warning, and starts it again. Only with `keepsData`. */
    kill: async () => {
      page = await restart();
    },
    has: (target) => find(target).isVisible(),
    click: (target) => find(target).click(),
    /** `offset` is from the middle of the target to where the drag starts. */
    drag: async (target, by, offset) => {
      const found = find(target);
      await soon(() => found.evaluate(standsStill));
      const { x, y } = await found.evaluate(middleOf, offset);
      const at = (part) => [x + (by.x ?? 0) * part, y + (by.y ?? 0) * part];
      await page.mouse.move(...at(0));
      await page.mouse.down();
      for (let part = 1; part <= STEPS; part += 1) await page.mouse.move(...at(part / STEPS));
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    // Types as an input method does. React gets no event from Playwright's `fill`, or from keys beyond ASCII.
    fill: async (target, text) => {
      await find(target).press('ControlOrMeta+a');
      await page.evaluate((written) => document.execCommand('insertText', false, written), text);
    },
  };
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, userAgent };

const optionsOf = (executablePath, firefoxUserPrefs) => ({
  channel: 'moz-firefox',
  executablePath,
  firefoxUserPrefs,
});

const launch = (executablePath, firefoxUserPrefs = {}) =>
  firefox.launch(optionsOf(executablePath, firefoxUserPrefs));

async function openIn(browser, closeAll) {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(LIMIT);
  return createPage(await context.newPage(), closeAll ?? (() => context.close()));
}

/** A browser that can be killed. `megabytes` is the room for the data of all sites. */
async function openKept(executablePath, megabytes) {
  const profile = mkdtempSync(join(tmpdir(), 'portico-firefox-'));
  const room = megabytes && {
    'dom.quotaManager.temporaryStorage.fixedLimit': megabytes * 1024,
  };
  let context;
  const start = async () => {
    context = await firefox.launchPersistentContext(profile, {
      ...optionsOf(executablePath, { ...room }),
      ...phone,
    });
    context.setDefaultTimeout(LIMIT);
    return context.pages()[0] ?? context.newPage();
  };
  const restart = async () => {
    const gone = new Promise((resolve) => {
      context.once('close', resolve);
    });
    // The lock of a profile names the process.
    process.kill(Number(readlinkSync(join(profile, 'lock')).split('+').at(-1)), 'SIGKILL');
    await gone;
    return start();
  };
  const close = () =>
    context.close().finally(() => rmSync(profile, { recursive: true, force: true }));
  return createPage(await start(), close, restart);
}

export async function startFirefox({ Firefox }) {
  const browser = await launch(Firefox);
  return {
    name: 'firefox',
    isAndroid: true,
    skipsUntouched: false,
    openPage: async ({ reducedMotion = false, keepsData = false, megabytes } = {}) => {
      if (keepsData) return openKept(Firefox, megabytes);
      if (!reducedMotion) return openIn(browser);
      // The option of the context has no effect here.
      const still = await launch(Firefox, { 'ui.prefersReducedMotion': 1 });
      return openIn(still, () => still.close());
    },
    close: () => browser.close(),
  };
}
