/** @module-tag long */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { frame, until, untilTrue, wait } from '../../helpers/waiting';

// Loaded before the tests, so that a slow first load does not use up their time-outs.
await Promise.all([import('@/app/overlays/overlay-views'), import('@/app/screens/lazy-screens')]);

const recovery = vi.hoisted(() => ({
  reload: vi.fn(),
  isOutdated: vi.fn(async () => false),
  refetchPreloads: vi.fn(),
}));
vi.mock('@/app/screens/chunk-recovery', () => ({ createChunkRecovery: () => recovery }));

beforeEach(() => {
  recovery.reload.mockClear();
  recovery.isOutdated.mockReset().mockResolvedValue(false);
  recovery.refetchPreloads.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const TIMED_OUT = 'The connection timed out, click the screen to try again';
const OFFLINE = 'No network, please check your connection';

const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
};
const FarPage = () => <p>there</p>;

async function open(router: { readonly animation?: number } = {}) {
  const server = { isDown: true };
  const load = vi.fn(async () => {
    if (server.isDown) throw new TypeError('Failed to fetch');
    return { default: FarPage };
  });
  const routes = { '/': page(Counter), '/far': { title: 'Far', load } };
  const app = await openApp({ routes, router });
  screen.getByRole('button', { name: 'Count 0' }).click();
  await screen.findByRole('button', { name: 'Count 1' });
  await app.go('navigate', '/far');
  // The transition ends first, because its end may replace the screen.
  await wait(30);
  return { app, load, server, button: await screen.findByRole('button', { name: TIMED_OUT }) };
}

describe('a page whose code fails to load', () => {
  it('[S8.4] shows the error in its own frame, below its own bar', async () => {
    const { app } = await open();
    expect(screen.getByRole('heading', { name: 'Far' })).toBeTruthy();
    expect(frameOf('/far').dataset.state).toBe('active');
    expect(app.stack()).toBe('/ > /far');
    await until(() => expect(recovery.isOutdated).toHaveBeenCalled());
    expect(recovery.refetchPreloads).toHaveBeenCalled();
    expect(recovery.reload).not.toHaveBeenCalled();
  });

  it('[S2.12] loads again in place after a tap, and the stack stays the same', async () => {
    const { app, server, button } = await open();
    const before = frameOf('/far');
    server.isDown = false;
    button.click();
    expect(await screen.findByText('there')).toBeTruthy();
    expect(frameOf('/far')).toBe(before);
    expect(recovery.reload).not.toHaveBeenCalled();
    await app.back();
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeTruthy();
  });

  it('[S2.12] reloads the document if the retry after a tap fails', async () => {
    const { load, server, button } = await open();
    const before = load.mock.calls.length;
    button.click();
    await until(() => expect(recovery.reload).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledTimes(before + 1);
    server.isDown = false;
    (await screen.findByRole('button', { name: TIMED_OUT })).click();
    expect(await screen.findByText('there')).toBeTruthy();
    expect(recovery.reload).toHaveBeenCalledOnce();
  });

  it('[S2.12] loads again when it is opened again', async () => {
    const { app, server } = await open();
    await app.back();
    server.isDown = false;
    await app.go('navigate', '/far');
    expect(await screen.findByText('there')).toBeTruthy();
  });

  it('[S2.5] does not stay locked', async () => {
    const { app } = await open();
    await app.go('navigate', '/');
    await app.go('navigate', '/far');
    expect(app.stack()).toBe('/ > /far > / > /far');
  });
});

describe('the error screen names the failure', () => {
  it.each([
    ['a module that throws', new ReferenceError('theme is not defined'), 'Something went wrong', 1],
    ['a module without a default export', null, 'Something went wrong', 1],
    ['a module that does not come', new TypeError('Load failed'), TIMED_OUT, 0],
  ])('of %s, and reports mistakes of the product once', async (_title, error, name, reports) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = async () => {
      if (error) throw error;
      return {} as { default: typeof FarPage };
    };
    const app = await openApp({ routes: { '/': page(Counter), '/far': { load } } });
    await app.go('navigate', '/far');
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(report).toHaveBeenCalledTimes(reports);
  });

  it.each([
    ['a server', new Response(null, { status: 503 }), 'The server reports an error (503)'],
    ['a time-out', new DOMException('late', 'TimeoutError'), TIMED_OUT],
    ['a mistake', new TypeError('no such field'), 'Something went wrong'],
  ])('of %s in a loader', async (_title, error, name) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const far = page(FarPage, { loader: () => Promise.reject(error) });
    const app = await openApp({ routes: { '/': page(Counter), '/far': far } });
    await app.go('navigate', '/far');
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });
});

describe('a reload of the document', () => {
  it('[S2.12] happens automatically if the server has another version', async () => {
    recovery.isOutdated.mockResolvedValue(true);
    await open();
    await until(() => expect(recovery.reload).toHaveBeenCalled());
  });

  it.each([
    ['is closing', 300],
    ['has closed', 0],
  ])('[S2.12] does not happen if the page %s meanwhile', async (_name, animation) => {
    const { promise, resolve } = createDeferred<boolean>();
    recovery.isOutdated.mockReturnValue(promise);
    const { app } = await open({ animation });
    await app.platform.back();
    resolve(true);
    await wait(30);
    expect(app.stack()).toBe('/');
    expect(recovery.reload).not.toHaveBeenCalled();
  });

  it('[S2.12] does not happen if the app is unmounted meanwhile', async () => {
    const { promise, resolve } = createDeferred<boolean>();
    recovery.isOutdated.mockReturnValue(promise);
    const { app } = await open();
    app.unmount();
    resolve(true);
    await wait(30);
    expect(recovery.reload).not.toHaveBeenCalled();
  });

  it('[S2.12] does not happen if a retry fails after another page has opened', async () => {
    const { promise, reject } = createDeferred<never>();
    const { app, load, button } = await open();
    load.mockReturnValueOnce(promise);
    button.click();
    await app.go('navigate', '/');
    reject(new TypeError('Failed to fetch'));
    await wait(30);
    expect(app.stack()).toBe('/ > /far > /');
    expect(recovery.reload).not.toHaveBeenCalled();
  });
});

describe('the error screen of a page', () => {
  const connect = (onLine: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };

  it('[S8.3] shows the no-network message as soon as the network is lost', async () => {
    await open();
    connect(false);
    expect(await screen.findByRole('button', { name: OFFLINE })).toBeTruthy();
    expect(screen.queryByRole('button', { name: TIMED_OUT })).toBeNull();
  });

  it('[S8.3] loads the page again when the network is back', async () => {
    const { server } = await open();
    connect(false);
    await screen.findByRole('button', { name: OFFLINE });
    server.isDown = false;
    connect(true);
    expect(await screen.findByText('there')).toBeTruthy();
    expect(recovery.reload).not.toHaveBeenCalled();
  });

  it('[S8.3] does not load a page again that was closed meanwhile', async () => {
    const { app, load } = await open();
    connect(false);
    await app.back();
    const before = load.mock.calls.length;
    connect(true);
    await wait(30);
    expect(load).toHaveBeenCalledTimes(before);
  });
});

it('[S8.4] a page whose code never loads shows the error after the page time-out', async () => {
  const load = vi.fn(() => new Promise<never>(() => {}));
  const app = await openApp({
    routes: { '/': page(Counter), '/far': { load } },
    timeouts: { page: 60_000 },
  });
  // From here on only the checks and the test advance the timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isBusy = () => frameOf('/far').querySelector('[aria-busy="true"]');
  const navigation = app.go('navigate', '/far');
  await untilTrue(isBusy);
  await navigation;
  await vi.advanceTimersByTimeAsync(30_000);
  await frame();
  expect(isBusy()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect(await screen.findByRole('button', { name: TIMED_OUT })).toBeTruthy();
});

it('[S8.4] the first page shows the error too, and loads after a tap', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: FarPage });
  await openApp({ routes: { '/': { load } } });
  (await screen.findByRole('button', { name: TIMED_OUT })).click();
  expect(await screen.findByText('there')).toBeTruthy();
});
