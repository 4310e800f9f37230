import { describe, expect, it } from 'vitest';
import { type Env, createEnv } from '@/platform';
import { createCache, createThrottle, fetchJson } from '@/platform/maps/service';
import { setUpBackend } from '../../helpers/backend';
import { createManualClock } from '../../helpers/manual-clock';

describe('fetchJson', () => {
  const { port } = setUpBackend({ faults: true });
  const env = createEnv(globalThis as unknown as Window & typeof globalThis);
  const url = (path: string) => `http://localhost:${port()}/api${path}`;
  const alive = () => new AbortController().signal;

  it('resolves with the JSON of an answer', async () => {
    expect(await fetchJson(env, url('/slow?ms=0'), alive())).toEqual({ ms: 0 });
  });

  it('sends the method, the body and the headers', async () => {
    const init = { method: 'POST', body: 'stone', headers: { 'X-Kind': 'marble' } };
    expect(await fetchJson(env, url('/echo'), alive(), init)).toMatchObject({
      method: 'POST',
      body: 'stone',
      headers: { 'x-kind': 'marble' },
    });
  });

  it.each([
    ['another status', '/status/503', 'load', 'answered with status 503'],
    ['half an object', '/broken-json', 'load', 'failed'],
    ['a broken connection', '/reset', 'network', 'the connection failed'],
    ['an answer that breaks off', '/drop', 'network', 'the connection failed'],
  ])('[S8.10] fails with a MapFailure after %s', async (_name, path, reason, message) => {
    await expect(fetchJson(env, url(path), alive())).rejects.toMatchObject({
      name: 'MapFailure',
      reason,
      message,
    });
  });

  it('[S8.10] fails with reason network if there is no server', async () => {
    await expect(fetchJson(env, 'http://localhost:9/', alive())).rejects.toMatchObject({
      reason: 'network',
    });
  });

  it.each(['/slow?ms=60000', '/stall'])(
    '[S8.10] fails with reason network after 10 s of waiting for %s',
    async (path) => {
      const clock = createManualClock();
      const call = fetchJson({ ...env, after: clock.after }, url(path), alive());
      let error: unknown;
      call.catch((reason: unknown) => {
        error = reason;
      });
      await clock.advance(9999);
      expect(error).toBeUndefined();
      await clock.advance(1);
      await expect(call).rejects.toMatchObject({ reason: 'network', message: 'no answer in 10 s' });
      expect(clock.pending).toBe(0);
    },
  );

  it('settles even if the browser never answers', async () => {
    const clock = createManualClock();
    const window = { fetch: () => new Promise(() => {}) } as unknown as Env['window'];
    const deaf = { ...env, window, after: clock.after };
    const late = fetchJson(deaf, url('/echo'), alive());
    late.catch(() => {});
    await clock.advance(10_000);
    await expect(late).rejects.toMatchObject({ reason: 'network' });

    const controller = new AbortController();
    const left = fetchJson(deaf, url('/echo'), controller.signal);
    controller.abort();
    await expect(left).rejects.toThrow('aborted');
    expect(clock.pending).toBe(0);
  });

  it('rejects when its signal is aborted, and sends nothing for an aborted signal', async () => {
    const controller = new AbortController();
    const call = fetchJson(env, url('/slow?ms=60000'), controller.signal);
    controller.abort();
    await expect(call).rejects.toThrow('aborted');
    const asked: unknown[] = [];
    const window = { fetch: (...args: unknown[]) => asked.push(args) } as unknown as Env['window'];
    await expect(fetchJson({ ...env, window }, url('/echo'), controller.signal)).rejects.toThrow(
      'aborted',
    );
    expect(asked).toEqual([]);
  });

  it('sends the origin of the page with any referrer policy', async () => {
    const asked: RequestInit[] = [];
    const window = {
      fetch: (target: string, init: RequestInit) => {
        asked.push(init);
        return fetch(target, init);
      },
    } as unknown as Env['window'];
    await fetchJson({ ...env, window }, url('/slow?ms=0'), alive());
    expect(asked[0]?.referrerPolicy).toBe('strict-origin-when-cross-origin');
  });
});

describe('createCache', () => {
  it('asks once for each key, and removes the oldest answer beyond its limit', async () => {
    const recall = createCache<string>(2);
    const asked: string[] = [];
    const get = (key: string) =>
      recall(key, async () => {
        asked.push(key);
        return key.toUpperCase();
      });
    expect(await get('a')).toBe('A');
    expect(await get('b')).toBe('B');
    expect(await get('a')).toBe('A');
    expect(await get('c')).toBe('C');
    expect(await get('a')).toBe('A');
    expect(asked).toEqual(['a', 'b', 'c']);
    expect(await get('b')).toBe('B');
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not cache a failure', async () => {
    const recall = createCache<string>(2);
    await expect(recall('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await recall('a', async () => 'up')).toBe('up');
  });
});

describe('createThrottle', () => {
  function setUp() {
    const clock = createManualClock();
    let now = 0;
    const turn = createThrottle({ after: clock.after, now: () => now } as Env, 1000);
    const log: string[] = [];
    const alive = new AbortController().signal;
    return {
      log,
      clock,
      ask: (name: string, signal = alive) =>
        turn(signal).then(
          () => log.push(`${name} ${now}`),
          (error: Error) => log.push(`${name} ${error.message}`),
        ),
      advance: async (ms: number) => {
        now += ms;
        await clock.advance(ms);
      },
    };
  }

  it('the first turn comes at once, and the others follow in order, a second apart', async () => {
    const { ask, advance, log, clock } = setUp();
    ask('a');
    ask('b');
    ask('c');
    await advance(0);
    expect(log).toEqual(['a 0']);
    await advance(999);
    expect(log).toEqual(['a 0']);
    await advance(1);
    await advance(1000);
    expect(log).toEqual(['a 0', 'b 1000', 'c 2000']);
    expect(clock.pending).toBe(0);
    await advance(5000);
    ask('d');
    await advance(0);
    expect(log.at(-1)).toBe('d 7000');
  });

  it('aborted turns cost the others no time', async () => {
    const { ask, advance, log } = setUp();
    const [first, second] = [new AbortController(), new AbortController()];
    ask('a');
    ask('b', first.signal);
    ask('c', second.signal);
    ask('d');
    first.abort();
    second.abort();
    await advance(0);
    await advance(1000);
    expect(log).toEqual(['a 0', 'b aborted', 'c aborted', 'd 1000']);
  });

  it('a turn that was aborted before rejects and takes no time', async () => {
    const { ask, advance, log } = setUp();
    ask('a', AbortSignal.abort());
    ask('b');
    await advance(0);
    expect(log).toEqual(['a aborted', 'b 0']);
  });
});
