import { screen } from '@testing-library/react';
import { usePullDownRefresh } from 'portico';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { openApp, page, scrollerOf } from '../../helpers/open-app';
import { sendTouch, type TouchType } from '../../helpers/send-touch';
import { until, untilTrue, wait } from '../../helpers/waiting';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const isBusy = () => scrollerOf('/feed').getAttribute('aria-busy') === 'true';

function touch(type: TouchType, y?: number) {
  sendTouch(type, scrollerOf('/feed'), ...(y === undefined ? [] : [[100, 100 + y] as const]));
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
    // The code that follows the touch loads after the button, together with the arrow.
    await until(() => expect(button.parentElement?.querySelector('svg')).not.toBeNull());
  }
  return { app, onRefresh };
}

describe('pull-to-refresh of a page', () => {
  it('[S9.13] starts when a touch ends 150 px down, and not at 149 px', async () => {
    const { onRefresh } = await open(() => new Promise(() => {}));
    pull(149);
    await wait(20);
    expect(onRefresh).not.toHaveBeenCalled();
    await wait(320);
    pull(150);
    await until(() => expect(onRefresh).toHaveBeenCalledOnce());
    await untilTrue(isBusy);
  });

  it('continues when the promise of an earlier refresh settles', { tags: 'long' }, async () => {
    const promises = [createDeferred(), createDeferred()];
    const { app, onRefresh } = await open(() => promises[onRefresh.mock.calls.length - 1]?.promise);
    await app.platform.startPullDownRefresh();
    await untilTrue(isBusy);
    await app.platform.stopPullDownRefresh();
    await untilTrue(() => !isBusy());
    await wait(350);
    await app.platform.startPullDownRefresh();
    await untilTrue(isBusy);
    promises[0]!.resolve();
    await wait(50);
    expect(isBusy()).toBe(true);
    promises[1]!.resolve();
    await untilTrue(() => !isBusy());
  });

  it('does not start if another page opens before the touch ends', { tags: 'long' }, async () => {
    const { app, onRefresh } = await open(() => {});
    touch('touchstart', 0);
    touch('touchmove', 80);
    touch('touchmove', 160);
    await app.go('navigate', '/feed?next');
    const [below] = document.querySelectorAll('[data-page-content]');
    if (below) sendTouch('touchend', below);
    await wait(350);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('ends when the listener’s promise resolves', async () => {
    const done = createDeferred();
    const { onRefresh } = await open(() => done.promise);
    pull(160);
    await untilTrue(isBusy);
    expect(onRefresh).toHaveBeenCalledOnce();
    done.resolve();
    await untilTrue(() => !isBusy());
    expect(await screen.findByText('Up to date')).toBeTruthy();
  });

  it('ends when a promise of another window resolves', async () => {
    const done = createDeferred();
    const frame = document.body.appendChild(document.createElement('iframe'));
    onTestFinished(() => frame.remove());
    const other = frame.contentWindow as Window & typeof globalThis;
    await open(() => new other.Promise<void>((resolve) => void done.promise.then(resolve)));
    pull(160);
    await untilTrue(isBusy);
    done.resolve();
    await untilTrue(() => !isBusy());
  });

  it('ends when the listener’s promise rejects', async () => {
    const done = createDeferred();
    await open(() => done.promise);
    pull(160);
    await untilTrue(isBusy);
    done.reject(new Error('no network'));
    await untilTrue(() => !isBusy());
  });

  it('ends with stopPullDownRefresh if the listener returns no promise', async () => {
    const { app } = await open(() => {});
    pull(160);
    await untilTrue(isBusy);
    await wait(50);
    expect(isBusy()).toBe(true);
    await app.platform.stopPullDownRefresh();
    await untilTrue(() => !isBusy());
  });

  it('ends immediately if there are no listeners', async () => {
    await openApp(
      { routes: { '/feed': page(() => <p>feed</p>, { pullDownRefresh: true }) } },
      { url: '/feed' },
    );
    (await screen.findByRole('button', { name: 'Refresh' })).click();
    await untilTrue(() => !isBusy());
  });

  it('ends after one minute', { tags: 'long' }, async () => {
    const { app, onRefresh } = await open(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    pull(160);
    await vi.waitFor(() => expect(isBusy()).toBe(true), { interval: 1 });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(isBusy()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_100);
    vi.useRealTimers();
    await untilTrue(() => !isBusy());
    await wait(320);
    await app.platform.startPullDownRefresh();
    await until(() => expect(onRefresh).toHaveBeenCalledTimes(2));
  });

  it('can start again after each end', async () => {
    const { app, onRefresh } = await open(async () => {});
    for (const times of [1, 2, 3]) {
      await app.platform.startPullDownRefresh();
      await until(() => expect(onRefresh).toHaveBeenCalledTimes(times));
      await untilTrue(() => !isBusy());
      await wait(20);
    }
  });

  it('has a button for users who cannot pull, after the content', async () => {
    const { onRefresh } = await open(async () => {});
    const button = screen.getByRole('button', { name: 'Refresh' });
    const place = screen.getByText('feed').compareDocumentPosition(button);
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    button.click();
    await until(() => expect(onRefresh).toHaveBeenCalledOnce());
  });

  it('starts by touch only if the route enables it, and always by a call', async () => {
    const { app, onRefresh } = await open(() => {}, {});
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
    pull(200);
    await wait(30);
    expect(onRefresh).not.toHaveBeenCalled();
    await app.platform.startPullDownRefresh();
    await until(() => expect(onRefresh).toHaveBeenCalledOnce());
    await untilTrue(isBusy);
    await app.platform.stopPullDownRefresh();
    await untilTrue(() => !isBusy());
  });
});
