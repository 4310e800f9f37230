import { describe, expect, it } from 'vitest';
import { createEnv, PlatformError } from '@/platform';
import type { Fail } from '@/platform/call/check';
import { getImageInfo } from '@/platform/media/calls';
import { loadImage } from '@/platform/media/picture';
import { saveFile } from '@/platform/files/saved-files';
import { createTempFile } from '@/platform/files/temp-files';
import { fakePlatform } from '../../helpers/fake-platform';
import { held, picture } from '../../helpers/pictures';
import { windowWith } from '../../helpers/window-with';

const { context } = fakePlatform({ env: createEnv(window) });
const info = getImageInfo(context);

it('getImageInfo resolves to the size, type and path of a temporary file', async () => {
  const { path } = createTempFile(context, await picture(40, 20), 'a.png');
  expect(await info({ src: path })).toEqual({
    width: 40,
    height: 20,
    path,
    type: 'png',
    orientation: 'up',
  });
});

it('getImageInfo gives a File a path', async () => {
  const { path } = await info({ src: await picture(40, 20, 'image/webp') });
  expect(await info({ src: path })).toMatchObject({ type: 'webp', width: 40 });
});

it('getImageInfo gives a saved picture a path that an <img> can show', async () => {
  const { savedFilePath } = await saveFile(context)({ filePath: await picture(40, 20) });
  const { path, width } = await info({ src: savedFilePath });
  expect(width).toBe(40);
  const image = Object.assign(new Image(), { src: path });
  await image.decode();
  expect(image.naturalWidth).toBe(40);
});

it.each([
  [1, 'up', 40, 20],
  [2, 'up-mirrored', 40, 20],
  [3, 'down', 40, 20],
  [4, 'down-mirrored', 40, 20],
  [5, 'left-mirrored', 20, 40],
  [6, 'right', 20, 40],
  [7, 'right-mirrored', 20, 40],
  [8, 'left', 20, 40],
])(
  'a photo with EXIF orientation %i is %s and has the size that browsers show',
  async (exif, orientation, width, height) => {
    const jpeg = await picture(40, 20, 'image/jpeg');
    expect(await info({ src: held(jpeg, exif) })).toMatchObject({
      ...{ width, height, orientation },
      type: 'jpeg',
    });
  },
);

it('a data: URL keeps its path, and a missing path rejects', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  expect(await info({ src: dot })).toMatchObject({ width: 1, height: 1, type: 'gif', path: dot });
  await expect(info({ src: '/favicon-that-is-missing.svg' })).rejects.toMatchObject({
    name: 'PlatformError',
    api: 'getImageInfo',
  });
});

it('getImageInfo reads a blob: URL that the product has made', async () => {
  const url = URL.createObjectURL(held(await picture(8, 6, 'image/jpeg'), 6));
  const expected = { width: 6, height: 8, type: 'jpeg', orientation: 'right' };
  expect(await info({ src: url })).toMatchObject(expected);
});

it('getImageInfo knows the size of a picture that the page may not fetch', async () => {
  const fetch = () => Promise.reject(new TypeError('connect-src'));
  const env = createEnv(windowWith({ fetch }));
  const url = URL.createObjectURL(await picture(8, 6));
  expect(await getImageInfo(fakePlatform({ env }).context)({ src: url })).toMatchObject({
    width: 8,
    height: 6,
    type: 'unknown',
  });
});

it.each([
  [{ src: new Blob(['text']) }, 'parameter.src is not a picture that can be shown'],
  [{ src: 'data:image/png;base64,%%%' }, 'parameter.src is a broken data: URL'],
  [{ src: 5 }, 'parameter.src should be a path, a URL, a File or a Blob'],
  [{}, 'Missing required parameter `src`'],
])('getImageInfo refuses %j', async (params, message) => {
  await expect(info(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `getImageInfo:fail ${message}`,
  });
});

it('getImageInfo rejects after an abort', async () => {
  const controls = { signal: AbortSignal.abort(), progress: () => {} };
  await expect(info({ src: await picture(4, 4) }, controls)).rejects.toMatchObject({
    name: 'PlatformError',
  });
});

const fail: Fail = (code, message) => new PlatformError({ code, api: 'getImageInfo', message });

/** An image element that never loads. */
class StalledImage extends EventTarget {
  src = '';
  decoding = '';
}

function stalled() {
  const clock = fakePlatform();
  const { after } = clock.env;
  const env = { ...createEnv(windowWith({ Image: StalledImage })), after };
  return { context: fakePlatform({ env }).context, pass: clock.pass, timers: clock.timers };
}

describe('loadImage', () => {
  it('a loaded picture leaves no timer behind', async () => {
    const clock = fakePlatform();
    const env = { ...createEnv(window), after: clock.env.after };
    const url = URL.createObjectURL(await picture(12, 8));
    const { signal } = new AbortController();
    const image = await loadImage(fakePlatform({ env }).context, url, fail, signal);
    expect([image.naturalWidth, image.naturalHeight]).toEqual([12, 8]);
    expect(clock.timers()).toBe(0);
  });

  it('[S9.1] a picture that does not load rejects after 60 s', async () => {
    const { context: waiting, pass } = stalled();
    const loading = loadImage(waiting, '/slow.png', fail, new AbortController().signal);
    pass(59_999);
    pass(1);
    await expect(loading).rejects.toMatchObject({
      code: 'timeout',
      errMsg: 'getImageInfo:fail request timeout',
    });
  });

  it('an abort ends the loading and leaves no timer behind', async () => {
    const { context: waiting, timers } = stalled();
    const ending = new AbortController();
    const loading = loadImage(waiting, '/slow.png', fail, ending.signal);
    ending.abort();
    await expect(loading).rejects.toMatchObject({ code: 'abort' });
    expect(timers()).toBe(0);
  });
});
