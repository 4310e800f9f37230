import { describe, expect, it, vi } from 'vitest';
import { inTime, timeOut } from '@/platform/call/timers';
import { fakeEnv } from '../../helpers/fake-platform';

function start(ms: number) {
  const waits: number[] = [];
  const log: string[] = [];
  const after = (wait: number, run: () => void) => {
    waits.push(wait);
    run();
    return () => log.push('cancelled');
  };
  const cancel = timeOut({ after }, ms, () => log.push('late'));
  return { waits, log, cancel };
}

it('timeOut calls its callback after the time, and can be cancelled', () => {
  const { waits, log, cancel } = start(60_000);
  cancel();
  expect([waits, log]).toEqual([[60_000], ['late', 'cancelled']]);
});

it.each([0, -1, Number.NaN])('[S9.1] timeOut with %d sets no timer', (ms) => {
  const { waits, log, cancel } = start(ms);
  cancel();
  expect([waits, log]).toEqual([[], []]);
});

it.each([2 ** 31, Number.MAX_SAFE_INTEGER, Infinity])(
  'timeOut with %d waits for the longest time that a browser supports',
  (ms) => expect(start(ms).waits).toEqual([2_000_000_000]),
);

describe('inTime', () => {
  const never = () => new Promise<string>(() => {});

  it('begins the work in its own task, and gives its result', async () => {
    const { env, timers } = fakeEnv();
    const log: string[] = [];
    const result = inTime(env, { ms: 50 }, () => {
      log.push('begun');
      return Promise.resolve('stone');
    });
    expect(log).toEqual(['begun']);
    expect([await result, timers()]).toEqual(['stone', 0]);
  });

  it('rejects after the time, and aborts the signal of the work', async () => {
    const { env, pass } = fakeEnv();
    let ending: AbortSignal | undefined;
    const result = inTime(env, { ms: 50 }, (signal) => {
      ending = signal;
      return never();
    });
    pass(49);
    expect(ending?.aborted).toBe(false);
    pass(1);
    await expect(result).rejects.toThrow('no answer within 50 ms');
    expect(ending?.aborted).toBe(true);
  });

  it('gives the result of `late` after the time, or its error', async () => {
    const { env, pass } = fakeEnv();
    const results = [
      inTime(env, { ms: 50, late: () => 'late' }, never),
      inTime(
        env,
        {
          ms: 50,
          late: () => {
            throw new Error('too late');
          },
        },
        never,
      ),
    ];
    pass(50);
    expect(await results[0]).toBe('late');
    await expect(results[1]).rejects.toThrow('too late');
  });

  it('counts again when the work restarts the time', async () => {
    const { env, pass } = fakeEnv();
    let restart = (_ms?: number) => {};
    const result = inTime(env, { ms: 50, late: () => 'late' }, (_signal, again) => {
      restart = again;
      return never();
    });
    const done = vi.fn();
    void result.then(done);
    pass(40);
    restart();
    pass(40);
    restart(10);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    pass(10);
    expect(await result).toBe('late');
  });

  it('rejects at once with the reason of an abort, and leaves no timer', async () => {
    const { env, timers } = fakeEnv();
    const controller = new AbortController();
    const work = vi.fn(never);
    const result = inTime(env, { ms: 50, signal: controller.signal }, work);
    const reason = new Error('left');
    controller.abort(reason);
    await expect(result).rejects.toBe(reason);
    expect(timers()).toBe(0);
    const later = inTime(env, { ms: 50, signal: controller.signal }, work);
    await expect(later).rejects.toBe(reason);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('aborts the signal of work that failed, and not of work that succeeded', async () => {
    const { env } = fakeEnv();
    const signals: AbortSignal[] = [];
    await inTime(env, { ms: 0 }, (signal) => signals.push(signal));
    const failing = inTime(env, { ms: 0 }, (signal) => {
      signals.push(signal);
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  });
});
