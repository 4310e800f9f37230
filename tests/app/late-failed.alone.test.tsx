/** @module-tag long */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../helpers/deferred';
import { frameOf, openApp, page } from '../helpers/open-app';
import { frame, until, untilTrue, wait } from '../helpers/waiting';

// Beforehand: however long the first load takes, no test waits for it.
await Promise.all([import('@/app/late-parts'), import('@/app/late-screens')]);

const recovery = vi.hoisted(() => ({
  reload: vi.fn(),
  isOutdated: vi.fn(async () => false),
  forgetPreloads: vi.fn(),
}));
vi.mock('@/app/chunk-recovery', () => ({ createChunkRecovery: () => recovery }));

beforeEach(() => {
  recovery.reload.mockClear();
  recovery.isOutdated.mockReset().mockResolvedValue(false);
  recovery.forgetPreloads.mockClear();
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
const There = () => <p>there</p>;

async function open(router: { readonly animation?: number } = {}) {
  const server = { isDown: true };
  const load = vi.fn(async () => {
    if (server.isDown) throw new TypeError('Failed to fetch');
    return { default: There };
  });
  const routes = { '/': page(Counter), '/far': { title: 'Far', load } };
  const app = await openApp({ routes, router });
  screen.getByRole('button', { name: 'Count 0' }).click();
  await screen.findByRole('button', { name: 'Count 1' });
  await app.go('navigate', '/far');
  // At rest: the screen is not taken away any more.
  await wait(30);
  return { app, load, server, button: await screen.findByRole('button', { name: TIMED_OUT }) };
}

describe('a page whose code does not come', () => {
  it('[S8.4] says so in its own frame, below its own bar', async () => {
    const { app } = await open();
    expect(screen.getByRole('heading', { name: 'Far' })).toBeTruthy();
    expect(frameOf('/far').dataset.state).toBe('active');
    expect(app.stack()).toBe('/ > /far');
    await until(() => expect(recovery.isOutdated).toHaveBeenCalled());
    expect(recovery.forgetPreloads).toHaveBeenCalled();
    expect(recovery.reload).not.toHaveBeenCalled();
  });

  it('[S2.12] a tap fetches it again in place; the stack stays as it is', async () => {
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

  it('[S2.12] a tap that does not help reloads the document', async () => {
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

  it('[S2.12] one that is opened anew is fetched anew', async () => {
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

describe('a reload of the document', () => {
  it('[S2.12] comes by itself when the server has another version', async () => {
    recovery.isOutdated.mockResolvedValue(true);
    await open();
    await until(() => expect(recovery.reload).toHaveBeenCalled());
  });

  it.each([
    ['on its way out of sight', 300],
    ['gone', 0],
  ])('[S2.12] does not come when the page is %s by then', async (_name, animation) => {
    const { promise, resolve } = createDeferred<boolean>();
    recovery.isOutdated.mockReturnValue(promise);
    const { app } = await open({ animation });
    await app.platform.back();
    resolve(true);
    await wait(30);
    expect(app.stack()).toBe('/');
    expect(recovery.reload).not.toHaveBeenCalled();
  });

  it('[S2.12] does not come when the app is gone by then', async () => {
    const { promise, resolve } = createDeferred<boolean>();
    recovery.isOutdated.mockReturnValue(promise);
    const { app } = await open();
    app.unmount();
    resolve(true);
    await wait(30);
    expect(recovery.reload).not.toHaveBeenCalled();
  });

  it('[S2.12] does not come for a tap that fails after another page has opened', async () => {
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

describe('without a network', () => {
  const connect = (onLine: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };

  it('[S8.3] says that there is none, as soon as it is so', async () => {
    await open();
    connect(false);
    expect(await screen.findByRole('button', { name: OFFLINE })).toBeTruthy();
    expect(screen.queryByRole('button', { name: TIMED_OUT })).toBeNull();
  });

  it('[S8.3] tries again by itself when it is back', async () => {
    const { server } = await open();
    connect(false);
    await screen.findByRole('button', { name: OFFLINE });
    server.isDown = false;
    connect(true);
    expect(await screen.findByText('there')).toBeTruthy();
    expect(recovery.reload).not.toHaveBeenCalled();
  });

  it('[S8.3] leaves a page alone that was left meanwhile', async () => {
    const { app, load } = await open();
    connect(false);
    await app.back();
    const before = load.mock.calls.length;
    connect(true);
    await wait(30);
    expect(load).toHaveBeenCalledTimes(before);
  });
});

it('[S8.4] code that never comes has failed after the page time-out', async () => {
  const load = vi.fn(() => new Promise<never>(() => {}));
  const app = await openApp({
    routes: { '/': page(Counter), '/far': { load } },
    timeouts: { page: 60_000 },
  });
  // From here on time passes with the checks, and when the test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isBusy = () => frameOf('/far').querySelector('[aria-busy="true"]');
  const there = app.go('navigate', '/far');
  await untilTrue(isBusy);
  await there;
  await vi.advanceTimersByTimeAsync(30_000);
  await frame();
  expect(isBusy()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect(await screen.findByRole('button', { name: TIMED_OUT })).toBeTruthy();
});

it('[S8.4] the first page of all can fail as well', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ default: There });
  await openApp({ routes: { '/': { load } } });
  (await screen.findByRole('button', { name: TIMED_OUT })).click();
  expect(await screen.findByText('there')).toBeTruthy();
});
