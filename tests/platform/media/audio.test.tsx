import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createEnv, createPlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import { saveFile } from '@/platform/files/saved-files';
import { createAudio } from '@/platform/media/players';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';
import { factoryCall } from '../../helpers/factory-call';
import { nextViolation } from '../../helpers/markup';
import { makeWav } from '../../helpers/wav';

const { context: fake } = fakePlatform();
const context = createPlatformContext({ ...fake, env: createEnv(window) });

function wavUrl(seconds = 0.3) {
  const url = URL.createObjectURL(makeWav(seconds));
  onTestFinished(() => URL.revokeObjectURL(url));
  return url;
}

function start(lifetime?: AbortSignal) {
  const element = document.createElement('audio');
  const audio = createAudio(context, factoryCall('createAudio', { lifetime }, element));
  onTestFinished(() => audio.destroy());
  const received: string[] = [];
  for (const name of ['Play', 'Pause', 'Stop', 'Ended', 'Seeking', 'Seeked'] as const) {
    audio[`on${name}`](() => received.push(name));
  }
  const failed = new Promise<unknown>((resolve) => audio.onError(resolve));
  return { audio, element, received, failed };
}

afterEach(() => vi.restoreAllMocks());

// Browsers let a page play sound only after a tap. Other test files may have tapped before.
beforeAll(() => userEvent.click(document.body));

it('play() is denied before the user’s first tap, and plays after it', async () => {
  const refusal = new DOMException('no interaction yet', 'NotAllowedError');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(refusal);
  const { audio } = start();
  audio.src = wavUrl();
  await expect(audio.play()).rejects.toMatchObject({
    code: 'denied',
    api: 'createAudio().play',
    cause: refusal,
  });
  const other = start();
  other.audio.autoplay = true;
  other.audio.src = wavUrl();
  expect(await other.failed).toMatchObject({ code: 'denied' });

  play.mockRestore();
  await audio.play();
});

it('an audio plays to its end and sends its events', { tags: 'long' }, async () => {
  const { audio, received } = start();
  const ended = new Promise<void>((resolve) => audio.onEnded(resolve));
  audio.src = wavUrl();
  await audio.play();
  expect(audio.paused).toBe(false);
  expect(audio.duration).toBeCloseTo(0.3, 1);
  expect(audio.buffered).toBeCloseTo(0.3, 1);
  await ended;
  expect(received.filter((name) => name !== 'Pause')).toEqual(['Play', 'Ended']);
  expect(audio.currentTime).toBeCloseTo(0.3, 1);
});

it('stop() goes to the start and sends no pause event', async () => {
  const { audio, received } = start();
  audio.src = wavUrl(5);
  await audio.play();
  await audio.pause();
  await vi.waitFor(() => expect(received).toEqual(['Play', 'Pause']));
  expect(audio.paused).toBe(true);
  await audio.play();
  await audio.stop();
  expect(audio).toMatchObject({ paused: true, currentTime: 0 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toEqual(['Play', 'Pause', 'Play', 'Stop']);
});

it('seek() works with and without a source', async () => {
  const { audio, received } = start();
  await audio.seek(1);
  audio.src = wavUrl(3);
  await audio.play();
  expect(audio.currentTime).toBeGreaterThanOrEqual(1);
  await audio.seek(2);
  expect(audio.currentTime).toBeGreaterThanOrEqual(2);
  expect(received).toContain('Seeked');
  await audio.seek(-5);
  expect(audio.currentTime).toBeLessThan(1);
});

it('startTime sets where the playback begins', async () => {
  const { audio } = start();
  audio.startTime = 2;
  audio.src = wavUrl(3);
  await audio.play();
  expect(audio.currentTime).toBeGreaterThanOrEqual(2);
  await audio.stop();
  expect(audio.currentTime).toBe(2);
});

it('autoplay plays without a call', async () => {
  const { audio } = start();
  const played = new Promise<void>((resolve) => audio.onPlay(resolve));
  audio.src = wavUrl(1);
  audio.autoplay = true;
  await played;
});

it('values outside their range become the nearest valid value', () => {
  const { audio, element } = start();
  Object.assign(audio, { volume: 7, playbackRate: 99, loop: true, obeyMuteSwitch: false });
  expect(audio).toMatchObject({ volume: 1, playbackRate: 16, loop: true, obeyMuteSwitch: false });
  audio.volume = -1;
  expect(element.volume).toBe(0);
  expect(audio.duration).toBe(0);
  expect(audio.buffered).toBe(0);
});

it.each([
  ['src', 5, 'a string'],
  ['volume', 'loud', 'a number'],
  ['startTime', -1, 'a number of at least 0'],
  ['playbackRate', Number.NaN, 'a number'],
])('a %s of %j keeps the old value, and onError receives the error', async (name, value, kind) => {
  const { audio, failed } = start();
  const before = audio[name as 'volume'];
  audio[name as 'volume'] = value as number;
  expect(await failed).toMatchObject({
    code: 'invalid',
    errMsg: `createAudio().${name}:fail parameter.${name} should be ${kind}`,
  });
  expect(audio[name as 'volume']).toBe(before);
});

describe('an audio fails', () => {
  it('to play without a source', async () => {
    await expect(start().audio.play()).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'createAudio().play:fail there is nothing to play: set src first',
    });
  });

  it('to play a file that is not sound, and onError receives the error', async () => {
    const { audio, failed } = start();
    audio.src = URL.createObjectURL(new Blob(['not a sound'], { type: 'audio/wav' }));
    const message = 'the browser cannot play this media';
    await expect(audio.play()).rejects.toMatchObject({ code: 'failed', message });
    expect(await failed).toMatchObject({ code: 'failed', message });
  });

  it('[S8.1] to play a source that sends nothing, after the time-out', async () => {
    const { context: timed, pass } = fakePlatform();
    const env = { ...context.env, after: timed.env.after };
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(new Promise(() => {}));
    const audio = createAudio(
      { ...context, env },
      factoryCall('createAudio', {}, new window.Audio()),
    );
    audio.src = wavUrl();
    const playing = audio.play();
    playing.catch(() => {});
    await Promise.resolve();
    pass(60_000);
    await expect(playing).rejects.toMatchObject({ code: 'timeout', message: 'request timeout' });
  });

  it.each([undefined, 'x', Number.NaN, null])('to seek to %j', async (position) => {
    await expect(start().audio.seek(position as number)).rejects.toMatchObject({
      code: 'invalid',
      api: 'createAudio().seek',
    });
  });
});

describe('a destroyed audio', () => {
  it('releases its source and its listeners', async () => {
    const { audio, element, received } = start();
    audio.src = wavUrl(3);
    await audio.play();
    const playing = audio.play();
    await audio.destroy();
    received.length = 0;
    element.dispatchEvent(new Event('play'));
    element.dispatchEvent(new Event('ended'));
    expect(received).toEqual([]);
    expect(element.hasAttribute('src')).toBe(false);
    expect(element.readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    await playing.catch(() => {});
    for (const call of [audio.play(), audio.pause(), audio.stop(), audio.seek(1)]) {
      await expect(call).rejects.toMatchObject({
        code: 'abort',
        message: 'the audio was destroyed',
      });
    }
    audio.src = wavUrl();
    expect(element.hasAttribute('src')).toBe(false);
    await audio.destroy();
  });

  it('settles a seek that is still running', async () => {
    const { audio } = start();
    vi.spyOn(HTMLMediaElement.prototype, 'seeking', 'get').mockReturnValue(true);
    audio.src = wavUrl(3);
    await audio.play();
    const seeking = audio.seek(1);
    await audio.destroy();
    await seeking.catch((error: unknown) => expect(error).toMatchObject({ code: 'abort' }));
  });

  it('[S8.2] ends with its lifetime', async () => {
    const life = new AbortController();
    const { audio, element } = start(life.signal);
    audio.src = wavUrl(3);
    await audio.play();
    life.abort();
    expect(element.paused).toBe(true);
    await expect(audio.play()).rejects.toMatchObject({ code: 'abort' });
    await expect(start(life.signal).audio.play()).rejects.toMatchObject({ code: 'abort' });
  });
});

describe('a saved file', () => {
  const saved = async () =>
    (await saveFile(context)({ filePath: makeWav(2), fileName: 'voice.wav' })).savedFilePath;

  it('plays, and its URL ends with the player', async () => {
    const { audio, element } = start();
    audio.src = await saved();
    await audio.play();
    expect(audio.duration).toBeCloseTo(2, 1);
    const address = element.src;
    expect(address).toMatch(/^blob:/);
    await audio.destroy();
    await expect(fetch(address)).rejects.toThrow(TypeError);
  });

  it('does not play if a pause or another source comes before it has loaded', async () => {
    const { audio, element } = start();
    const path = await saved();
    audio.src = path;
    const paused = audio.play();
    await audio.pause();
    await expect(paused).rejects.toMatchObject({ code: 'abort' });
    expect(audio.paused).toBe(true);
    audio.src = path;
    const other = wavUrl(2);
    audio.src = other;
    await audio.play();
    expect(element.src).toBe(other);
    expect(audio.paused).toBe(false);
  });

  it('that is missing fails like any other source', async () => {
    const { audio, failed } = start();
    const refused = nextViolation();
    audio.src = 'saved:nothing/voice.wav';
    expect(await refused).toBe('media-src');
    expect(await failed).toMatchObject({ message: 'the browser cannot play this media' });
  });
});

it('an audio stops when its app is unmounted', async () => {
  const own = createPlatformContext({ ...fake, env: createEnv(window) });
  const element = document.createElement('audio');
  const audio = createAudio(own, factoryCall('createAudio', {}, element));
  audio.src = wavUrl(3);
  await audio.play();
  own.life.abort();
  expect(element.paused).toBe(true);
  await expect(audio.play()).rejects.toMatchObject({ code: 'abort' });
});

it.each(['createAudio', 'createInnerAudioContext'] as const)(
  '%s returns a player at once, before its code has loaded',
  async (name) => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load');
    const audio = createPlatform(context, {} as Navigator)[name]();
    onTestFinished(() => audio.destroy());
    const played = new Promise<void>((resolve) => audio.onPlay(resolve));
    audio.volume = 0.5;
    audio.src = wavUrl(2);
    const playing = audio.play();
    // In the task of the tap: Safari accepts the tap only there.
    expect(load).toHaveBeenCalledTimes(1);
    await playing;
    await played;
    expect(audio).toMatchObject({ volume: 0.5, paused: false });
    expect(audio.duration).toBeCloseTo(2, 1);
    expect(() => audio.onPlay(5 as never)).toThrow(
      expect.objectContaining({ code: 'invalid', api: `${name}().onPlay` }) as Error,
    );
  },
);

it('an audio ends with the lifetime of its platform', async () => {
  const life = new AbortController();
  const audio = createPlatform(context, {} as Navigator)
    .until(life.signal)
    .createAudio();
  audio.src = wavUrl(3);
  await audio.play();
  life.abort();
  expect(audio.paused).toBe(true);
});
