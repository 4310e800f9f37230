import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The globals of jsdom that the setup reads. jsdom has neither observers of sizes nor of visibility. */
function stubJsdom(more: object = {}) {
  const [Element, HTMLMediaElement] = [vi.fn(), vi.fn()];
  const window = { navigator: { userAgent: 'Node.js jsdom/27' }, ...more };
  for (const [name, value] of Object.entries({ window, Element, HTMLMediaElement })) {
    vi.stubGlobal(name, value);
  }
  return window as typeof window & Partial<typeof globalThis>;
}

it('the test setup adds the observers that jsdom lacks, for links that load when visible', async () => {
  const window = stubJsdom();
  await vi.importActual('../../src/vite/vitest-setup.ts?without');
  for (const Observer of [window.ResizeObserver, window.IntersectionObserver]) {
    const observer = new Observer!(() => {});
    expect(() => observer.observe({} as Element)).not.toThrow();
    observer.disconnect();
  }
});

it('the test setup keeps the mocks of a product', async () => {
  const IntersectionObserver = vi.fn();
  const window = stubJsdom({ IntersectionObserver });
  await vi.importActual('../../src/vite/vitest-setup.ts?with-mock');
  expect(window.IntersectionObserver).toBe(IntersectionObserver);
});
