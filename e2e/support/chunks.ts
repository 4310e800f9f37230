import type { Page } from '@playwright/test';
import type { Traps } from './traps';

/** The file of a lazy page: assets/slow-<hash>.js. */
export function chunkOf(name: string): RegExp {
  return new RegExp(`/${name}-[\\w-]+\\.js(\\?|$)`);
}

/** Holds the chunk of a page back until the test releases it. */
export async function holdChunk(page: Page, name: string) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(chunkOf(name), async (route) => {
    asked += 1;
    arrive();
    await gate;
    // The page and its request may be gone.
    await route.continue().catch(() => {});
  });
  return { release: () => release(), asked: () => asked, arrived };
}

/** The chunk answers 404, as after a deploy that replaced it, until `heal`. */
export async function breakChunk(page: Page, traps: Traps, name: string) {
  traps.allow(/404|Failed to fetch dynamically imported module|Unable to preload/);
  let broken = true;
  let refused = 0;
  await page.route(chunkOf(name), async (route) => {
    if (!broken) return route.continue();
    refused += 1;
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });
  });
  return {
    heal: () => {
      broken = false;
    },
    refused: () => refused,
  };
}

/**
 * Stretches the timers of one delay, so that a test is in time on a busy machine too. The usual one is the 200 ms before the
 * loading screen.
 */
export const stretchDelay = (page: Page, stretched: number, usual = 200) =>
  page.addInitScript(
    ([from, to]) => {
      const setTimeoutAsIs = window.setTimeout.bind(window);
      const setTimeoutSlowly = (run: () => void, delay?: number) =>
        setTimeoutAsIs(run, delay === from ? to : delay);
      Object.assign(window, { setTimeout: setTimeoutSlowly });
    },
    [usual, stretched] as const,
  );
