import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnv, createPlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import { createRecorder, type RecorderResult } from '@/platform/media/players';
import type { Navigator } from '@/router';
import { createDeferred } from '../../helpers/deferred';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { wait } from '../../helpers/waiting';
import { factoryCall } from '../../helpers/factory-call';

afterEach(() => vi.restoreAllMocks());

function start(lifetime?: AbortSignal) {
  const fake = fakePlatform();
  const context = createPlatformContext({ ...fake.context, env: createEnv(window) });
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  const recorder = createRecorder(context, factoryCall('createRecorder', { lifetime }));
  const received: string[] = [];
  for (const name of ['Start', 'Pause', 'Resume', 'Stop'] as const) {
    recorder[`on${name}`](() => received.push(name));
  }
  const stopped = new Promise<RecorderResult>((resolve) => recorder.onStop(resolve));
  const tracks = async () => (await open.mock.results[0]?.value)?.getTracks() ?? [];
  const isLive = async () => (await tracks()).map((track: MediaStreamTrack) => track.readyState);
  return { ...fake, context, recorder, received, stopped, open, isLive };
}

const refusal = (name: string) => new DOMException('no', name);

it('a recording becomes a file, and the microphone closes', { tags: 'long' }, async () => {
  const { recorder, received, stopped, isLive } = start();
  await recorder.start();
  expect(await isLive()).toEqual(['live']);
  await wait(400);
  const result = await recorder.stop();
  expect(result).toBe(await stopped);
  expect(received).toEqual(['Start', 'Stop']);
  expect(result.duration).toBeGreaterThanOrEqual(390);
  expect(result.tempFile?.type).toBe('audio/webm;codecs=opus');
  expect(result.tempFile?.name).toBe('recording.webm');
  expect(result.fileSize).toBe(result.tempFile?.size);
  expect(result.fileSize).toBeGreaterThan(100);
  const again = await (await fetch(result.tempFilePath)).blob();
  expect(again.size).toBe(result.fileSize);
  expect(await isLive()).toEqual(['ended']);
});

it('the format aac gives an m4a file', async () => {
  const { recorder } = start();
  await recorder.start({ format: 'aac' });
  await wait(200);
  const { tempFile } = await recorder.stop();
  expect(tempFile?.type).toMatch(/^audio\/mp4/);
  expect(tempFile?.name).toBe('recording.m4a');
});

it('a recording stops after its duration, and a later stop() gives the same result', async () => {
  const { recorder, stopped, isLive } = start();
  await recorder.start({ duration: 300 });
  const result = await stopped;
  expect(result.duration).toBeGreaterThanOrEqual(300);
  expect(await recorder.stop()).toBe(result);
  expect(await isLive()).toEqual(['ended']);
});

it('a recording takes a minute by default', async () => {
  const { context } = start();
  const after = vi.fn(context.env.after);
  const recorder = createRecorder({ ...context, env: { ...context.env, after } }, factoryCall('x'));
  await recorder.start();
  expect(after.mock.calls.map(([ms]) => ms)).toContain(60_000);
  await recorder.stop();
});

it('the duration leaves pauses out', { tags: 'long' }, async () => {
  const { recorder, received } = start();
  const startedAt = performance.now();
  await recorder.start();
  await wait(150);
  await recorder.pause();
  await wait(600);
  await recorder.resume();
  await wait(150);
  const { duration } = await recorder.stop();
  expect(received).toEqual(['Start', 'Pause', 'Resume', 'Stop']);
  expect(duration).toBeGreaterThanOrEqual(290);
  // The pause took 600 ms at least.
  expect(duration).toBeLessThan(performance.now() - startedAt - 590);
});

it('onFrameRecorded receives frames, and the last one is marked', { tags: 'long' }, async () => {
  const { recorder } = start();
  const frames: { size: number; isLastFrame: boolean }[] = [];
  recorder.onFrameRecorded(({ frameBuffer, isLastFrame }) =>
    frames.push({ size: frameBuffer.byteLength, isLastFrame }),
  );
  await recorder.start({ frameSize: 1 });
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(2), 5000);
  const { fileSize } = await recorder.stop();
  expect(frames.map(({ isLastFrame }) => isLastFrame).indexOf(true)).toBe(frames.length - 1);
  expect(frames.reduce((sum, { size }) => sum + size, 0)).toBe(fileSize);
});

it('a recorder can record twice', async () => {
  const { recorder } = start();
  await recorder.start();
  const first = await recorder.stop();
  await recorder.start();
  const second = await recorder.stop();
  expect(second.tempFilePath).not.toBe(first.tempFilePath);
});

describe('a recorder refuses', () => {
  it('a second start() while it records or waits for the user', async () => {
    const { recorder } = start();
    const first = recorder.start();
    const locked = {
      code: 'locked',
      errMsg: 'createRecorder().start:fail a recording is running: call stop() first',
    };
    await expect(recorder.start()).rejects.toMatchObject(locked);
    await first;
    await expect(recorder.start()).rejects.toMatchObject(locked);
    await recorder.stop();
  });

  it.each(['pause', 'resume', 'stop'] as const)('%s() without a recording', async (name) => {
    await expect(start().recorder[name]()).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `createRecorder().${name}:fail nothing is being recorded: call start() first`,
    });
  });

  it.each([
    [5, 'the parameter should be an object'],
    [{ duration: 'x' }, 'parameter.duration should be a number'],
    [{ format: 'flac' }, 'parameter.format should be one of aac, mp3, wav, PCM, webm, mp4, ogg'],
    [{ frameSize: '5' }, 'parameter.frameSize should be a number'],
  ])('%j', async (params, message) => {
    await expect(start().recorder.start(params as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `createRecorder().start:fail ${message}`,
    });
  });
});

describe('a recorder fails', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'not-found'],
    ['NotReadableError', 'failed'],
  ])('with %s as %s, and can start again', async (name, code) => {
    const { recorder, open } = start();
    open.mockRejectedValueOnce(refusal(name));
    await expect(recorder.start()).rejects.toMatchObject({ code, cause: { name } });
    await recorder.start();
    await recorder.stop();
  });

  it('[S8.11] in a browser without microphones for pages', async () => {
    const { context } = start();
    const bare = { ...window, navigator: {}, MediaRecorder } as never;
    const env = { ...context.env, window: bare };
    const recorder = createRecorder({ ...context, env }, factoryCall('createRecorder'));
    await expect(recorder.start()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: 'createRecorder().start:fail API not yet implemented',
    });
  });

  it('and closes the microphone if the recording cannot start', async () => {
    const { recorder, isLive } = start();
    vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(() => {
      throw refusal('NotSupportedError');
    });
    await expect(recorder.start()).rejects.toMatchObject({ code: 'failed' });
    expect(await isLive()).toEqual(['ended']);
  });
});

describe('[S8.2] a recording ends', () => {
  it('with the page that started it, without a result', async () => {
    const { recorder, unload, received, isLive } = start();
    await recorder.start();
    unload('p1');
    await expect(recorder.stop()).rejects.toMatchObject({ code: 'abort' });
    expect(received).toEqual(['Start']);
    expect(await isLive()).toEqual(['ended']);
  });

  it('with its lifetime, also while the browser asks the user', async () => {
    const life = new AbortController();
    const { recorder, isLive } = start(life.signal);
    const starting = recorder.start();
    life.abort();
    await expect(starting).rejects.toMatchObject({
      code: 'abort',
      errMsg: 'createRecorder().start:fail request abort',
    });
    await vi.waitFor(async () => expect(await isLive()).toEqual(['ended']));
    await expect(recorder.start()).rejects.toMatchObject({ code: 'abort' });
  });

  it('before it starts if the app is unmounted: the browser asks nothing', async () => {
    const { recorder, context, open } = start();
    context.life.abort();
    await expect(recorder.start()).rejects.toMatchObject({ code: 'abort' });
    expect(open).not.toHaveBeenCalled();
  });
});

describe('while the browser still asks the user for the microphone', () => {
  /** The user answers later, or not at all. */
  function ask(app: ReturnType<typeof start>) {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const answer = createDeferred();
    app.open.mockImplementationOnce(async () => {
      await answer.promise;
      app.open.mockRestore();
      return real({ audio: true });
    });
    return answer;
  }

  it('stop() ends the start, and a microphone that opens later closes at once', async () => {
    const app = start();
    const answer = ask(app);
    const stream = () => app.open.mock.results[0]?.value as Promise<MediaStream>;
    const starting = app.recorder.start();
    await flush();
    const opened = stream();
    await expect(app.recorder.stop()).rejects.toMatchObject({
      code: 'abort',
      errMsg: 'createRecorder().stop:fail stopped before the recording had started',
    });
    await expect(starting).rejects.toMatchObject({ code: 'abort' });
    answer.resolve();
    const tracks = (await opened).getTracks();
    await vi.waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']));
    expect(app.received).toEqual([]);
  });

  it('a new start() after the stop() records, and the late answer does not end it', async () => {
    const app = start();
    const answer = ask(app);
    const first = app.recorder.start();
    await flush();
    await expect(app.recorder.stop()).rejects.toMatchObject({ code: 'abort' });
    app.open.mockRestore();
    const second = app.recorder.start();
    answer.resolve();
    await expect(first).rejects.toMatchObject({ code: 'abort' });
    await second;
    expect((await app.recorder.stop()).fileSize).toBeGreaterThan(0);
    expect(app.received).toEqual(['Start', 'Stop']);
  });

  it('after a refused start, stop() does not give the recording before', async () => {
    const { recorder, open } = start();
    await recorder.start();
    await recorder.stop();
    open.mockRejectedValueOnce(refusal('NotAllowedError'));
    await expect(recorder.start()).rejects.toMatchObject({ code: 'denied' });
    await expect(recorder.stop()).rejects.toMatchObject({ code: 'invalid' });
  });
});

it.each(['createRecorder', 'getRecorderManager'] as const)(
  '%s returns a recorder at once',
  async (name) => {
    const { context } = start();
    const recorder = createPlatform(context, {} as Navigator)[name]();
    const stopped = new Promise<RecorderResult>((resolve) => recorder.onStop(resolve));
    await recorder.start({ duration: 200 });
    expect((await stopped).fileSize).toBeGreaterThan(0);
    await expect(recorder.pause()).rejects.toMatchObject({ api: `${name}().pause` });
  },
);
