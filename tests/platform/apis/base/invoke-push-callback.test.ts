import { expect, it } from 'vitest';
import { invokePushCallback } from '@/platform/apis/base';
import { fakePlatform } from '../../../helpers/fake-platform';

it.each([
  [undefined, 'Missing required parameter `type`'],
  [{ type: 'x' }, 'parameter.type should be one of clientId, pushMsg, click'],
  [{ type: 'clientId' }, 'Missing required parameter `cid`'],
  [{ type: 'clientId', cid: '' }, 'Missing required parameter `cid`'],
  [{ type: 'clientId', cid: 5 }, 'parameter.cid should be a string'],
])('refuses %j', async (params, message) => {
  await expect(invokePushCallback(fakePlatform().context)(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `invokePushCallback:fail ${message}`,
  });
});

it('tells of a message that nobody waits for', async () => {
  const call = invokePushCallback(fakePlatform().context);
  await expect(call({ type: 'pushMsg', message: {} })).resolves.toBeUndefined();
});
