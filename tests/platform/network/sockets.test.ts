import { describe, expect, it } from 'vitest';
import { closeSocket, sendSocketMessage } from '@/platform/network/socket';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

describe('sendSocketMessage', () => {
  it('[S8.12] rejects when there is no socket', async () => {
    const { context } = fakePlatform();
    await expect(sendSocketMessage(context)({ data: 'x' })).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'sendSocketMessage:fail socket not connected',
    });
  });

  it('rejects when there is no data', async () => {
    const { context } = fakePlatform();
    await expect(sendSocketMessage(context)({} as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'sendSocketMessage:fail Missing required parameter `data`',
    });
  });
});

describe('closeSocket', () => {
  it('[S8.12] rejects when there is no socket', async () => {
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

it('closeSocket closes the socket of the call before it, also if their code is there', async () => {
  const platform = platformOf(fakePlatform().context);
  const newest = () => {
    const socket = platform.connectSocket({ url: 'ws://x.test' });
    const codes: number[] = [];
    socket.onClose(({ code }) => codes.push(code));
    return codes;
  };
  const first = newest();
  await platform.closeSocket();
  const second = newest();
  await platform.closeSocket();
  expect([first, second]).toEqual([[1000], [1000]]);
});
