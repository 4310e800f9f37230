import type { Page } from '@playwright/test';

export type KeyboardOptions = {
  /**
   * `covers`, as on iOS and in Chrome on Android: the window stays, and less of it is to be seen. `resizes`, as in
   * WebViews of Android: the window gets smaller.
   */
  readonly manner?: 'covers' | 'resizes';
  /** How far a browser has moved the visible part down, to show the field. */
  readonly offsetTop?: number;
};

/**
 * The screen keyboard, so many pixels high; what it returns puts it away. Under automation there is none, so with
 * `covers` the numbers of the visual viewport are set and its events sent by hand.
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
  if (!full) throw new Error('keyboard: the page has no viewport that could get smaller');
  await page.setViewportSize({ width: full.width, height: full.height - height });
  return () => page.setViewportSize(full);
}

/** Both run in the page. */
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
