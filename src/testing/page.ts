import type { Page } from '@playwright/test';
import { openCdp } from './browser';

/** Sets `document.visibilityState` and sends the event. Under automation a background tab stays "visible". */
export function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => value === 'hidden',
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/**
 * Sends the events of a page that returns from the back/forward cache. Playwright turns that cache off, so the page
 * gets the two events, but the browser does not freeze it.
 */
export async function persistedPageshow(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow']) {
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }
  });
}

/**
 * Makes `display-mode: standalone` the only display mode that matches, as in an app on the home screen. Chromium has no
 * switch for it. Call it before the page opens.
 */
export async function emulateStandalone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = original(query);
      const mode = /display-mode:\s*([\w-]+)/.exec(query)?.[1];
      return mode === undefined
        ? list
        : Object.defineProperty(list, 'matches', { value: mode === 'standalone' });
    };
  });
}

export type SafeAreas = {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
};

/** Sets `env(safe-area-inset-*)`. An upright iPhone has 47 at the top and 34 at the bottom. The default is 0. */
export async function setSafeAreas(page: Page, insets: SafeAreas): Promise<void> {
  const session = await openCdp(page, 'setSafeAreas');
  // Closing the session would reset the insets.
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 0, right: 0, bottom: 0, left: 0, ...insets },
  });
}

export type KeyboardOptions = {
  /**
   * `covers`: the keyboard covers a part of the window, as on iOS and in Chrome on Android. `resizes`: the window gets
   * smaller, as in WebViews of Android.
   */
  readonly manner?: 'covers' | 'resizes';
  /** How far the browser has moved the visible part down to show the field. */
  readonly offsetTop?: number;
};

/**
 * Shows an on-screen keyboard of this height in pixels. Returns a function that hides it. Chromium shows no keyboard
 * under automation. So `covers` sets the size of the visual viewport and sends its events.
 */
export async function keyboard(
  page: Page,
  height: number,
  { manner = 'covers', offsetTop = 0 }: KeyboardOptions = {},
): Promise<() => Promise<void>> {
  if (manner === 'covers') {
    await page.evaluate(cover, [height, offsetTop] as const);
    return () => page.evaluate(uncover);
  }
  const full = page.viewportSize();
  if (!full)
    throw new Error('keyboard: the page has no viewport. Set one in the options of its context.');
  await page.setViewportSize({ width: full.width, height: full.height - height });
  return () => page.setViewportSize(full);
}

/** `cover` and `uncover` run in the page. */
function cover([height, top]: readonly [number, number]): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const set = (name: string, value: number) =>
    Object.defineProperty(viewport, name, { configurable: true, get: () => value });
  set('height', window.innerHeight - height);
  set('offsetTop', top);
  viewport.dispatchEvent(new Event('resize'));
  if (top > 0) viewport.dispatchEvent(new Event('scroll'));
}

function uncover(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  for (const name of ['height', 'offsetTop']) Reflect.deleteProperty(viewport, name);
  viewport.dispatchEvent(new Event('resize'));
}
