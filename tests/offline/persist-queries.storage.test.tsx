import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  keptIn,
  lost,
  openPersisted as open,
  untilKept,
  visit,
} from '../helpers/persisted-queries';
import { until } from '../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the storage', () => {
  it('of another version of the app is dropped', async () => {
    const { namespace } = await visit('tea', { version: '1' });
    const second = await open(lost, { namespace, version: '2' });
    await second.show();
    await until(() => expect(second.shown()).toBe('nothing, rests'));
    await until(async () => expect(await keptIn(namespace)).toEqual({}));
  });

  it('gives no answer that is too old', async () => {
    const { namespace } = await visit();
    const second = await open(lost, { namespace, maxAge: 0 });
    await second.show();
    await until(() => expect(second.shown()).toBe('nothing, rests'));
    await until(async () => expect(await keptIn(namespace)).toEqual({}));
  });

  it('holds five megabytes, and drops the oldest answers first', async () => {
    const { client, namespace } = await open(() => 'tea');
    const now = Date.now();
    const large = 'x'.repeat(900_000);
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
      client.setQueryData([name], large, { updatedAt: now - 4000 + index * 1000 });
    }
    await until(async () =>
      expect(Object.keys(await keptIn(namespace))).toEqual(['||["c"]', '||["d"]']),
    );
  });

  it('is written at once, then after a pause, and without the pause when the user looks away', async () => {
    const { client, namespace } = await open(() => 'tea');
    const later = window.setTimeout;
    const pauses: (() => void)[] = [];
    vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
      ms > 100 && ms <= 1000 ? pauses.push(run) : later(run, ms)) as never);
    const kept = (cart: string) =>
      until(async () => expect(await keptIn(namespace)).toEqual({ '||["cart"]': cart }));
    client.setQueryData(['cart'], 'milk');
    await kept('milk');
    const others = pauses.length;
    client.setQueryData(['cart'], 'more milk');
    expect(pauses).toHaveLength(others + 1);
    expect(await keptIn(namespace)).toEqual({ '||["cart"]': 'milk' });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await kept('more milk');
  });

  it('that never answers holds no page up', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new EventTarget() as never);
    const { show, shown } = await open(() => 'tea');
    await show();
    await until(() => expect(shown()).toBe('tea, rests'));
    vi.restoreAllMocks();
  });

  it.each([
    ['full', 'QuotaExceededError'],
    ['blocked', 'SecurityError'],
  ])('that is %s is reported once, and the app goes on', async (_what, name) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    const { client, show, shown } = await open(() => 'tea');
    await show();
    await until(() => expect(shown()).toBe('tea, rests'));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await until(() => expect(error).toHaveBeenCalledTimes(1));
    client.setQueryData(['orders'], 'coffee');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await until(() => expect(shown()).toBe('coffee, rests'));
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('that the browser lacks is reported once, and the app goes on', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(window, 'indexedDB', 'get').mockReturnValue(undefined as never);
    const { show, shown, app } = await open(() => 'tea');
    await show();
    await until(() => expect(shown()).toBe('tea, rests'));
    app.unmount();
    expect(error).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it('refuses objects of classes, which would come back without their methods, and keeps the rest', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    class Money {
      readonly pence = 250;
    }
    const { client, namespace } = await open(() => 'tea');
    client.setQueryData(['price'], { total: new Money() });
    // No browser can copy a proxy.
    client.setQueryData(['proxy'], new Proxy({}, {}));
    client.setQueryData(['cart'], 'milk');
    await untilKept(namespace, { '||["cart"]': 'milk' });
    expect(error).toHaveBeenCalledTimes(1);
    expect(String(error.mock.calls[0]?.[0])).toContain(
      'the query ["price"].total is a Money, which cannot be stored',
    );
  });
});
