import { expect, type Page } from '@playwright/test';
import { test as base } from '../helpers';
import type { Variant } from '../variants.mjs';

export { expect } from '@playwright/test';

const preview: Variant = {
  name: 'showcase',
  mode: 'path',
  base: '/',
  kind: 'production',
  port: 4320,
};

export type Showcase = ReturnType<typeof createShowcase>;

/** The showcase as a user sees it. Errors, CSP violations and foreign requests fail every test. */
export const test = base.extend<{ showcase: Showcase }>({
  variant: preview,
  showcase: async ({ page }, provide) => {
    await provide(createShowcase(page));
  },
});

function createShowcase(page: Page) {
  /** The top page at rest. */
  const active = page.locator('[data-page][data-state="active"]');
  const main = active.getByRole('main');
  let open = 0;
  let changedAt = Date.now();
  const count = (change: 1 | -1) => () => {
    open += change;
    changedAt = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));

  return {
    active,
    main,
    /** Waits until no request is under way. The load state of Playwright counts only those after a new document. */
    quiet: () => expect.poll(() => open <= 0 && Date.now() - changedAt > 500).toBe(true),
    open: async (path: string) => {
      await page.goto(path);
      await active.waitFor();
    },
    /** The title in the bar names the visible page. */
    title: (name: string) => active.getByRole('heading', { level: 1, name, exact: true }),
    back: () => active.getByRole('banner').getByRole('button', { name: 'Back', exact: true }).tap(),
    tab: (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).tap(),
    tapLink: (name: string | RegExp) => active.getByRole('link', { name }).first().tap(),
    tapButton: (name: string | RegExp) => active.getByRole('button', { name, exact: true }).tap(),
    scrollTop: () => main.evaluate((element) => Math.round(element.scrollTop)),
    /** Waits until the page has stopped, also if its last scroll event was long ago. */
    scrollEnd: () =>
      main.evaluate(async (element) => {
        const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        for (let last = NaN; last !== element.scrollTop; await wait(150)) last = element.scrollTop;
      }),
    scrollTo: (top: number) => main.evaluate((element, y) => element.scrollTo(0, y), top),
    dialog: page.getByRole('dialog'),
  };
}
