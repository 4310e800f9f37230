import { expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { getImageInfo } from '@/platform/apis/media';
import { saveFile } from '@/platform/apis/files';
import { createTempFile } from '@/platform/files/create-temp-file';
import { fakePlatform } from '../../../helpers/fake-platform';
import { held, picture } from '../../../helpers/pictures';
import { windowWith } from '../../../helpers/window-with';

const { context } = fakePlatform({ env: createEnv(window) });
const info = getImageInfo(context);

it('tells size, kind and path of a temporary file', async () => {
  const { path } = createTempFile(context, await picture(40, 20), 'a.png');
  expect(await info({ src: path })).toEqual({
    width: 40,
    height: 20,
    path,
    type: 'png',
    orientation: 'up',
  });
});

it('gives a file a path', async () => {
  const { path } = await info({ src: await picture(40, 20, 'image/webp') });
  expect(await info({ src: path })).toMatchObject({ type: 'webp', width: 40 });
});

it('gives a saved picture a path that an <img> can show', async () => {
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
  'of a photo held like %i it tells %s, and the size as shown',
  async (exif, orientation, width, height) => {
    const jpeg = await picture(40, 20, 'image/jpeg');
    expect(await info({ src: held(jpeg, exif) })).toMatchObject({
      ...{ width, height, orientation },
      type: 'jpeg',
    });
  },
);

it('puts the page’s origin in front of a path', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  expect(await info({ src: dot })).toMatchObject({ width: 1, height: 1, type: 'gif', path: dot });
  await expect(info({ src: '/favicon-that-is-missing.svg' })).rejects.toMatchObject({
    name: 'PlatformError',
    api: 'getImageInfo',
  });
});

it('tells all of a blob: URL that is not ours', async () => {
  const url = URL.createObjectURL(held(await picture(8, 6, 'image/jpeg'), 6));
  const expected = { width: 6, height: 8, type: 'jpeg', orientation: 'right' };
  expect(await info({ src: url })).toMatchObject(expected);
});

it('tells its size also where the page may not read it', async () => {
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
  [{ src: new Blob(['no picture']) }, 'parameter.src is not a picture that can be shown'],
  [{ src: 'data:image/png;base64,%%%' }, 'parameter.src is a broken data: URL'],
  [{ src: 5 }, 'parameter.src should be a path, a URL, a File or a Blob'],
  [{}, 'Missing required parameter `src`'],
])('fails for %j', async (params, message) => {
  await expect(info(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `getImageInfo:fail ${message}`,
  });
});

it('rejects when it was aborted', async () => {
  const controls = { signal: AbortSignal.abort(), progress: () => {} };
  await expect(info({ src: await picture(4, 4) }, controls)).rejects.toMatchObject({
    name: 'PlatformError',
  });
});
