import { expect, it, vi } from 'vitest';
import { PlatformError } from '@/platform/errors';
import { laterObject } from '@/platform/later-object';
import { createDeferred } from '../helpers/deferred';
import { flush } from '../helpers/flush';

type Player = {
  volume: number;
  src: string;
  readonly paused: boolean;
  play(): Promise<string>;
  onEnded(listener: () => void): () => void;
  chain(word: string): Player;
};

type ErrorListeners = { onError(listener: (error: unknown) => void): void };

function start() {
  const coming = createDeferred<Player>();
  const log: string[] = [];
  const player: Player = {
    volume: 0.5,
    src: '',
    paused: false,
    play: async () => {
      log.push(`play ${player.src}`);
      return 'playing';
    },
    onEnded: () => {
      log.push('listen');
      return () => log.push('unlisten');
    },
    chain: (word) => {
      log.push(word);
      return player;
    },
  };
  const later = laterObject(coming.promise) as Player & PromiseLike<Player>;
  return { later, player, log, come: () => coming.resolve(player), fail: coming.reject };
}

it('keeps calls and assignments in their order until the object comes', async () => {
  const { later, player, log, come } = start();
  later.src = 'a.mp3';
  const playing = later.play();
  later.chain('one').chain('two');
  expect(log).toEqual([]);
  come();
  expect(await playing).toBe('playing');
  await flush();
  expect(log).toEqual(['play a.mp3', 'one', 'two']);
  expect(player.src).toBe('a.mp3');
});

it('says what rests before it has begun, and what was assigned', () => {
  const { later } = start();
  expect([later.paused, later.volume]).toEqual([true, 1]);
  later.volume = 0.2;
  expect(later.volume).toBe(0.2);
});

it('speaks for the real one when that has come', async () => {
  const { later, player, come } = start();
  come();
  await flush();
  expect([later.paused, later.volume]).toEqual([false, 0.5]);
  later.volume = 0.7;
  expect(player.volume).toBe(0.7);
  expect(await later.play()).toBe('playing');
});

it('can be waited for', async () => {
  const { later, player, come } = start();
  come();
  expect(await later).toBe(player);
});

it('takes away a listener that was not yet there', async () => {
  const { later, log, come } = start();
  const remove = later.onEnded(() => {});
  remove();
  come();
  await flush();
  expect(log).toEqual(['listen', 'unlisten']);
});

it('tells who listens for it when a player does not come', async () => {
  const { later, fail } = start();
  const heard: unknown[] = [];
  (later as unknown as ErrorListeners).onError((error) => heard.push(error));
  const error = new PlatformError({ code: 'failed', api: 'createAudio', message: 'offline' });
  fail(error);
  await flush();
  expect(heard).toEqual([error]);
});

it('tells those who wait for a call when it does not come, and nobody else', async () => {
  const { later, fail } = start();
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const playing = later.play();
  later.src = 'a.mp3';
  fail(new Error('offline'));
  await expect(playing).rejects.toThrow('offline');
  await flush();
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
