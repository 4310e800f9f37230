import { afterEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import type { Api } from '@/platform/call/define';
import { createTempFile } from '@/platform/files/create-temp-file';
import type { SaveParams } from '@/platform/media/define-save';
import { fakePlatform } from './fake-platform';

export function testSave(api: string, save: Api<SaveParams, void>, name: string): void {
  const { context } = fakePlatform({ env: createEnv(window) });

  afterEach(() => vi.restoreAllMocks());

  it('[S8.7] saves a temporary file, and rejects when there is none', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { path } = createTempFile(context, new Blob(['x']), 'slab.bin');
    await expect(save(context)({ filePath: path })).resolves.toBeUndefined();
    await save(context)({ filePath: new Blob(['x']) });
    expect(names).toEqual(['slab.bin', name]);
    await expect(save(context)({ filePath: 'blob:nothing' })).rejects.toMatchObject({
      errMsg: `${api}:fail Save failed`,
    });
  });

  it.each([
    [{}, 'Missing required parameter `filePath`'],
    [{ filePath: 5 }, 'parameter.filePath should be a path, a URL, a File or a Blob'],
    [{ filePath: '' }, 'parameter.filePath should be a path, a URL, a File or a Blob'],
  ])('refuses %j', async (params, message) => {
    await expect(save(context)(params as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `${api}:fail ${message}`,
    });
  });
}
