import { expect, it } from 'vitest';
import { sendSocketMessage } from '@/platform/apis/socket';
import { fakePlatform } from '../../../helpers/fake-platform';

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
