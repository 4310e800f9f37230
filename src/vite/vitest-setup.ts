/**
 * Adds the browser features that Portico needs and jsdom lacks. portico/vite adds this file to `setupFiles` of Vitest. It
 * replaces nothing that exists, so it does nothing in a real browser or beside the mocks of a product.
 */

/** It never reports anything, because nothing has a size or is on a screen in jsdom. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const noMatch = (media: string) => ({
  ...{ matches: false, media, onchange: null },
  ...{ addEventListener() {}, removeEventListener() {}, dispatchEvent: () => false },
  ...{ addListener() {}, removeListener() {} },
});

function addMissing(owner: object, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    // Vitest copies the names of jsdom's window, also of those that are undefined.
    if (Reflect.get(owner, name) === undefined) {
      Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    }
  }
}

const isBrowserLike = typeof window === 'object';
const isJsdom = isBrowserLike && window.navigator.userAgent.includes('jsdom');

if (isBrowserLike) {
  addMissing(window, { ResizeObserver: QuietObserver, IntersectionObserver: QuietObserver });
  addMissing(window, { matchMedia: noMatch, CSS: {} });
  addMissing(window.CSS, { supports: () => false, escape: (text: string) => text });
  addMissing(Element.prototype, { scrollTo() {}, scrollBy() {}, scrollIntoView() {} });
}

/** For what jsdom has, but which only prints that it is not implemented. Mocks of Vitest and Jest stay. */
function replaceOwn(owner: object, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    const own = Reflect.get(owner, name);
    if (typeof own !== 'function' || !('mock' in own)) Object.assign(owner, { [name]: value });
  }
}

/** jsdom draws with this package if the project has it. */
function hasCanvasPackage(): boolean {
  const { createRequire } = process.getBuiltinModule('node:module');
  try {
    return createRequire(`${process.cwd()}/package.json`).resolve('canvas') !== '';
  } catch {
    return false;
  }
}

if (isJsdom) {
  replaceOwn(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause() {}, load() {} });
  replaceOwn(window, { scrollTo() {} });
  if (!hasCanvasPackage()) {
    replaceOwn(HTMLCanvasElement.prototype, {
      getContext: () => null,
      // The picture that browsers return for a canvas without pixels.
      toDataURL: () => 'data:,',
      toBlob: (take: BlobCallback) => void queueMicrotask(() => take(null)),
    });
  }
}
