import { afterEach, expect, it, vi } from 'vitest';
import { chooseImage } from '@/platform/media/calls';
import { openPicker } from '@/platform/media/picker';
import { chooserPlatform, fileOf } from '../../helpers/chooser';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => fileOf(`${index}.png`, 'image/png', `${index}`));

it('chooseImage resolves to a path, name, size and type', async () => {
  const { context, pick } = chooserPlatform();
  const call = chooseImage(context)();
  const [picture] = pictures(1);
  pick(picture!);
  const { tempFilePaths, tempFiles } = await call;
  expect(tempFiles).toEqual([
    { path: tempFilePaths[0], name: '0.png', size: 1, type: 'image/png', file: picture },
  ]);
  expect(await (await fetch(tempFilePaths[0]!)).text()).toBe('0');
});

it('the paths end with the page', async () => {
  const { context, pick, unload } = chooserPlatform();
  const call = chooseImage(context)();
  pick(...pictures(1));
  const { tempFilePaths } = await call;
  unload('p1');
  await expect(fetch(tempFilePaths[0]!)).rejects.toThrow(TypeError);
});

it.each([
  [undefined, 9],
  [{ count: 3 }, 3],
  [{ count: 11 }, 9],
  [{ count: 50 }, 9],
  [{ count: 2.9 }, 2],
])('[S9.5] chooseImage with %j keeps the first %i of twelve pictures', async (params, count) => {
  const { context, pick } = chooserPlatform();
  const call = chooseImage(context)(params);
  pick(...pictures(12));
  const { tempFiles } = await call;
  expect(tempFiles.map(({ name }) => name)).toEqual(pictures(count).map(({ name }) => name));
});

it('chooseImage keeps only pictures with a wanted suffix', async () => {
  const { context, pick } = chooserPlatform();
  const call = chooseImage(context)({ extension: ['.PNG'] });
  pick(fileOf('a.gif', 'image/gif'), fileOf('b.png', 'image/png'), fileOf('c.txt', 'text/plain'));
  expect((await call).tempFiles.map(({ name }) => name)).toEqual(['b.png']);
});

it('chooseImage fails if no file is a picture', async () => {
  const { context, pick } = chooserPlatform();
  const call = chooseImage(context)();
  pick(fileOf('c.txt', 'text/plain'));
  await expect(call).rejects.toMatchObject({
    code: 'invalid',
    errMsg: 'chooseImage:fail No chosen file has an allowed type',
  });
});

it('chooseImage rejects with cancel', async () => {
  const { context, cancel } = chooserPlatform();
  const call = chooseImage(context)();
  cancel();
  await expect(call).rejects.toMatchObject({ code: 'cancel', errMsg: 'chooseImage:fail cancel' });
});

it('[S8.6] chooseImage is denied without a tap', async () => {
  const { context, clicks } = chooserPlatform({ userActivation: { isActive: false } });
  await expect(chooseImage(context)()).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'chooseImage:fail File chooser dialog can only be shown with a user activation',
  });
  expect(clicks).not.toHaveBeenCalled();
});

it('[S8.6] a second call in one tap is denied, and the first continues', async () => {
  const userActivation = { isActive: true };
  const { context, pick } = chooserPlatform({ userActivation });
  const first = chooseImage(context)();
  // A chooser consumes the tap.
  userActivation.isActive = false;
  await expect(chooseImage(context)()).rejects.toMatchObject({ code: 'denied' });
  pick(...pictures(1));
  expect((await first).tempFiles).toHaveLength(1);
});

it('a call in a later tap cancels a call whose chooser closed without an event', async () => {
  const { context, pick } = chooserPlatform();
  const first = chooseImage(context)();
  const second = chooseImage(context)();
  pick(...pictures(1));
  await expect(first).rejects.toMatchObject({ code: 'cancel' });
  expect((await second).tempFiles).toHaveLength(1);
});

it('chooseImage uses the chooser that opened before its code had loaded', async () => {
  const { context, pick, clicks } = chooserPlatform();
  const begun = openPicker(context, 'chooseImage', {});
  pick(...pictures(1));
  const controls = { signal: new AbortController().signal, progress: () => {}, begun };
  const { tempFiles } = await chooseImage(context)({}, controls);
  expect(tempFiles).toHaveLength(1);
  expect(clicks).toHaveBeenCalledTimes(1);
});

it('a chooser with a count of 0 does not open before its code has loaded', () => {
  const { context, clicks } = chooserPlatform();
  expect(openPicker(context, 'chooseImage', { count: 0 })).toBeNull();
  expect(clicks).not.toHaveBeenCalled();
});

it.each([
  [{ count: '3' }, 'parameter.count should be a number'],
  [{ count: Number.NaN }, 'parameter.count should be a number'],
  [{ count: 0 }, 'parameter.count should be at least 1'],
  [{ count: 0.5 }, 'parameter.count should be at least 1'],
  [{ count: -1 }, 'parameter.count should be at least 1'],
  [{ sizeType: ['huge'] }, 'parameter.sizeType should be a list of original, compressed'],
  [{ sourceType: 'scanner' }, 'parameter.sourceType should be a list of album, camera'],
  [{ sourceType: [null] }, 'parameter.sourceType should be a list of album, camera'],
  [{ extension: [] }, 'parameter.extension should not be empty'],
  [{ extension: [5] }, 'parameter.extension should be a list of suffixes'],
  [{ extension: [''] }, 'parameter.extension should be a list of suffixes'],
  [{ extension: [Symbol.iterator] }, 'parameter.extension should be a list of suffixes'],
  ['png', 'the parameter should be an object'],
])('chooseImage refuses %o and opens nothing', async (params, message) => {
  const { context, clicks } = chooserPlatform();
  await expect(chooseImage(context)(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `chooseImage:fail ${message}`,
  });
  expect(clicks).not.toHaveBeenCalled();
});
