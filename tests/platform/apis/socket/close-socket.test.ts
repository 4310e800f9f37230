import { expect, it } from 'vitest';
import { closeSocket } from '@/platform/apis/socket';
import { fakePlatform } from '../../../helpers/fake-platform';

it('[S8.12] fails without a socket', async () => {
  const { context } = fakePlatform();
  await expect(closeSocket(context)()).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'closeSocket:fail socket not connected',
  });
});

it('refuses a code that browsers keep for themselves', async () => {
  const { context } = fakePlatform();
  await expect(closeSocket(context)({ code: 1006 })).rejects.toMatchObject({
    code: 'invalid',
    errMsg: 'closeSocket:fail parameter.code should be 1000 or from 3000 to 4999',
  });
});
