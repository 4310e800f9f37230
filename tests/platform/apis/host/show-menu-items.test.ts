import { describe, expect, it } from 'vitest';
import { showMenuItems } from '@/platform/apis/host';
import { fakePlatform } from '../../../helpers/fake-platform';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

const params = { menuList: ['menuItem:copyUrl'] };

describe('[S1.2] host.showMenuItems', () => {
  it('is WeChat’s own', async () => {
    const { context, called } = await wechatPlatform();
    await showMenuItems(context)(params);
    expect(called('showMenuItems')).toEqual([params]);
  });

  it('is nobody’s in a browser', async () => {
    await expect(showMenuItems(fakePlatform().context)(params)).rejects.toMatchObject({
      code: 'unsupported',
      api: 'host.showMenuItems',
    });
  });

  it.each([
    [undefined, 'Missing required parameter `menuList`'],
    [{ menuList: [] }, 'parameter.menuList should have at least 1 item'],
    [{ menuList: [7] }, 'parameter.menuList[0] should be a string'],
  ])('refuses %j', async (input, message) => {
    await expect(showMenuItems(fakePlatform().context)(input as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `host.showMenuItems:fail ${message}`,
    });
  });
});
