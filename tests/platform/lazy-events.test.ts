import { expect, it, vi } from 'vitest';
import { type EventSource, lazyEvents } from '@/platform/lazy-events';
import { fakePlatform } from '../helpers/fake-platform';
import { flush } from '../helpers/flush';
import { keptListeners } from '../helpers/kept-listeners';

function start() {
  const fake = fakePlatform();
  const log: string[] = [];
  let send = (_event: { readonly n: number }) => {};
  const tick: EventSource<{ readonly n: number }> = (context, emit) => {
    log.push(context === fake.context ? 'started' : 'started elsewhere');
    send = emit;
    return () => log.push('ended');
  };
  const load = vi.fn(async () => ({ tick }));
  const events = lazyEvents(fake.context, load, ['tick']);
  return { ...fake, ...events.calls(), log, load, events, send: (n: number) => send({ n }) };
}

it('fetches its code for the first listener, and ends with the last', async () => {
  const { onTick, load, log, send } = start();
  expect(load).not.toHaveBeenCalled();
  const seen: number[] = [];
  const first = onTick(({ n }) => seen.push(n));
  const second = onTick(({ n }) => seen.push(n * 10));
  await flush();
  expect(load).toHaveBeenCalledTimes(1);
  expect(log).toEqual(['started']);
  send(1);
  first();
  first();
  send(2);
  expect(log).toEqual(['started']);
  second();
  expect(seen).toEqual([1, 10, 20]);
  expect(log).toEqual(['started', 'ended']);
});

it('starts again for the next one', async () => {
  const { onTick, log } = start();
  onTick(() => {})();
  const remove = onTick(() => {});
  await flush();
  expect(log).toEqual(['started']);
  remove();
  onTick(() => {});
  await flush();
  expect(log).toEqual(['started', 'ended', 'started']);
});

it('never starts what nobody waits for any more', async () => {
  const { onTick, log } = start();
  onTick(() => {})();
  await flush();
  expect(log).toEqual([]);
});

it('removes one listener, or all', async () => {
  const { onTick, offTick, send } = start();
  const seen: string[] = [];
  const a = () => seen.push('a');
  onTick(a);
  onTick(a);
  onTick(() => seen.push('b'));
  await flush();
  offTick(() => {});
  send(0);
  expect(seen).toEqual(['a', 'a', 'b']);
  offTick(a);
  send(0);
  expect(seen).toEqual(['a', 'a', 'b', 'b']);
  offTick();
  send(0);
  expect(seen).toHaveLength(4);
});

it('leaves out one that was removed by another in the same event', async () => {
  const { onTick, send } = start();
  const seen: string[] = [];
  let removeNext = () => {};
  onTick(() => removeNext());
  removeNext = onTick(() => seen.push('next'));
  await flush();
  send(0);
  expect(seen).toEqual([]);
});

it('keeps one listener’s mistake from the others, and does not hide it', async () => {
  const { onTick, send, pass } = start();
  const seen: number[] = [];
  onTick(() => {
    throw new Error('mine');
  });
  onTick(({ n }) => seen.push(n));
  await flush();
  send(7);
  expect(seen).toEqual([7]);
  expect(() => pass(0)).toThrow('mine');
});

it.each([[null], [1], ['x'], [{}]])('refuses %j as a listener', (listener) => {
  const { onTick, offTick } = start();
  const refusal = (api: string) =>
    expect.objectContaining({
      name: 'PlatformError',
      code: 'invalid',
      errMsg: `${api}:fail parameter.listener should be a function`,
    });
  expect(() => onTick(listener as never)).toThrow(refusal('onTick'));
  expect(() => offTick(listener as never)).toThrow(refusal('offTick'));
});

it('removes listeners at the end of their lifetime', async () => {
  const { events, onTick, log, send } = start();
  const seen: string[] = [];
  const page = new AbortController();
  events.calls(page.signal).onTick(() => seen.push('page'));
  const remove = onTick(() => seen.push('app'));
  await flush();
  page.abort();
  events.calls(page.signal).onTick(() => seen.push('late'));
  send(0);
  expect(seen).toEqual(['app']);
  remove();
  expect(log).toEqual(['started', 'ended']);
});

it('holds on to no lifetime once its listeners are removed', () => {
  const { events, onTick, offTick } = start();
  const page = new AbortController();
  const { ever, left } = keptListeners(page.signal);
  const listener = () => {};
  events.calls(page.signal).onTick(listener);
  events.calls(page.signal).onTick(() => {})();
  onTick(listener);
  offTick(listener);
  expect([ever(), left()]).toEqual([2, 0]);
});

it('ends a source that tells something at once, when the only listener then leaves', async () => {
  const { context } = fakePlatform();
  const log: string[] = [];
  const now: EventSource<void> = (_context, emit) => {
    log.push('started');
    emit();
    return () => log.push('ended');
  };
  const { onNow, offNow } = lazyEvents(context, async () => ({ now }), ['now']).calls();
  onNow(() => offNow());
  await flush();
  expect(log).toEqual(['started', 'ended']);
  const here = lazyEvents(context, () => ({ now }), ['now']).calls();
  here.onNow(() => here.offNow());
  expect(log).toEqual(['started', 'ended', 'started', 'ended']);
});

it('asks again for code that did not come, as long as somebody listens', async () => {
  const { onTick, load, log, pass, timers } = start();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const remove = onTick(() => {});
  await flush();
  pass(4999);
  expect(load).toHaveBeenCalledTimes(1);
  pass(1);
  await flush();
  pass(5000);
  await flush();
  expect(log).toEqual(['started']);
  remove();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const again = onTick(() => {});
  await flush();
  again();
  expect(timers()).toBe(0);
});

it('can be fetched ahead, so that the first listener misses nothing', async () => {
  const { events, onTick, load, log, send } = start();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  events.preload();
  await flush();
  events.preload();
  await flush();
  expect(log).toEqual([]);
  const seen: number[] = [];
  onTick(({ n }) => seen.push(n));
  send(1);
  expect(seen).toEqual([1]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('ends with the app, for good', async () => {
  const { onTick, log, send, context } = start();
  const seen: number[] = [];
  onTick(({ n }) => seen.push(n));
  await flush();
  context.life.abort();
  send(1);
  onTick(({ n }) => seen.push(n));
  await flush();
  send(2);
  expect(seen).toEqual([]);
  expect(log).toEqual(['started', 'ended']);
});

// Node takes more than ten for a leak, and warned of each app that a test had made.
it('has one listener at the end of the app, however many events there are', () => {
  const { context } = fakePlatform();
  const kept = keptListeners(context.life.signal);
  const quiet: EventSource<unknown> = () => () => {};
  lazyEvents(context, () => ({ one: quiet, two: quiet, three: quiet }), ['one', 'two', 'three']);
  expect(kept.ever()).toBe(1);
});
