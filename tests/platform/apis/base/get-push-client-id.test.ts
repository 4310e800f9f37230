import { expect, it } from 'vitest';
import { getPushClientId, invokePushCallback } from '@/platform/apis/base';
import { fakePlatform } from '../../../helpers/fake-platform';

it('fails until somebody has told the id', async () => {
  const { context } = fakePlatform();
  await expect(getPushClientId(context)()).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'getPushClientId:fail push is not enabled',
  });
  await invokePushCallback(context)({ type: 'clientId', cid: 'device-7' });
  expect(await getPushClientId(context)()).toEqual({ cid: 'device-7' });
});
