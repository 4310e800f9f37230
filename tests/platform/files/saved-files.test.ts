import { describe, expect, it } from 'vitest';
import {
  getSavedFileInfo,
  getSavedFileList,
  removeSavedFile,
  saveFile,
} from '@/platform/files/calls';
import { fakePlatform } from '../../helpers/fake-platform';

// saved-files.test.tsx tests the calls with existing files.
describe.each([
  { name: 'getSavedFileInfo', api: getSavedFileInfo },
  { name: 'removeSavedFile', api: removeSavedFile },
])('$name', ({ api }) => {
  const call = (params: unknown) => api(fakePlatform().context)(params as never);

  it('[S5.3] requires a file path', async () => {
    await expect(call({})).rejects.toMatchObject({
      code: 'invalid',
      message: 'Missing required parameter `filePath`',
    });
  });

  it('refuses a path that is not a string', async () => {
    await expect(call({ filePath: 5 })).rejects.toMatchObject({
      message: 'parameter.filePath should be a string',
    });
  });

  it.each(['', '/a.png', 'blob:x'])(
    'rejects for the path %j, which is no saved file',
    async (filePath) => {
      await expect(call({ filePath })).rejects.toMatchObject({
        code: 'not-found',
        message: 'parameter.filePath is not a saved file',
      });
    },
  );
});

describe('getSavedFileList', () => {
  it('[S8.11] rejects in a browser without a database', async () => {
    await expect(getSavedFileList(fakePlatform().context)()).rejects.toMatchObject({
      code: 'unsupported',
      message: 'API not yet implemented',
    });
  });
});

describe('saveFile', () => {
  const call = (params: unknown) => saveFile(fakePlatform().context)(params as never);

  it.each(['filePath', 'tempFilePath'])(
    '[S5.3] names the parameter %s as the caller wrote it',
    async (param) => {
      await expect(call({ [param]: 'nonsense:a' })).rejects.toMatchObject({
        code: 'invalid',
        errMsg: `saveFile:fail parameter.${param} is neither a known path nor a URL`,
      });
      await expect(call({ [param]: 'data:;base64,%' })).rejects.toMatchObject({
        code: 'invalid',
        errMsg: `saveFile:fail parameter.${param} is a broken data: URL`,
      });
    },
  );
});
