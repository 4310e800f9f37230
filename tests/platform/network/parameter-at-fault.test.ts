import { expect, it } from 'vitest';
import type { ClientOptions, Platform, UploadFileParams } from '@/platform';
import { platformOf } from '../../helpers/platform-of';
import { realPlatform } from '../../helpers/start-call';

const url = 'http://127.0.0.1:9/';
const file = new File(['marble'], 'stone.txt');
const platform = (): Platform => platformOf(realPlatform().context);

it.each<[string, Partial<UploadFileParams>]>([
  ['filePath', { file: undefined }],
  ['files[1].filePath', { files: [{ file }, {}] }],
  ['files[0]', { files: [{ filePath: 'data:broken' }] }],
  ['resume', { files: [{ file }, { file }], resume: true }],
  ['resume.uploadUrl', { resume: { uploadUrl: 'http://[' } }],
  ['formData', { formData: { file } }],
])('uploadFile names the parameter at fault, %s', async (parameter, params) => {
  await expect(platform().uploadFile({ url, file, ...params })).rejects.toMatchObject({
    code: 'invalid',
    parameter,
  });
});

it.each<[string, object]>([
  ['timeout', { timeout: -1 }],
  ['retry.times', { retry: -1 }],
  ['header', { header: () => 5 }],
])('a client names the option at fault, %s', async (parameter, options) => {
  const client = platform().createClient(options as ClientOptions);
  await expect(client.get(url)).rejects.toMatchObject({ code: 'invalid', parameter });
});

it.each<[string, object]>([
  ['url', { url: 'ftp://x' }],
  ['timeout', { timeout: -1 }],
  ['heartbeat.interval', { heartbeat: { interval: 0 } }],
])('a socket names the parameter at fault, %s', async (parameter, params) => {
  const socket = platform().connectSocket({ url, ...params });
  const error = await new Promise((resolve) => {
    socket.onError((event) => resolve(event.error));
  });
  expect(error).toMatchObject({ code: 'invalid', parameter });
});
