import { expect, it } from 'vitest';
import { saveFile } from '@/platform/apis/files';
import { fakePlatform } from '../../../helpers/fake-platform';

const call = (params: unknown) => saveFile(fakePlatform().context)(params as never);

it.each(['filePath', 'tempFilePath'])('[S5.3] names %s as its caller did', async (param) => {
  await expect(call({ [param]: 'nonsense:a' })).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `saveFile:fail parameter.${param} is neither a known path nor a URL`,
  });
  await expect(call({ [param]: 'data:;base64,%' })).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `saveFile:fail parameter.${param} is a broken data: URL`,
  });
});
