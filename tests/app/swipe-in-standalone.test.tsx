import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isOn, openStandalone, routes, STANDALONE } from '../helpers/finger';
import { openApp } from '../helpers/open-app';
import { untilTrue, wait } from '../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Long enough for a chunk that is there already. */
const afterAWhile = () => wait(100);

/** A window that can be taken to the home screen and back. */
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
  it('is not there in a browser', async () => {
    await openApp({ routes });
    await afterAWhile();
    expect(isOn()).toBe(false);
  });

  it('is there on a home screen, as long as the app', async () => {
    const app = await openStandalone();
    expect(isOn()).toBe(true);
    app.unmount();
    expect(isOn()).toBe(false);
  });

  it('is there where iOS says it in its own way', async () => {
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'standalone');
    });
    await openApp({ routes });
    await untilTrue(isOn);
  });

  it('comes and goes with the window', async () => {
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

  it('does without in a browser that can not tell of changes', async () => {
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
