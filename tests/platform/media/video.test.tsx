import { describe, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { getVideoInfo } from '@/platform/media/calls';
import { createTempFile } from '@/platform/files/temp-files';
import { remoteSize } from '@/platform/media/video';
import { fakePlatform } from '../../helpers/fake-platform';
import { recordVideo } from '../../helpers/record-video';
import { windowWith } from '../../helpers/window-with';

const { context } = fakePlatform({ env: createEnv(window) });
const clip = recordVideo(1000);

it.each([
  ['a file', async () => clip],
  ['a temporary path', async () => createTempFile(context, await clip, 'a.webm').path],
  [
    'a data: URL',
    async () =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(String(reader.result)));
        void clip.then((file) => reader.readAsDataURL(file));
      }),
  ],
])(
  'getVideoInfo resolves to the duration, size and kilobytes of %s',
  { tags: 'long' },
  async (_what, source) => {
    const info = await getVideoInfo(context)({ src: await source() });
    expect(info).toMatchObject({ width: 64, height: 48 });
    expect(info.duration).toBeGreaterThan(0.7);
    expect(info.size).toBeCloseTo((await clip).size / 1024, 5);
  },
);

it('getVideoInfo reads a blob: URL of the product, without its kilobytes', {
  tags: 'long',
}, async () => {
  const url = URL.createObjectURL(await clip);
  const info = await getVideoInfo(context)({ src: url });
  expect(info).toMatchObject({ width: 64, height: 48 });
  expect(info).not.toHaveProperty('size');
});

it.each([
  [{ src: '/no/such/video.mp4' }, 'The video cannot be read'],
  [{ src: new Blob(['text']) }, 'The video cannot be read'],
  [{ src: 'data:;base64,%%%' }, 'parameter.src is a broken data: URL'],
  [{ src: 'javascript:alert(1)' }, 'parameter.src is neither a known path nor a URL'],
  [{ src: '' }, 'parameter.src should be a path, a URL, a File or a Blob'],
  [{}, 'Missing required parameter `src`'],
])('getVideoInfo refuses %j', async (params, message) => {
  await expect(getVideoInfo(context)(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `getVideoInfo:fail ${message}`,
  });
});

it('getVideoInfo rejects after an abort', async () => {
  const ending = new AbortController();
  ending.abort();
  const controls = { signal: ending.signal, progress: () => {} };
  await expect(getVideoInfo(context)({ src: await clip }, controls)).rejects.toMatchObject({
    name: 'PlatformError',
  });
});

describe('remoteSize', () => {
  const { signal } = new AbortController();

  function start(fetch: (url: string, options: RequestInit) => Promise<unknown>) {
    const clock = fakePlatform();
    const env = { ...createEnv(windowWith({ fetch })), after: clock.env.after };
    return { ...clock, context: fakePlatform({ env }).context };
  }

  const answer = (ok: boolean, length?: string) => async () => ({
    ok,
    headers: new Headers(length === undefined ? {} : { 'Content-Length': length }),
  });

  it.each([
    ['the length that the server sends', answer(true, '2048'), 2048],
    ['null if the server sends no length', answer(true), null],
    ['null if the server has no such file', answer(false, '99'), null],
    ['null if the request fails', () => Promise.reject(new TypeError('no')), null],
  ])('the size is %s', async (_what, fetch, expected) => {
    const { context: remote, timers } = start(fetch);
    expect(await remoteSize(remote, 'https://example.test/a.mp4', signal)).toBe(expected);
    expect(timers()).toBe(0);
  });

  it('a blob: URL causes no request', async () => {
    const fetch = vi.fn();
    expect(await remoteSize(start(fetch).context, 'blob:x', signal)).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('the size is null after 8 s without an answer', async () => {
    const { context: remote, pass } = start(
      (_url, options) =>
        new Promise((_resolve, reject) => {
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        }),
    );
    const size = remoteSize(remote, 'https://example.test/a.mp4', signal);
    pass(8000);
    expect(await size).toBeNull();
  });
});
