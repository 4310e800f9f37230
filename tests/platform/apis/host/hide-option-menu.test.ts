import { describe, expect, it } from 'vitest';
import { hideOptionMenu } from '@/platform/apis/host';
import { fakePlatform } from '../../../helpers/fake-platform';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

const params = {};

describe('[S1.2] host.hideOptionMenu', () => {
  it('is WeChat’s own', async () => {
    const { context, called } = await wechatPlatform();
    await hideOptionMenu(context)(params);
    expect(called('hideOptionMenu')).toEqual([params]);
  });

  it('is nobody’s in a browser', async () => {
    await expect(hideOptionMenu(fakePlatform().context)(params)).rejects.toMatchObject({
      code: 'unsupported',
      api: 'host.hideOptionMenu',
    });
  });
});
