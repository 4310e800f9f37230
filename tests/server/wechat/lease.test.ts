import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../server/shared/http.mjs';
import { type TicketStore, createLease, createMemoryStore } from '../../../server/wechat/lease.mjs';
import { UpstreamError } from '../../../server/wechat/upstream.mjs';

const HOUR = 3_600_000;

/** A service that returns v1, v2 and so on. While `fails` is set, it throws that. */
function createCase(store: TicketStore = createMemoryStore()) {
  const state = { time: 1_000_000, count: 0, seconds: 7200, fails: undefined as Error | undefined };
  const lease = () =>
    createLease({
      key: 'k',
      store,
      now: () => state.time,
      timeout: 1000,
      async load() {
        await Promise.resolve();
        state.count += 1;
        if (state.fails) throw state.fails;
        return { value: `v${state.count}`, seconds: state.seconds };
      },
    });
  return { state, store, lease };
}

describe('createLease', () => {
  it('loads once for a hundred callers, and for all later ones', async () => {
    const { state, lease } = createCase();
    const read = lease();
    const values = await Promise.all(Array.from({ length: 100 }, () => read()));
    expect([new Set(values), await read(), state.count]).toEqual([new Set(['v1']), 'v1', 1]);
  });

  it('loads again four minutes before the end', async () => {
    const { state, lease } = createCase();
    const read = lease();
    await read();
    state.time += 2 * HOUR - 240_001;
    expect(await read()).toBe('v1');
    state.time += 1;
    expect(await read()).toBe('v2');
  });

  it('serves the old value until its end when loading fails', async () => {
    const { state, lease } = createCase();
    const read = lease();
    await read();
    state.fails = new UpstreamError('silence');
    state.time += 2 * HOUR - 60_000;
    expect([await read(), await read(), state.count]).toEqual(['v1', 'v1', 2]);
    state.time += 60_000;
    await expect(read()).rejects.toThrow('silence');
  });

  it.each([
    ['silence', new UpstreamError('no'), 5_000],
    ['a busy service', new UpstreamError('no', -1), 5_000],
    ['a refusal', new UpstreamError('no', 45009), 60_000],
  ])('waits before the next load after %s', async (_name, failure, calm) => {
    const { state, lease } = createCase();
    const read = lease();
    state.fails = failure;
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => read()));
    expect(outcomes.every((each) => each.status === 'rejected')).toBe(true);
    state.time += calm - 1;
    await expect(read()).rejects.toBe(failure);
    expect(state.count).toBe(1);
    state.time += 1;
    state.fails = undefined;
    expect(await read()).toBe('v2');
  });

  it('does not load for each call when the new value has few seconds left', async () => {
    const { state, lease } = createCase();
    state.seconds = 100;
    const read = lease();
    for (let second = 0; second < 99; second += 1) {
      await read();
      state.time += 1000;
    }
    expect(state.count).toBe(2);
  });

  it('loads again when the caller says that the value was refused', async () => {
    const { state, lease } = createCase();
    const read = lease();
    await read();
    expect([await read('v1'), await read('v1'), await read()]).toEqual(['v2', 'v2', 'v2']);
    expect(state.count).toBe(2);
  });

  it('uses the value that another process has stored', async () => {
    const { state, lease } = createCase();
    const [one, other] = [lease(), lease()];
    expect([await one(), await other(), state.count]).toEqual(['v1', 'v1', 1]);
  });

  it('loads once for several processes when the store has a lock', async () => {
    let tail: Promise<unknown> = Promise.resolve();
    const locked: string[] = [];
    const { state, lease } = createCase({
      ...createMemoryStore(),
      lock(key, run) {
        locked.push(key);
        const mine = tail.then(run);
        tail = mine.catch(() => {});
        return mine;
      },
    });
    const processes = Array.from({ length: 10 }, lease);
    const values = await Promise.all(processes.map((read) => read()));
    expect([new Set(values), state.count]).toEqual([new Set(['v1']), 1]);
    expect(new Set(locked)).toEqual(new Set(['k']));
  });

  it.each<[string, Partial<TicketStore>]>([
    ['get', { get: () => Promise.reject(new Error('GET ticket-in-the-command')) }],
    ['set', { set: () => Promise.reject(new Error('SET ticket-in-the-command')) }],
    ['lock', { lock: () => Promise.reject(new Error('SET ticket-in-the-command')) }],
  ])('reports only that the store failed in %s', async (_name, broken) => {
    const error = await createCase({ ...createMemoryStore(), ...broken })
      .lease()()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 503, message: 'the store of the tickets failed' });
    expect((error as Error).cause).toBeUndefined();
  });

  it('loads again five seconds after the store has failed', async () => {
    let failures = 1;
    const { state, lease } = createCase({
      ...createMemoryStore(),
      lock(_key, run) {
        failures -= 1;
        if (failures >= 0) throw new Error('not connected');
        return run();
      },
    });
    const read = lease();
    await expect(read()).rejects.toMatchObject({ status: 503 });
    state.time += 5_000;
    expect(await read()).toBe('v1');
  });
});
