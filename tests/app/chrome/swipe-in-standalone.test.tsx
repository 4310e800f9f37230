import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isOn, openStandalone, routes, STANDALONE } from '../../helpers/finger';
import { openApp } from '../../helpers/open-app';
import { untilTrue, wait } from '../../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Long enough for a chunk that has already loaded. */
const afterAWhile = () => wait(100);

/** Returns a function that switches between standalone mode and browser mode. */
function emulateWindow() {
  let matches = false;
  const original = window.matchMedia.bind(window);
  const query = original(STANDALONE);
  Object.defineProperty(query, 'matches', { get: () => matches });
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) =>
    asked === STANDALONE ? query : original(asked),
  );
  return (standalone: boolean) => {
    matches = standalone;
    query.dispatchEvent(new Event('change'));
  };
}

describe('[S2.8] the app’s own swipe back', () => {
  it('is off in a browser', async () => {
    await openApp({ routes });
    await afterAWhile();
    expect(isOn()).toBe(false);
  });

  it('is on for an app on the home screen until the app is unmounted', async () => {
    const app = await openStandalone();
    expect(isOn()).toBe(true);
    app.unmount();
    expect(isOn()).toBe(false);
  });

  it('is on if iOS sets navigator.standalone', async () => {
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'standalone');
    });
    await openApp({ routes });
    await untilTrue(isOn);
  });

  it('follows the display mode of the window', async () => {
    const setStandalone = emulateWindow();
    await openApp({ routes });
    await afterAWhile();
    expect(isOn()).toBe(false);
    setStandalone(true);
    await untilTrue(isOn);
    setStandalone(false);
    expect(isOn()).toBe(false);
    setStandalone(true);
    setStandalone(false);
    await afterAWhile();
    expect(isOn()).toBe(false);
  });

  it('works in a browser whose media queries have no change event', async () => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === STANDALONE ? ({ matches: true } as MediaQueryList) : original(query),
    );
    const app = await openApp({ routes });
    await untilTrue(isOn);
    app.unmount();
    expect(isOn()).toBe(false);
  });
});
