import { afterEach, expect, it, vi } from 'vitest';
import { chooseVideo } from '@/platform/media/calls';
import { chooserPlatform, fileOf } from '../../helpers/chooser';
import { recordVideo } from '../../helpers/record-video';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const clip = recordVideo(1500);

it('chooseVideo resolves to a video with its duration and size', { tags: 'long' }, async () => {
  const { context, pick, input } = chooserPlatform();
  const call = chooseVideo(context)();
  expect(input()).toMatchObject({ accept: 'video/*', multiple: false });
  const file = await clip;
  pick(file);
  const result = await call;
  expect(result).toMatchObject({ name: 'clip.webm', width: 64, height: 48, size: file.size });
  expect(result.tempFile).toBe(file);
  expect(result.duration).toBeGreaterThan(1.2);
  expect(result.duration).toBeLessThan(3);
  expect((await (await fetch(result.tempFilePath)).blob()).size).toBe(file.size);
});

it('[S9.6] a video longer than maxDuration is refused, and its path is revoked', {
  tags: 'long',
}, async () => {
  const { context, pick } = chooserPlatform();
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const call = chooseVideo(context)({ maxDuration: 1 });
  pick(await clip);
  await expect(call).rejects.toMatchObject({
    code: 'invalid',
    errMsg: 'chooseVideo:fail The video is longer than 1 seconds',
  });
  expect(revoked).toHaveBeenCalledTimes(1);
});

it('[S9.6] the default of maxDuration is 60 s', async () => {
  for (const params of [undefined, {}]) {
    const { context, pick } = chooserPlatform();
    // The index says 61 s. No browser plays it.
    const call = chooseVideo(context)(params);
    pick(mp4Of(61));
    await expect(call).rejects.toMatchObject({
      errMsg: 'chooseVideo:fail The video is longer than 60 seconds',
    });
  }
});

it('a video that the browser cannot play is read by its index', async () => {
  const { context, pick } = chooserPlatform();
  const call = chooseVideo(context)();
  pick(mp4Of(59));
  expect(await call).toMatchObject({ duration: 59, name: 'film.mov' });
});

it('a file that is not a video is refused, whatever its name', async () => {
  const { context, pick } = chooserPlatform();
  const call = chooseVideo(context)();
  pick(fileOf('a.mp4', 'video/mp4', 'text'));
  await expect(call).rejects.toMatchObject({
    code: 'invalid',
    errMsg: 'chooseVideo:fail The video cannot be read',
  });
});

it('chooseVideo rejects with cancel', async () => {
  const { context, cancel } = chooserPlatform();
  const call = chooseVideo(context)();
  cancel();
  await expect(call).rejects.toMatchObject({ code: 'cancel', errMsg: 'chooseVideo:fail cancel' });
});

it('[S8.6] chooseVideo is denied without a tap', async () => {
  const { context } = chooserPlatform({ userActivation: { isActive: false } });
  await expect(chooseVideo(context)()).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'chooseVideo:fail File chooser dialog can only be shown with a user activation',
  });
});

it.each([
  [{ maxDuration: '60' }, 'parameter.maxDuration should be a number'],
  [{ maxDuration: 0 }, 'parameter.maxDuration should be more than 0'],
  [{ maxDuration: -5 }, 'parameter.maxDuration should be more than 0'],
  [{ camera: 'side' }, 'parameter.camera should be one of back, front'],
  [{ compressed: 1 }, 'parameter.compressed should be true or false'],
  [{ sourceType: 1 }, 'parameter.sourceType should be a list of album, camera'],
  [{ extension: [] }, 'parameter.extension should not be empty'],
])('chooseVideo refuses %j', async (params, message) => {
  const { context } = chooserPlatform();
  await expect(chooseVideo(context)(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `chooseVideo:fail ${message}`,
  });
});

/** A QuickTime file with an index and nothing else. */
function mp4Of(seconds: number): File {
  const bytes = new DataView(new ArrayBuffer(16 + 8 + 108));
  const letters = (at: number, text: string) =>
    Array.from(text).forEach((char, index) => bytes.setUint8(at + index, char.charCodeAt(0)));
  bytes.setUint32(0, 16);
  letters(4, 'ftypqt  ');
  bytes.setUint32(16, 116);
  letters(20, 'moov');
  bytes.setUint32(24, 108);
  letters(28, 'mvhd');
  bytes.setUint32(44, 600);
  bytes.setUint32(48, 600 * seconds);
  return new File([bytes], 'film.mov', { type: 'video/quicktime' });
}
