import { expect, it, vi } from 'vitest';
import { type Api, defineApi } from '@/platform';
import { loadersOf } from '@/platform/create-platform';
import { asyncCalls } from '@/platform/call/rows';
import { createDeferred } from '../../helpers/deferred';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { callsOfRows } from '../../helpers/platform-of';

const { context } = fakePlatform();

function group() {
  const ran: unknown[] = [];
  const note = (name: string): Api<{ n: number }, number> =>
    defineApi(name, {
      check: (input) => ({ value: (input as { n: number }).n }),
      run: (given, n) => {
        ran.push([name, n, given === context]);
        return n * 2;
      },
    });
  return { apis: { first: note('first'), second: note('second') }, ran };
}

type Apis = ReturnType<typeof group>['apis'];

const rowsOf = (load: () => Promise<Apis>) => asyncCalls(load, { first: {}, second: {} });
const callsOf = (load: () => Promise<Apis>, app = context) => callsOfRows(app, rowsOf(load));

it('the first call of a file fetches its code, and later calls do not fetch it again', async () => {
  const { apis } = group();
  const load = vi.fn(async () => apis);
  const calls = callsOf(load);
  expect(load).not.toHaveBeenCalled();
  expect(await calls.first({ n: 1 })).toBe(2);
  expect(await calls.second({ n: 2 })).toBe(4);
  expect(load).toHaveBeenCalledTimes(1);
});

it('calls that wait for the same code run in the order in which they were made', async () => {
  const { apis, ran } = group();
  const calls = callsOf(async () => apis);
  await Promise.all([calls.second({ n: 1 }), calls.first({ n: 2 }), calls.second({ n: 3 })]);
  expect(ran).toEqual([
    ['second', 1, true],
    ['first', 2, true],
    ['second', 3, true],
  ]);
});

it('a call rejects if its code cannot be loaded, and the next call tries again', async () => {
  const { apis } = group();
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  load.mockResolvedValue(apis);
  const calls = callsOf(load);
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
  const calls = callsOf(load, own);
  Object.assign(env.window.navigator, { onLine: false });
  await expect(calls.first({ n: 1 })).rejects.toMatchObject({
    code: 'offline',
    errMsg: 'first:fail No network, please check your connection',
    cause: lost,
  });
  Object.assign(env.window.navigator, { onLine: true });
  expect(await calls.first({ n: 1 })).toBe(2);
});

it('code can be fetched ahead, and if that fails the first call fetches it', async () => {
  const { apis } = group();
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(apis);
  const rows = rowsOf(load);
  const calls = callsOfRows(context, rows);
  void loadersOf(context, [rows.first])[0]?.().catch(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  void loadersOf(context, [rows.first])[0]?.().catch(() => {});
  expect(await calls.second({ n: 5 })).toBe(10);
  expect(load).toHaveBeenCalledTimes(2);
});

it('[S8.2] a call that is aborted before its code has loaded never runs', async () => {
  const { apis, ran } = group();
  const call = callsOf(async () => apis);
  const task = call.first({ n: 1 });
  task.abort();
  await expect(task).rejects.toMatchObject({ code: 'abort', errMsg: 'first:fail request abort' });
  await expect(call.first({ n: 1, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'abort',
  });
  await call.second({ n: 2 });
  expect(ran).toEqual([['second', 2, true]]);
});

it('[S8.2] a call that is aborted while an interceptor is busy never runs', async () => {
  const { context: own } = fakePlatform();
  const thought = createDeferred();
  own.interceptors.add('vibrateShort', { invoke: () => thought.promise });
  const run = vi.fn();
  const vibrateShort: Api<object, void> = defineApi('vibrateShort', {
    check: () => ({ value: {} }),
    run,
  });
  const call = callsOfRows(
    own,
    asyncCalls(async () => ({ vibrateShort }), { vibrateShort: {} }),
  );
  const task = call.vibrateShort();
  await flush();
  task.abort();
  thought.resolve();
  await expect(task).rejects.toMatchObject({ code: 'abort' });
  await flush();
  expect(run).not.toHaveBeenCalled();
});

it('[S8.2] an aborted call still runs if the tap opened something, so that it can close that', async () => {
  const signals: boolean[] = [];
  const choose: Api<object, void> = defineApi('choose', {
    check: () => ({ value: {} }),
    run: (_context, _params, _fail, { signal }) => {
      signals.push(signal.aborted);
    },
  });
  const begin = () => 'picker';
  const call = callsOfRows(
    context,
    asyncCalls(async () => ({ choose }), { choose: { begin } }),
  );
  const task = call.choose();
  task.abort();
  await expect(task).rejects.toMatchObject({ code: 'abort' });
  await flush();
  expect(signals).toEqual([true]);
});

it('[S8.2] the end of their lifetime aborts running calls and later ones', async () => {
  const life = new AbortController();
  const waits: Api<object, void> = defineApi('waits', {
    check: () => ({ value: {} }),
    run: () => new Promise<void>(() => {}),
  });
  const tied = callsOfRows(
    context,
    asyncCalls(async () => ({ waits }), { waits: {} }),
    life.signal,
  );
  const task = tied.waits();
  life.abort();
  await expect(task).rejects.toMatchObject({ code: 'abort', api: 'waits' });
  await expect(tied.waits()).rejects.toMatchObject({ code: 'abort' });
});

it('a call reports its progress to its listeners until it has settled', async () => {
  const steps: Api<object, string, number> = defineApi('steps', {
    check: () => ({ value: {} }),
    run: async (_context, _params, _fail, { progress }) => {
      progress(50);
      progress(100);
      return 'done';
    },
  });
  const task = callsOfRows(
    context,
    asyncCalls(async () => ({ steps }), { steps: {} }),
  ).steps();
  const seen: number[] = [];
  task.onProgress((now) => seen.push(now));
  const stop = task.onProgress(() => seen.push(-1));
  stop();
  expect(await task).toBe('done');
  expect(seen).toEqual([50, 100]);
});

it.each([null, 5, 'x', {}, { aborted: true }])('a call refuses the signal %j', async (signal) => {
  const { apis } = group();
  const call = callsOf(async () => apis);
  await expect(call.first({ n: 1, signal: signal as never })).rejects.toMatchObject({
    code: 'invalid',
    errMsg: 'first:fail parameter.signal should be an AbortSignal',
  });
});

it('a call whose code has loaded runs in the same task, because some browser functions need the tap', async () => {
  const { apis, ran } = group();
  const calls = callsOf(async () => apis);
  await calls.first({ n: 1 });
  const second = calls.second({ n: 2 });
  expect(ran[1]).toEqual(['second', 2, true]);
  await second;
});

it('the row’s begin runs at once while the code loads, and the call receives its result', async () => {
  const seen: unknown[] = [];
  const apis = {
    first: defineApi<{ n: number }, { n: number }, void>('first', {
      check: (input) => ({ value: input as { n: number } }),
      run: (_context, _params, _fail, { begun }) => {
        seen.push(begun);
      },
    }),
  };
  const began: unknown[] = [];
  const begin = (given: unknown, input: unknown) => began.push([given === context, input]);
  const { first } = callsOfRows(
    context,
    asyncCalls(async () => apis, { first: { begin } }),
  );
  const waiting = first({ n: 1 });
  expect(began).toEqual([[true, { n: 1 }]]);
  await waiting;
  await first({ n: 2 });
  expect(began).toHaveLength(1);
  expect(seen).toEqual([1, undefined]);
});

it('[S8.2] the reason of an abort is the cause of the error', async () => {
  const { apis } = group();
  const caller = new AbortController();
  const task = callsOf(async () => apis).first({ n: 1, signal: caller.signal });
  const reason = new Error('the user left');
  caller.abort(reason);
  await expect(task).rejects.toMatchObject({ code: 'abort', cause: reason });
});
