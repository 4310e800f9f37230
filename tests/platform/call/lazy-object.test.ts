import { describe, expect, it, vi } from 'vitest';
import { lazyObject } from '@/platform/call/lazy-object';
import { createDeferred } from '../../helpers/deferred';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';

type Player = {
  volume: number;
  readonly duration: number;
  play(from?: number): Promise<string>;
  onPlay(listener: () => void): () => void;
  offPlay(listener?: () => void): void;
  choose(name: string): Player;
};

/** The object that loads. It logs every call. */
function makeReal() {
  const log: unknown[] = [];
  let volume = 1;
  const real: Player = {
    get volume() {
      return volume;
    },
    set volume(value) {
      volume = value;
      log.push(['volume', value]);
    },
    get duration() {
      return 7;
    },
    play: async (from) => {
      log.push(['play', from]);
      if (from === -1) throw new Error('boom');
      return 'done';
    },
    onPlay: (listener) => {
      log.push(['on', listener]);
      return () => log.push(['removed', listener]);
    },
    offPlay: (listener) => {
      log.push(['off', listener]);
    },
    choose: (name) => {
      log.push(['choose', name]);
      return real;
    },
  };
  return { real, log };
}

function start() {
  const { context, env } = fakePlatform();
  const { real, log } = makeReal();
  let coming = createDeferred<object>();
  const load = vi.fn(() => coming.promise);
  const object = lazyObject<Player>(context, {
    prefix: 'createPlayer().',
    load,
    methods: 'play',
    events: 'Play',
    chain: 'choose',
    fields: { volume: 1, duration: 0 },
  });
  return {
    object,
    log,
    load,
    setOnline: (onLine: boolean) => Object.assign(env.window.navigator, { onLine }),
    come: async () => {
      coming.resolve(real);
      await flush();
    },
    fail: async () => {
      const failed = coming;
      coming = createDeferred<object>();
      failed.reject(new Error('offline'));
      await flush();
    },
  };
}

it('a lazy object loads its code at once, and once only', async () => {
  const { object, load, come } = start();
  expect(load).toHaveBeenCalledTimes(1);
  await come();
  await object.play();
  expect(load).toHaveBeenCalledTimes(1);
});

it('calls that wait for the code run in the order in which they were made', async () => {
  const { object, log, come } = start();
  const listener = () => {};
  object.volume = 0.5;
  object.onPlay(listener);
  expect(object.choose('a').choose('b')).toBe(object);
  const played = object.play(3);
  object.offPlay(listener);
  expect(object).toMatchObject({ volume: 0.5, duration: 0 });
  expect(log).toEqual([]);
  await come();
  expect(await played).toBe('done');
  expect(log).toEqual([
    ['volume', 0.5],
    ['on', listener],
    ['choose', 'a'],
    ['choose', 'b'],
    ['play', 3],
    ['off', listener],
  ]);
});

it('after the load, the object has the getters, setters and methods of the real one', async () => {
  const { object, log, come } = start();
  const { play } = object;
  await come();
  expect(object.duration).toBe(7);
  object.volume = 0.25;
  expect(object.volume).toBe(0.25);
  expect(await play(1)).toBe('done');
  expect(log).toEqual([
    ['volume', 0.25],
    ['play', 1],
  ]);
});

it('a method rejects with the error of the real method', async () => {
  const { object, come } = start();
  const played = object.play(-1);
  await Promise.all([expect(played).rejects.toThrow('boom'), come()]);
});

it('a lazy object can be awaited and turned into JSON without a call', async () => {
  const { object, log, come } = start();
  expect(await object).toBe(object);
  expect(JSON.stringify(object)).toBe('{"volume":1,"duration":0}');
  await come();
  expect(log).toEqual([]);
});

describe('listeners', () => {
  it('listeners can be removed before and after the load', async () => {
    const { object, log, come } = start();
    const [early, late] = [() => {}, () => {}];
    object.onPlay(early)();
    const remove = object.onPlay(late);
    await come();
    expect(log).toEqual([['on', late]]);
    remove();
    expect(log).toEqual([
      ['on', late],
      ['removed', late],
    ]);
  });

  it('a listener that is not a function is refused at once', () => {
    const { object } = start();
    expect(() => object.onPlay(5 as never)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        errMsg: 'createPlayer().onPlay:fail parameter.listener should be a function',
      }) as Error,
    );
  });
});

it('waiting calls reject if the code cannot be loaded, and the next call loads again', async () => {
  const { object, log, load, come, fail } = start();
  const listener = () => {};
  object.onPlay(listener);
  const played = object.play(1);
  await Promise.all([
    expect(played).rejects.toMatchObject({
      name: 'PlatformError',
      code: 'failed',
      errMsg: 'createPlayer().play:fail its code could not be loaded',
    }),
    fail(),
  ]);
  const again = object.play(2);
  expect(load).toHaveBeenCalledTimes(2);
  await come();
  expect(await again).toBe('done');
  // The call that has rejected does not run later.
  expect(log).toEqual([
    ['on', listener],
    ['play', 2],
  ]);
});

it('[S8.3] an object’s call fails as offline when its code cannot be fetched offline, and works once online', async () => {
  const { object, come, fail, setOnline } = start();
  setOnline(false);
  const played = object.play(1);
  await Promise.all([
    expect(played).rejects.toMatchObject({
      code: 'offline',
      errMsg: 'createPlayer().play:fail No network, please check your connection',
    }),
    fail(),
  ]);
  setOnline(true);
  const again = object.play(2);
  await come();
  expect(await again).toBe('done');
});
