import { describe, expect, it } from 'vitest';
import { showOptionMenu } from '@/platform/apis/host';
import { fakePlatform } from '../../../helpers/fake-platform';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

const params = {};

describe('[S1.2] host.showOptionMenu', () => {
  it('is WeChat’s own', async () => {
    const { context, called } = await wechatPlatform();
    await showOptionMenu(context)(params);
    expect(called('showOptionMenu')).toEqual([params]);
  });

  it('is nobody’s in a browser', async () => {
    await expect(showOptionMenu(fakePlatform().context)(params)).rejects.toMatchObject({
      code: 'unsupported',
      api: 'host.showOptionMenu',
    });
  });
});
