import { describe, expect, it } from 'vitest';
import { hideMenuItems } from '@/platform/apis/host';
import { fakePlatform } from '../../../helpers/fake-platform';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

const params = { menuList: ['menuItem:copyUrl'] };

describe('[S1.2] host.hideMenuItems', () => {
  it('is WeChat’s own', async () => {
    const { context, called } = await wechatPlatform();
    await hideMenuItems(context)(params);
    expect(called('hideMenuItems')).toEqual([params]);
  });

  it('is nobody’s in a browser', async () => {
    await expect(hideMenuItems(fakePlatform().context)(params)).rejects.toMatchObject({
      code: 'unsupported',
      api: 'host.hideMenuItems',
    });
  });

  it.each([
    [undefined, 'Missing required parameter `menuList`'],
    [{ menuList: [] }, 'parameter.menuList should have at least 1 item'],
    [{ menuList: [7] }, 'parameter.menuList[0] should be a string'],
  ])('refuses %j', async (input, message) => {
    await expect(hideMenuItems(fakePlatform().context)(input as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `host.hideMenuItems:fail ${message}`,
    });
  });
});
