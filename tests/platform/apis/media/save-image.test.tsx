import { afterEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { saveImage } from '@/platform/apis/media';
import { createTempFile } from '@/platform/files/create-temp-file';
import { fakePlatform } from '../../../helpers/fake-platform';

const { context } = fakePlatform({ env: createEnv(window) });

afterEach(() => vi.restoreAllMocks());

it('[S8.7] saves a temporary file, and rejects when there is none', async () => {
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { path } = createTempFile(context, new Blob(['x']), 'slab.bin');
  await expect(saveImage(context)({ filePath: path })).resolves.toBeUndefined();
  expect(clicks).toHaveBeenCalledTimes(1);
  await expect(saveImage(context)({ filePath: 'blob:nothing' })).rejects.toMatchObject({
    errMsg: 'saveImage:fail Save failed',
  });
});

it.each([
  [{}, 'Missing required parameter `filePath`'],
  [{ filePath: 5 }, 'parameter.filePath should be a path, a URL, a File or a Blob'],
  [{ filePath: '' }, 'parameter.filePath should be a path, a URL, a File or a Blob'],
])('refuses %j', async (params, message) => {
  await expect(saveImage(context)(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `saveImage:fail ${message}`,
  });
});
