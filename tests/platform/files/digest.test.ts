import { expect, it } from 'vitest';
import { getFileInfo } from '@/platform/files/calls';
import { fakePlatform } from '../../helpers/fake-platform';

const start = () => getFileInfo(fakePlatform().context);

it('[S5.3] getFileInfo requires a file path', async () => {
  for (const params of [undefined, {}, { filePath: undefined }]) {
    await expect(start()(params as never)).rejects.toMatchObject({
      code: 'invalid',
      message: 'Missing required parameter `filePath`',
      errMsg: 'getFileInfo:fail Missing required parameter `filePath`',
    });
  }
});

it.each([[''], [null], [5], [[]]])(
  '[S5.3] getFileInfo refuses the file path %j',
  async (filePath) => {
    await expect(start()({ filePath } as never)).rejects.toMatchObject({
      code: 'invalid',
      message: 'parameter.filePath should be a path, a URL, a File or a Blob',
    });
  },
);

it.each([['MD5'], ['sha256'], [''], [null], [5]])(
  '[S5.5] getFileInfo refuses the algorithm %j and names the two that exist',
  async (digestAlgorithm) => {
    const params = { filePath: 'data:,', digestAlgorithm };
    await expect(start()(params as never)).rejects.toMatchObject({
      code: 'invalid',
      message: 'parameter.digestAlgorithm should be one of md5, sha1',
    });
  },
);
