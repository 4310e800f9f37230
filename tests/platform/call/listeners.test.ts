import { expect, it, vi } from 'vitest';
import type { EventSource } from '@/platform/call/listeners';
import { loadersOf } from '@/platform/create-platform';
import { eventFrom, events } from '@/platform/call/rows';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { keptListeners } from '../../helpers/kept-listeners';
import { callsOfRows } from '../../helpers/platform-of';

function start() {
  const fake = fakePlatform();
  const log: string[] = [];
  let send = (_event: { readonly n: number }) => {};
  const onTick: EventSource<{ readonly n: number }> = (context, emit) => {
    log.push(context === fake.context ? 'started' : 'started elsewhere');
    send = emit;
    return () => log.push('ended');
  };
  const load = vi.fn(async () => ({ onTick }));
  const rows = events(load, { onTick: {} });
  const calls = callsOfRows(fake.context, rows);
  const tied = (lifetime: AbortSignal) => callsOfRows(fake.context, rows, lifetime);
  return { ...fake, ...calls, log, load, rows, tied, send: (n: number) => send({ n }) };
}

it('the first listener fetches and starts the source, and the removal of the last one stops it', async () => {
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

it('the source starts again for the next listener', async () => {
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

it('a source never starts if its only listener was removed while the code was loading', async () => {
  const { onTick, log } = start();
  onTick(() => {})();
  await flush();
  expect(log).toEqual([]);
});

it('off removes one listener, or all without an argument', async () => {
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

it('a listener that an earlier one removed during the event is not called', async () => {
  const { onTick, send } = start();
  const seen: string[] = [];
  let removeNext = () => {};
  onTick(() => removeNext());
  removeNext = onTick(() => seen.push('next'));
  await flush();
  send(0);
  expect(seen).toEqual([]);
});

it('a listener that throws does not stop the others, and its error is reported', async () => {
  const { onTick, send, reported } = start();
  const seen: number[] = [];
  onTick(() => {
    throw new Error('mine');
  });
  onTick(({ n }) => seen.push(n));
  await flush();
  send(7);
  expect(seen).toEqual([7]);
  expect(reported).toEqual([new Error('mine')]);
});

it.each([[null], [1], ['x'], [{}]])('on and off refuse %j as a listener', (listener) => {
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

it('the end of their lifetime removes listeners', async () => {
  const { tied, onTick, log, send } = start();
  const seen: string[] = [];
  const page = new AbortController();
  tied(page.signal).onTick(() => seen.push('page'));
  const remove = onTick(() => seen.push('app'));
  await flush();
  page.abort();
  tied(page.signal).onTick(() => seen.push('late'));
  send(0);
  expect(seen).toEqual(['app']);
  remove();
  expect(log).toEqual(['started', 'ended']);
});

it('removed listeners leave nothing behind on the signal of their lifetime', () => {
  const { tied, onTick, offTick } = start();
  const page = new AbortController();
  const { ever, left } = keptListeners(page.signal);
  const listener = () => {};
  tied(page.signal).onTick(listener);
  tied(page.signal).onTick(() => {})();
  onTick(listener);
  offTick(listener);
  expect([ever(), left()]).toEqual([2, 0]);
});

it('a source that emits at once ends if the only listener removes itself', async () => {
  const { context } = fakePlatform();
  const log: string[] = [];
  const source: EventSource<void> = (_context, emit) => {
    log.push('started');
    emit();
    return () => log.push('ended');
  };
  const load = async () => ({ onNow: source });
  const { onNow, offNow } = callsOfRows(context, events(load, { onNow: {} }));
  onNow(() => offNow());
  await flush();
  expect(log).toEqual(['started', 'ended']);
  const here = callsOfRows(context, { onHere: eventFrom(source) });
  here.onHere(() => here.offHere());
  expect(log).toEqual(['started', 'ended', 'started', 'ended']);
});

it('lost code is fetched again every five seconds while there are listeners', async () => {
  const { onTick, load, log, pass, timers } = start();
  const lost = new TypeError('Failed to fetch dynamically imported module');
  // Each fetch of lost code is repeated once at once.
  for (let time = 0; time < 4; time += 1) load.mockRejectedValueOnce(lost);
  const remove = onTick(() => {});
  await flush();
  pass(4999);
  expect(load).toHaveBeenCalledTimes(2);
  pass(1);
  await flush();
  expect(load).toHaveBeenCalledTimes(4);
  pass(5000);
  await flush();
  expect(log).toEqual(['started']);
  remove();
  expect(log).toEqual(['started', 'ended']);
  expect(timers()).toBe(0);
});

it('a listener that is removed while its code is lost leaves no timer', async () => {
  const { onTick, load, pass, timers } = start();
  const lost = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const remove = onTick(() => {});
  await flush();
  expect(timers()).toBe(1);
  remove();
  expect(timers()).toBe(0);
  pass(5000);
  expect(load).toHaveBeenCalledTimes(2);
});

it('with code that was fetched ahead the first listener misses no event', async () => {
  const { context, rows, onTick, load, log, send } = start();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  void loadersOf(context, [rows.onTick])[0]?.().catch(() => {});
  await flush();
  void loadersOf(context, [rows.onTick])[0]?.().catch(() => {});
  await flush();
  expect(log).toEqual([]);
  const seen: number[] = [];
  onTick(({ n }) => seen.push(n));
  send(1);
  expect(seen).toEqual([1]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('the end of the app ends the source and ignores later listeners', async () => {
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

// Node reports more than ten listeners as a leak.
it('all events together add one listener for the end of the app', () => {
  const { context } = fakePlatform();
  const kept = keptListeners(context.life.signal);
  const quiet: EventSource<unknown> = () => () => {};
  callsOfRows(context, { one: eventFrom(quiet), two: eventFrom(quiet), three: eventFrom(quiet) });
  expect(kept.ever()).toBe(1);
});
