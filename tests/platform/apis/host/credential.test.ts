import { expect, it } from 'vitest';
import { credential } from '@/platform/host/calls';
import { fakePlatform } from '../../../helpers/fake-platform';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

it('[S1.2] there is none in a browser, nor in WeChat', async () => {
  const { context } = await wechatPlatform();
  await expect(credential(context)()).resolves.toEqual({ credential: null });
  await expect(credential(fakePlatform().context)()).resolves.toEqual({ credential: null });
});
