import { screen } from '@testing-library/react';
import { usePullDownRefresh } from 'portico';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDeferred } from '../helpers/deferred';
import { openApp, page, scrollerOf } from '../helpers/open-app';
import { until, untilTrue, wait } from '../helpers/waiting';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const busy = () => scrollerOf('/feed').getAttribute('aria-busy') === 'true';

function touch(type: string, y?: number) {
  const target = scrollerOf('/feed');
  const touches =
    y === undefined ? [] : [new Touch({ identifier: 0, target, clientX: 100, clientY: 100 + y })];
  target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
}

function pull(distance: number) {
  touch('touchstart', 0);
  touch('touchmove', distance / 2);
  touch('touchmove', distance);
  touch('touchend');
}

async function open(
  listen: () => void | Promise<unknown>,
  def: object = { pullDownRefresh: true },
) {
  const onRefresh = vi.fn(listen);
  const Feed = () => {
    usePullDownRefresh(onRefresh);
    return <p>feed</p>;
  };
  const app = await openApp({ routes: { '/feed': page(Feed, def) } }, { url: '/feed' });
  if ('pullDownRefresh' in def) {
    const button = await screen.findByRole('button', { name: 'Refresh' });
    // What follows the finger comes after it, and with it the arrow.
    await until(() => expect(button.parentElement?.querySelector('svg')).not.toBeNull());
  }
  return { app, onRefresh };
}

describe('pull-to-refresh of a page', () => {
  it('[S9.13] begins when the finger is let go 150 px down, and not at 149', async () => {
    const { onRefresh } = await open(() => new Promise(() => {}));
    pull(149);
    await wait(20);
    expect(onRefresh).not.toHaveBeenCalled();
    await wait(320);
    pull(150);
    await until(() => expect(onRefresh).toHaveBeenCalledOnce());
    await untilTrue(busy);
  });

  it('goes on when the promise of an earlier one settles', { tags: 'long' }, async () => {
    const promises = [createDeferred(), createDeferred()];
    const { app, onRefresh } = await open(() => promises[onRefresh.mock.calls.length - 1]?.promise);
    await app.platform.startPullDownRefresh();
    await untilTrue(busy);
    await app.platform.stopPullDownRefresh();
    await untilTrue(() => !busy());
    await wait(350);
    await app.platform.startPullDownRefresh();
    await untilTrue(busy);
    promises[0]!.resolve();
    await wait(50);
    expect(busy()).toBe(true);
    promises[1]!.resolve();
    await untilTrue(() => !busy());
  });

  it('does not begin when the finger is let go after its page', { tags: 'long' }, async () => {
    const { app, onRefresh } = await open(() => {});
    touch('touchstart', 0);
    touch('touchmove', 80);
    touch('touchmove', 160);
    await app.go('navigate', '/feed?next');
    const [below] = document.querySelectorAll('main');
    below?.dispatchEvent(new TouchEvent('touchend', { touches: [], bubbles: true }));
    await wait(350);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('ends with the listener’s promise', async () => {
    const done = createDeferred();
    const { onRefresh } = await open(() => done.promise);
    pull(160);
    await untilTrue(busy);
    expect(onRefresh).toHaveBeenCalledOnce();
    done.resolve();
    await untilTrue(() => !busy());
    expect(await screen.findByText('Up to date')).toBeTruthy();
  });

  it('ends with a promise of another window', async () => {
    const done = createDeferred();
    const frame = document.body.appendChild(document.createElement('iframe'));
    onTestFinished(() => frame.remove());
    const other = frame.contentWindow as Window & typeof globalThis;
    await open(() => new other.Promise<void>((resolve) => void done.promise.then(resolve)));
    pull(160);
    await untilTrue(busy);
    done.resolve();
    await untilTrue(() => !busy());
  });

  it('ends with a listener’s promise that fails, too', async () => {
    const done = createDeferred();
    await open(() => done.promise);
    pull(160);
    await untilTrue(busy);
    done.reject(new Error('no network'));
    await untilTrue(() => !busy());
  });

  it('ends with stopPullDownRefresh where the listener promises nothing', async () => {
    const { app } = await open(() => {});
    pull(160);
    await untilTrue(busy);
    await wait(50);
    expect(busy()).toBe(true);
    await app.platform.stopPullDownRefresh();
    await untilTrue(() => !busy());
  });

  it('ends at once where nobody listens', async () => {
    await openApp(
      { routes: { '/feed': page(() => <p>feed</p>, { pullDownRefresh: true }) } },
      { url: '/feed' },
    );
    (await screen.findByRole('button', { name: 'Refresh' })).click();
    await untilTrue(() => !busy());
  });

  it('ends by itself after a minute', { tags: 'long' }, async () => {
    const { app, onRefresh } = await open(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    pull(160);
    await vi.waitFor(() => expect(busy()).toBe(true), { interval: 1 });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(busy()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_100);
    vi.useRealTimers();
    await untilTrue(() => !busy());
    await wait(320);
    await app.platform.startPullDownRefresh();
    await until(() => expect(onRefresh).toHaveBeenCalledTimes(2));
  });

  it('can be started again after each end', async () => {
    const { app, onRefresh } = await open(async () => {});
    for (const times of [1, 2, 3]) {
      await app.platform.startPullDownRefresh();
      await until(() => expect(onRefresh).toHaveBeenCalledTimes(times));
      await untilTrue(() => !busy());
      await wait(20);
    }
  });

  it('has a button for those who can not pull', async () => {
    const { onRefresh } = await open(async () => {});
    screen.getByRole('button', { name: 'Refresh' }).click();
    await until(() => expect(onRefresh).toHaveBeenCalledOnce());
  });

  it('is the finger’s only where the route says so; a call can always start it', async () => {
    const { app, onRefresh } = await open(() => {}, {});
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
    pull(200);
    await wait(30);
    expect(onRefresh).not.toHaveBeenCalled();
    await app.platform.startPullDownRefresh();
    await until(() => expect(onRefresh).toHaveBeenCalledOnce());
    await untilTrue(busy);
    await app.platform.stopPullDownRefresh();
    await untilTrue(() => !busy());
  });
});
