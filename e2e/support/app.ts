import { expect, type Page } from '@playwright/test';
import type { Variant } from '../variants.mjs';
import type { Outcome } from './fixture-api';
import { twoFrames } from './two-frames';

export type Operation = 'navigate' | 'redirect' | 'relaunch' | 'switchTab' | 'preload' | 'open';

/** Most steps are done within a few frames. */
const QUICK = [16, 32, 64, 100, 250, 500];

export type App = ReturnType<typeof createApp>;

/** The fixture app as a user sees it, with some of its internal state. */
export function createApp(page: Page, variant: Variant, userAgent: string) {
  const origin = `http://localhost:${variant.port}`;
  /** In a wide window a list is shown beside its detail, which is the page on top. */
  const active = page.locator('[data-page][data-state="active"]').last();
  /** A page scrolls in its main part. The document does not scroll. */
  const scroller = active.getByRole('main');
  const isHash = variant.mode === 'hash';

  const href = (path: string) =>
    isHash ? `${origin}${variant.base}#${path}` : `${origin}${variant.base}${path.slice(1)}`;

  /** The address bar as a path of the app. */
  const pathOf = (address: string) => {
    const { pathname, search, hash } = new URL(address);
    if (isHash) return hash.slice(1) || '/';
    return `/${pathname.slice(variant.base.length)}${search}${hash}`;
  };

  const view = async () => {
    const seen = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('[data-page]')];
      const inState = (...states: string[]) =>
        all.filter((element) => states.includes(element.dataset.state ?? ''));
      const shown = inState('active')[0]?.querySelector('[data-testid="url"]');
      return {
        stack: window.fixture.stack(),
        address: window.location.href,
        shown: shown?.textContent ?? null,
        active: inState('active').length,
        moving: inState('entering', 'leaving').length,
      };
    });
    const { address, ...rest } = seen;
    return { ...rest, path: pathOf(address) };
  };

  const press = (name: string) => active.getByRole('button', { name, exact: true }).tap();

  return {
    page,
    variant,
    isAndroid: userAgent.includes('Android'),
    active,
    href,
    pathOf,
    view,
    press,
    on: (testId: string) => active.getByTestId(testId),
    /** The button in the bar of the visible page, not of a page that is leaving. */
    backButton: page
      .locator('[data-state="active"], [data-state="entering"]')
      .getByRole('banner')
      .getByRole('button', { name: 'Back', exact: true }),
    alert: page.getByText('The connection timed out, click the screen to try again'),

    open: async (path = '/') => {
      await page.goto(href(path));
      // A page from the server is there before the app, and has no id yet.
      await expect(page.locator('[data-page-id][data-state="active"]').last()).toBeAttached();
    },

    /** The top page at rest: stack, address bar and screen agree, and exactly one page is active. */
    at: async (stack: string, path = stack.split(' > ').at(-1)) => {
      const expected = { stack, path, shown: path, active: 1, moving: 0 };
      // While the document is replaced, it answers nothing for a moment.
      await expect
        .poll(() => view().catch(() => null), { message: 'where the app is', intervals: QUICK })
        .toEqual(expected);
      // The page becomes ready and the lock opens one frame later.
      await twoFrames(page);
    },

    /** Real taps, as a user makes them. */
    tap: async (operation: Operation, target: string) => {
      await active.getByLabel('Target').fill(target);
      await press(operation);
    },
    go: (path: string) => press(`to ${path}`),
    count: async (times: number) => {
      for (let tap = 0; tap < times; tap += 1) await active.getByTestId('count').tap();
      await expect(active.getByTestId('count')).toHaveText(`Count ${times}`);
    },

    /** The call itself. Resolves with its outcome and never throws. */
    call: (
      operation: Operation | 'back' | 'chooseLocation',
      ...args: unknown[]
    ): Promise<Outcome> =>
      page.evaluate(
        async ([name, values]) => {
          const { platform } = window.fixture;
          try {
            await (name === 'open' ? platform.open(values[0]).page : platform[name](...values));
            return { ok: true as const };
          } catch (error) {
            const { code, message } = error as { code: string; message: string };
            return { ok: false as const, code, message };
          }
        },
        [operation, args] as const,
      ),

    /** The lines of the pages, without those of the component inside them. */
    log: async () => {
      const lines = await page.evaluate(() => window.fixture.log());
      return lines.filter((line) => !line.includes('.nested:'));
    },
    clearLog: () => page.evaluate(() => window.fixture.clearLog()),
    historyLength: () => page.evaluate(() => window.history.length),

    scrollTo: async (top: number) => {
      await scroller.evaluate((main, y) => main.scrollTo({ top: y, behavior: 'instant' }), top);
      // The browser sends scroll events once a frame.
      await twoFrames(page);
    },
    /** The largest scroll position of the page. */
    scrollEnd: () => scroller.evaluate((main) => main.scrollHeight - main.clientHeight),
    scrollTop: () => scroller.evaluate((main) => Math.round(main.scrollTop)),
  };
}
