import { afterEach, expect, it, vi } from 'vitest';
import { chooseFile } from '@/platform/media/calls';
import { chooserPlatform, fileOf } from '../../helpers/chooser';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('chooseFile resolves to files of any kind', async () => {
  const { context, pick, input } = chooserPlatform();
  const call = chooseFile(context)();
  expect(input()).toMatchObject({ accept: '', multiple: true });
  pick(fileOf('a.txt', 'text/plain'), fileOf('b', ''));
  const { tempFiles, tempFilePaths } = await call;
  expect(tempFiles.map(({ name, type }) => [name, type])).toEqual([
    ['a.txt', 'text/plain'],
    ['b', ''],
  ]);
  expect(tempFilePaths).toHaveLength(2);
});

it('chooseFile keeps the first hundred files', async () => {
  const { context, pick } = chooserPlatform();
  const call = chooseFile(context)();
  pick(...Array.from({ length: 120 }, (_, index) => fileOf(`${index}`)));
  const { tempFiles } = await call;
  expect(tempFiles).toHaveLength(100);
  expect(tempFiles[99]?.name).toBe('99');
});

it.each(['image', 'video', 'audio'] as const)(
  'chooseFile with the type %s keeps only such files',
  async (type) => {
    const { context, pick, input } = chooserPlatform();
    const call = chooseFile(context)({ type });
    expect(input().accept).toBe(`${type}/*`);
    pick(fileOf('a', 'text/plain'), fileOf('b', `${type}/x`));
    expect((await call).tempFiles.map(({ name }) => name)).toEqual(['b']);
  },
);

it('chooseFile sets up the file input if its code has already loaded', async () => {
  const { context, cancel, input } = chooserPlatform();
  const call = chooseFile(context)({ extension: ['.PDF', 'docx'], count: 1 });
  expect(input()).toMatchObject({ accept: '.pdf,.docx', multiple: false });
  cancel();
  await expect(call).rejects.toMatchObject({ errMsg: 'chooseFile:fail cancel' });
});

it('[S8.6] chooseFile is denied without a tap', async () => {
  const { context } = chooserPlatform({ userActivation: { isActive: false } });
  await expect(chooseFile(context)()).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'chooseFile:fail File chooser dialog can only be shown with a user activation',
  });
});

it.each([
  [{ extension: [] }, 'parameter.extension should not be empty'],
  [{ type: 'folder' }, 'parameter.type should be one of all, image, video, audio'],
  [{ count: null }, 'parameter.count should be a number'],
  [{ count: 0 }, 'parameter.count should be at least 1'],
])('chooseFile refuses %j', async (params, message) => {
  const { context } = chooserPlatform();
  await expect(chooseFile(context)(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `chooseFile:fail ${message}`,
  });
});
