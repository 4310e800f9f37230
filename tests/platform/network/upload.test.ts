import { describe, expect, it } from 'vitest';
import { uploadFile } from '@/platform/network/upload';
import { fakePlatform } from '../../helpers/fake-platform';
import { serveFaults } from '../../helpers/serve-faults';
import { realPlatform } from '../../helpers/start-call';

const call = (params: unknown) => uploadFile(fakePlatform().context)(params as never);
const url = 'http://x.test';
const file = new Blob(['x']);

describe('uploadFile refuses wrong parameters and names them', () => {
  it.each([
    [{}, 'Missing required parameter `url`'],
    [{ url, filePath: 5 }, 'parameter.filePath should be a path, a URL, a File or a Blob'],
    [{ url, filePath: '' }, 'parameter.filePath should be a path, a URL, a File or a Blob'],
    [{ url, file: 'a.txt' }, 'parameter.file should be a File or a Blob'],
    [{ url, files: {} }, 'parameter.files should be a list'],
    [{ url, files: [] }, 'parameter.files should have at least 1 item'],
    [{ url, files: ['a'] }, 'parameter.files[0] should be an object'],
    [{ url, files: [{ file }, { name: 'b' }] }, 'Missing required parameter `files[1].filePath`'],
    [{ url, files: [{ file, name: 7 }] }, 'parameter.files[0].name should be a string'],
    [{ url, file, formData: 'a=1' }, 'parameter.formData should be an object'],
    [{ url, file, formData: { a: { b: 1n } } }, 'parameter.formData cannot be written as fields'],
    [{ url, file, method: 'GET' }, 'parameter.method should be one of POST, PUT, PATCH'],
    [{ url, file, timeout: -1 }, 'parameter.timeout should be 0 or more'],
    [{ url, file, resume: 1 }, 'parameter.resume should be an object'],
    [
      { url, file, resume: { chunkSize: 1.5 } },
      'parameter.resume.chunkSize should be a whole number, 1 or more',
    ],
    [
      { url, file, resume: { chunkSize: 0 } },
      'parameter.resume.chunkSize should be a whole number, 1 or more',
    ],
    [{ url, file, resume: { onStart: 1 } }, 'parameter.resume.onStart should be a function'],
    [
      { url, file, resume: { uploadUrl: 'http://[' } },
      'parameter.resume.uploadUrl is no address on the web: http://[',
    ],
    [
      { url, file, resume: { uploadUrl: 'javascript:alert(1)' } },
      'parameter.resume.uploadUrl is no address on the web: javascript:alert(1)',
    ],
    [
      { url, files: [{ file }, { file }], resume: true },
      'parameter.resume is for one file, parameter.files has more',
    ],
    [{ url, file, formData: { file } }, 'parameter.formData cannot be written as fields'],
    [{ url: 'ftp://x', file }, 'parameter.url is no address on the web: ftp://x'],
  ])('%o', async (params, message) => {
    await expect(call(params)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `uploadFile:fail ${message}`,
    });
  });

  it('[S5.3] uploadFile rejects when there is no file', async () => {
    await expect(call({ url })).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'uploadFile:fail Missing required parameter `filePath`',
    });
  });
});

it("[S8.3] uploadFile rejects at once when the phone is offline and `whenOffline` is 'fail'", async () => {
  const { context, env } = fakePlatform();
  Object.assign(env.window, { navigator: { onLine: false } });
  await expect(uploadFile(context)({ url, file, whenOffline: 'fail' })).rejects.toMatchObject({
    code: 'offline',
    errMsg: 'uploadFile:fail No network, please check your connection',
  });
});

it('[S8.14] uploadFile rejects when the connection breaks in the middle of a form', async () => {
  const server = await serveFaults((request) => {
    request.once('data', () => request.destroy());
  });
  await expect(uploadFile(realPlatform().context)({ url: server.url, file })).rejects.toMatchObject(
    { code: 'network', errMsg: 'uploadFile:fail upload failure' },
  );
  await server.close();
});
