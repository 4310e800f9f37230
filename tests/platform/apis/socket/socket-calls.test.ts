import { describe, expect, it } from 'vitest';
import { closeSocket, sendSocketMessage } from '@/platform/apis/socket';
import { fakePlatform } from '../../../helpers/fake-platform';

describe('sendSocketMessage', () => {
  it('[S8.12] fails without a socket', async () => {
    const { context } = fakePlatform();
    await expect(sendSocketMessage(context)({ data: 'x' })).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'sendSocketMessage:fail socket not connected',
    });
  });

  it('refuses to send nothing', async () => {
    const { context } = fakePlatform();
    await expect(sendSocketMessage(context)({} as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'sendSocketMessage:fail Missing required parameter `data`',
    });
  });
});

describe('closeSocket', () => {
  it('[S8.12] fails without a socket', async () => {
    const { context } = fakePlatform();
    await expect(closeSocket(context)()).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'closeSocket:fail socket not connected',
    });
  });

  it('refuses a close code that is reserved for browsers', async () => {
    const { context } = fakePlatform();
    await expect(closeSocket(context)({ code: 1006 })).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'closeSocket:fail parameter.code should be 1000 or from 3000 to 4999',
    });
  });
});
