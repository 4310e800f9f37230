import { expect, it, vi } from 'vitest';
import { type Api, defineApi } from '@/platform';
import { lazyGroup } from '@/platform/lazy-group';
import { createDeferred } from '../helpers/deferred';
import { fakePlatform } from '../helpers/fake-platform';
import { flush } from '../helpers/flush';

const { context } = fakePlatform();

function group() {
  const ran: unknown[] = [];
  const note = (name: string): Api<{ n: number }, number> =>
    defineApi(name, {
      check: (input) => ({ ok: true, params: (input as { n: number }).n }),
      run: (given, n) => {
        ran.push([name, n, given === context]);
        return n * 2;
      },
    });
  return { apis: { first: note('first'), second: note('second') }, ran };
}

it('fetches nothing before the first call, and then once', async () => {
  const { apis } = group();
  const load = vi.fn(async () => apis);
  const calls = lazyGroup(context, load, ['first', 'second']).calls();
  expect(load).not.toHaveBeenCalled();
  expect(await calls.first({ n: 1 })).toBe(2);
  expect(await calls.second({ n: 2 })).toBe(4);
  expect(load).toHaveBeenCalledTimes(1);
});

it('runs calls in the order in which they were made', async () => {
  const { apis, ran } = group();
  const calls = lazyGroup(context, async () => apis, ['first', 'second']).calls();
  await Promise.all([calls.second({ n: 1 }), calls.first({ n: 2 }), calls.second({ n: 3 })]);
  expect(ran).toEqual([
    ['second', 1, true],
    ['first', 2, true],
    ['second', 3, true],
  ]);
});

it('rejects when the code does not come, and tries again with the next call', async () => {
  const { apis } = group();
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  load.mockResolvedValue(apis);
  const calls = lazyGroup<typeof apis>(context, load, ['first', 'second']).calls();
  await expect(calls.first({ n: 1 })).rejects.toMatchObject({
    name: 'PlatformError',
    code: 'failed',
    errMsg: 'first:fail its code could not be loaded',
    cause: lost,
  });
  expect(await calls.first({ n: 1 })).toBe(2);
});

it('[S8.3] a call fails as offline when its code cannot be fetched offline, and works once online', async () => {
  const { apis } = group();
  const { context: own, env } = fakePlatform();
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  load.mockResolvedValue(apis);
  const calls = lazyGroup<typeof apis>(own, load, ['first', 'second']).calls();
  Object.assign(env.window.navigator, { onLine: false });
  await expect(calls.first({ n: 1 })).rejects.toMatchObject({
    code: 'offline',
    errMsg: 'first:fail No network, please check your connection',
    cause: lost,
  });
  Object.assign(env.window.navigator, { onLine: true });
  expect(await calls.first({ n: 1 })).toBe(2);
});

it('can be fetched ahead, and a failure of that is nobody else’s', async () => {
  const { apis } = group();
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(apis);
  const { calls: bind, preload } = lazyGroup<typeof apis>(context, load, ['first', 'second']);
  const calls = bind();
  preload();
  await new Promise((resolve) => setTimeout(resolve));
  preload();
  expect(await calls.second({ n: 5 })).toBe(10);
  expect(load).toHaveBeenCalledTimes(2);
});

it('[S8.2] aborted before its code has come, it never runs', async () => {
  const { apis, ran } = group();
  const call = lazyGroup<typeof apis>(context, async () => apis, ['first', 'second']).calls();
  const task = call.first({ n: 1 });
  task.abort();
  await expect(task).rejects.toMatchObject({ code: 'abort', errMsg: 'first:fail request abort' });
  await expect(call.first({ n: 1, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'abort',
  });
  await call.second({ n: 2 });
  expect(ran).toEqual([['second', 2, true]]);
});

it('[S8.2] aborted while an interceptor thinks, it never runs', async () => {
  const { context: own } = fakePlatform();
  const thought = createDeferred();
  own.interceptors.add('vibrateShort', { invoke: () => thought.promise });
  const run = vi.fn();
  const vibrateShort: Api<object, void> = defineApi('vibrateShort', {
    check: () => ({ ok: true, params: {} }),
    run,
  });
  const call = lazyGroup(own, async () => ({ vibrateShort }), ['vibrateShort']).calls();
  const task = call.vibrateShort();
  await flush();
  task.abort();
  thought.resolve();
  await expect(task).rejects.toMatchObject({ code: 'abort' });
  await flush();
  expect(run).not.toHaveBeenCalled();
});

it('[S8.2] aborted after it was begun in the tap, it runs to put that away', async () => {
  const signals: boolean[] = [];
  const choose: Api<object, void> = defineApi('choose', {
    check: () => ({ ok: true, params: {} }),
    run: (_context, _params, _fail, { signal }) => {
      signals.push(signal.aborted);
    },
  });
  const begin = () => 'picker';
  const call = lazyGroup(context, async () => ({ choose }), ['choose'], begin).calls();
  const task = call.choose();
  task.abort();
  await expect(task).rejects.toMatchObject({ code: 'abort' });
  await flush();
  expect(signals).toEqual([true]);
});

it('[S8.2] ends what runs when the lifetime of its calls ends', async () => {
  const life = new AbortController();
  const waits: Api<object, void> = defineApi('waits', {
    check: () => ({ ok: true, params: {} }),
    run: () => new Promise<void>(() => {}),
  });
  const tied = lazyGroup(context, async () => ({ waits }), ['waits']).calls(life.signal);
  const task = tied.waits();
  life.abort();
  await expect(task).rejects.toMatchObject({ code: 'abort', api: 'waits' });
  await expect(tied.waits()).rejects.toMatchObject({ code: 'abort' });
});

it('hands progress to whoever listens, until it is over', async () => {
  const steps: Api<object, string, number> = defineApi('steps', {
    check: () => ({ ok: true, params: {} }),
    run: async (_context, _params, _fail, { progress }) => {
      progress(50);
      progress(100);
      return 'done';
    },
  });
  const task = lazyGroup(context, async () => ({ steps }), ['steps'])
    .calls()
    .steps();
  const seen: number[] = [];
  task.onProgress((now) => seen.push(now));
  const stop = task.onProgress(() => seen.push(-1));
  stop();
  expect(await task).toBe('done');
  expect(seen).toEqual([50, 100]);
});

it.each([null, 5, 'x', {}, { aborted: true }])('refuses the signal %j', async (signal) => {
  const { apis } = group();
  const call = lazyGroup<typeof apis>(context, async () => apis, ['first', 'second']).calls();
  await expect(call.first({ n: 1, signal: signal as never })).rejects.toMatchObject({
    code: 'invalid',
    errMsg: 'first:fail parameter.signal should be an AbortSignal',
  });
});

it('runs a call at once when the code is there, for what must happen in the tap’s own task', async () => {
  const { apis, ran } = group();
  const calls = lazyGroup(context, async () => apis, ['first', 'second']).calls();
  await calls.first({ n: 1 });
  const second = calls.second({ n: 2 });
  expect(ran[1]).toEqual(['second', 2, true]);
  await second;
});

it('begins a call at once while the code is on its way, and hands on what was begun', async () => {
  const seen: unknown[] = [];
  const apis = {
    first: defineApi<{ n: number }, { n: number }, void>('first', {
      check: (input) => ({ ok: true, params: input as { n: number } }),
      run: (_context, _params, _fail, { begun }) => {
        seen.push(begun);
      },
    }),
  };
  const began: unknown[] = [];
  const begun = lazyGroup(
    context,
    async () => apis,
    ['first'],
    (given, api, input) => began.push([given === context, api, input]),
  );
  const { first } = begun.calls();
  const waiting = first({ n: 1 });
  expect(began).toEqual([[true, 'first', { n: 1 }]]);
  await waiting;
  await first({ n: 2 });
  expect(began).toHaveLength(1);
  expect(seen).toEqual([1, undefined]);
});
