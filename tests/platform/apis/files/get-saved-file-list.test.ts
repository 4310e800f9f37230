import { expect, it } from 'vitest';
import { getSavedFileList } from '@/platform/apis/files';
import { fakePlatform } from '../../../helpers/fake-platform';

// The list itself stands in save-file.test.tsx.
it('[S8.11] says that the browser can keep no files', async () => {
  await expect(getSavedFileList(fakePlatform().context)()).rejects.toMatchObject({
    code: 'unsupported',
    message: 'API not yet implemented',
  });
});
