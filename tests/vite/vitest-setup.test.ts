import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The globals of jsdom that the setup reads. jsdom has neither observers of sizes nor of visibility. */
function stubJsdom(more: object = {}) {
  const [Element, HTMLMediaElement, HTMLCanvasElement] = [vi.fn(), vi.fn(), vi.fn()];
  const window = { navigator: { userAgent: 'Node.js jsdom/27' }, ...more };
  for (const [name, value] of Object.entries({
    ...{ window, Element, HTMLMediaElement, HTMLCanvasElement },
  })) {
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

it('the test setup silences what jsdom only prints about, and keeps mocks of it', async () => {
  const drawn = vi.fn();
  const scrollTo = vi.fn();
  stubJsdom({ scrollTo });
  const print = () => {
    throw new Error('Not implemented');
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext: print, toDataURL: drawn });
  Object.assign(HTMLMediaElement.prototype, { play: print });
  await vi.importActual('../../src/vite/vitest-setup.ts?with-canvas');
  const { getContext, toDataURL, toBlob } = HTMLCanvasElement.prototype;
  expect(getContext.call({} as HTMLCanvasElement, '2d')).toBeNull();
  expect(toDataURL).toBe(drawn);
  expect(await new Promise((take) => toBlob.call({} as HTMLCanvasElement, take))).toBeNull();
  await expect(HTMLMediaElement.prototype.play()).resolves.toBeUndefined();
  expect(window.scrollTo).toBe(scrollTo);
});

it('the test setup keeps the mocks of a product', async () => {
  const IntersectionObserver = vi.fn();
  const window = stubJsdom({ IntersectionObserver });
  await vi.importActual('../../src/vite/vitest-setup.ts?with-mock');
  expect(window.IntersectionObserver).toBe(IntersectionObserver);
});
