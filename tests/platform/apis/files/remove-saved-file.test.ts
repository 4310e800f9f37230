import { expect, it } from 'vitest';
import { removeSavedFile } from '@/platform/apis/files';
import { fakePlatform } from '../../../helpers/fake-platform';

// What it does with a file that is there stands in save-file.test.tsx.
const call = removeSavedFile(fakePlatform().context);

it('[S5.3] requires a file path', async () => {
  await expect(call({} as never)).rejects.toMatchObject({
    code: 'invalid',
    message: 'Missing required parameter `filePath`',
  });
});

it('refuses a path that is none', async () => {
  await expect(call({ filePath: 5 } as never)).rejects.toMatchObject({
    message: 'parameter.filePath should be a string',
  });
});

it.each(['', '/a.png', 'blob:x'])('finds no saved file under %j', async (filePath) => {
  await expect(call({ filePath })).rejects.toMatchObject({
    code: 'not-found',
    message: 'parameter.filePath is not a saved file',
  });
});
