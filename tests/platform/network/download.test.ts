import { describe, expect, it } from 'vitest';
import { downloadFile } from '@/platform/network/download';
import { fakePlatform } from '../../helpers/fake-platform';

const call = (params: unknown) => downloadFile(fakePlatform().context)(params as never);

describe('downloadFile refuses wrong parameters and names them', () => {
  it.each([
    [{}, 'Missing required parameter `url`'],
    [{ url: 5 }, 'parameter.url should be a string'],
    [{ url: 'blob:x' }, 'parameter.url is no address on the web: blob:x'],
    [{ url: 'http://x.test', header: [] }, 'parameter.header should be an object'],
    [{ url: 'http://x.test', timeout: null }, 'parameter.timeout should be a number'],
    [{ url: 'http://x.test', whenOffline: 1 }, 'parameter.whenOffline should be one of wait, fail'],
    [{ url: 'http://x.test', save: 1 }, 'parameter.save should be true or false'],
    [
      { url: 'http://x.test', resume: -1 },
      'parameter.resume.times should be a whole number, 0 or more',
    ],
  ])('%o', async (params, message) => {
    await expect(call(params)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `downloadFile:fail ${message}`,
    });
  });
});

it("[S8.3] downloadFile rejects at once when the phone is offline and `whenOffline` is 'fail'", async () => {
  const { context, env } = fakePlatform();
  Object.assign(env.window, { navigator: { onLine: false } });
  await expect(
    downloadFile(context)({ url: 'http://x.test', whenOffline: 'fail' }),
  ).rejects.toMatchObject({
    code: 'offline',
    errMsg: 'downloadFile:fail No network, please check your connection',
  });
});
