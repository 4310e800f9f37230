import { expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { getVideoInfo } from '@/platform/apis/media';
import { createTempFile } from '@/platform/files/create-temp-file';
import { fakePlatform } from '../../../helpers/fake-platform';
import { recordVideo } from '../../../helpers/record-video';

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
])('tells length, size and kilobytes of %s', { tags: 'long' }, async (_what, source) => {
  const info = await getVideoInfo(context)({ src: await source() });
  expect(info).toMatchObject({ width: 64, height: 48 });
  expect(info.duration).toBeGreaterThan(0.7);
  expect(info.size).toBeCloseTo((await clip).size / 1024, 5);
});

it('plays a blob: URL that is not ours, whose kilobytes it does not know', {
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
])('fails for %j', async (params, message) => {
  await expect(getVideoInfo(context)(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `getVideoInfo:fail ${message}`,
  });
});

it('lets go of the video when it is aborted', async () => {
  const ending = new AbortController();
  ending.abort();
  const controls = { signal: ending.signal, progress: () => {} };
  await expect(getVideoInfo(context)({ src: await clip }, controls)).rejects.toMatchObject({
    name: 'PlatformError',
  });
});
