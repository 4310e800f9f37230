// WebKitGTK on a virtual screen. It cannot touch (it sends mouse events) and cannot intercept requests.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { middleOf, standsStill } from './look-at.mjs';
import { soon } from './soon.mjs';
import { driverIsUp, openSession } from './webdriver.mjs';

const WIDTH = 390;
const HEIGHT = 844;

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Mobile/15E148 MicroMessenger/8.0.50(0x18003230) NetType/WIFI Language/en';

/** Xvfb finds a free display and prints its number. */
async function startScreen(path) {
  const screen = spawn(
    path,
    ['-displayfd', '3', '-screen', '0', '800x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise((resolve, reject) => {
    screen.stdio[3].once('data', (text) => resolve(String(text).trim()));
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { screen, display: `:${number}` };
}

const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  textbox: 'input, textarea',
  dialog: 'dialog, [role="dialog"]',
  heading: 'h1, h2, h3, [role="heading"]',
  gridcell: '[role="gridcell"]',
  group: '[role="group"]',
  listbox: '[role="listbox"]',
  slider: '[type="range"]',
  tab: '[role="tab"]',
  tabpanel: '[role="tabpanel"]',
};

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = {
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
  Enter: '\uE007',
  Home: '\uE011',
};

/** Moves the pointer in steps of about a frame. */
function dragging({ x, y }, by) {
  const STEPS = 8;
  const to = (part) => ({
    type: 'pointerMove',
    duration: 20,
    x: Math.round(x + (by.x ?? 0) * part),
    y: Math.round(y + (by.y ?? 0) * part),
  });
  return {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'touch' },
    actions: [
      { ...to(0), duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...Array.from({ length: STEPS }, (_, step) => to((step + 1) / STEPS)),
      { type: 'pointerUp', button: 0 },
    ],
  };
}

function isVisible(element) {
  return element.checkVisibility({ visibilityProperty: true });
}

/**
 * A tab is a window: the engine draws nothing in a tab behind another one. The windows share their data, which goes with
 * the session: the engine keeps no profile for a driver. A session also ends when the process of a page dies, so `kill`
 * closes the window.
 */
function createTabs(session) {
  const otherTab = async () => {
    const here = await session.window();
    await session.toWindow((await session.windows()).find((handle) => handle !== here));
  };
  const newTab = async () => {
    await session.toWindow(await session.newWindow());
    await session.resize(WIDTH, HEIGHT);
  };
  const closeTab = async () => {
    const [next] = await session.closeWindow();
    await session.toWindow(next);
  };
  const kill = async () => {
    const killed = await session.window();
    await newTab();
    const next = await session.window();
    await session.toWindow(killed);
    await session.closeWindow();
    await session.toWindow(next);
  };
  return { newTab, otherTab, closeTab, kill };
}

/** One page of the browser, with the roles and names that the engine computes. */
function createPage(session) {
  // An error means that the element is not in the accessibility tree. If a label is around a field, the name of the
  // field ends with its value.
  const nameOf = async (element) => session.name(element).catch(() => null);
  const isNamed = async (element, name) => {
    const own = await nameOf(element);
    return (
      own === name || (own?.startsWith(`${name} `) && (await session.role(element)) === 'textbox')
    );
  };
  const find = async ({ within = 'body', role, name }) => {
    const parts = selectors[role].split(', ').map((selector) => `${within} ${selector}`);
    for (const element of await session.elements(parts.join(', '))) {
      if (!(await session.execute(isVisible, session.asArgument(element)))) continue;
      if (name !== undefined && !(await isNamed(element, name))) continue;
      if ((await session.role(element)) === role) return element;
    }
    return undefined;
  };
  const get = async (target) => {
    const element = await find(target);
    if (!element) throw new Error(`there is no ${target.role} ${target.name ?? ''}`);
    return element;
  };

  return {
    ...createTabs(session),
    goto: session.goto,
    url: session.url,
    back: session.back,
    forward: session.forward,
    reload: session.refresh,
    evaluate: session.execute,
    screenshot: session.screenshot,
    has: async (target) => (await find(target)) !== undefined,
    click: (target) =>
      soon(async () => {
        const element = await get(target);
        // The driver computes the place once and would miss an element that moves.
        await session.execute(standsStill, session.asArgument(element));
        await session.click(element);
      }),
    /** `offset` is from the middle of the target to where the drag starts. */
    drag: async (target, by, offset) => {
      const from = await soon(async () => {
        const element = session.asArgument(await get(target));
        await session.execute(standsStill, element);
        return session.execute(middleOf, element, offset);
      });
      await session.act(dragging(from, by));
    },
    press: (key) => {
      const value = keys[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      return session.act({ type: 'key', id: 'keys', actions });
    },
    fill: async (target, text) => {
      const element = await soon(() => get(target));
      await session.clear(element);
      await session.type(element, text);
    },
  };
}

/**
 * Starts a WebDriver. With its browsers it is a process group, so that one signal ends all of them, also when this
 * process is interrupted.
 */
function startDriver(program, port, env) {
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const origin = `http://127.0.0.1:${port}`;
  const interrupt = () => {
    stop();
    process.exit(130);
  };
  const stop = () => {
    process.off('SIGINT', interrupt);
    process.kill(-driver.pid, 'SIGKILL');
  };
  process.once('SIGINT', interrupt);
  return { origin, stop };
}

export async function startWebKit({ WebKitWebDriver, MiniBrowser, Xvfb }) {
  const { screen, display } = await startScreen(Xvfb);
  const runtime = mkdtempSync(join(tmpdir(), 'portico-webkit-'));
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_RUNTIME_DIR: runtime,
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  };
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: MiniBrowser,
      // Without the full screen the tool bar makes the window wider than the phone.
      args: ['--automation', '--full-screen', `--user-agent=${userAgent}`],
    },
  };

  const openPage = async () => {
    const driver = startDriver(WebKitWebDriver, await freePort(), env);
    try {
      await driverIsUp(driver.origin);
      const session = await openSession(driver.origin, capabilities);
      await session.resize(WIDTH, HEIGHT);
      const close = () => session.close().finally(driver.stop);
      return { ...createPage(session), close };
    } catch (error) {
      driver.stop();
      throw error;
    }
  };

  return {
    name: 'webkit',
    isAndroid: false,
    skipsUntouched: true,
    // On a busy machine the browser sometimes hangs while it starts, before the first journey.
    openPage: () => openPage().catch(openPage),
    close: async () => {
      screen.kill();
      rmSync(runtime, { recursive: true, force: true });
    },
  };
}
