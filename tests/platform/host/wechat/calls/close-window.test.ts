import { expect, it } from 'vitest';
import { closeWindowIn } from '@/platform/host/wechat/calls/close-window';
import { createClient } from '@/platform/host/wechat/client';
import { wechatPlatform } from '../../../../helpers/wechat-bridge';

it('closes also for a page that the app has refused', async () => {
  const answers = { preVerifyJSAPI: () => ({ errMsg: 'config:fail, invalid url domain' }) };
  const { context, calls } = await wechatPlatform({ answers });
  const where = () =>
    ({ app: 'wechat', os: 'ios', version: '', miniProgram: false, via: 'wechat' }) as const;
  const client = createClient({ context, config: {}, where, names: [], changed: () => {} });
  await closeWindowIn(client)({}, { signal: new AbortController().signal } as never);
  expect(calls.filter(({ name }) => name === 'closeWindow')).toMatchObject([{ sent: {} }]);
});
