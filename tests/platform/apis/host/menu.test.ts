import { describe, expect, it } from 'vitest';
import { hideMenuItems, hideOptionMenu, showMenuItems, showOptionMenu } from '@/platform/apis/host';
import { fakePlatform } from '../../../helpers/fake-platform';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

describe('[S1.2] host.hideMenuItems', () => {
  const params = { menuList: ['menuItem:copyUrl'] };

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

describe('[S1.2] host.showMenuItems', () => {
  const params = { menuList: ['menuItem:copyUrl'] };

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

describe('[S1.2] host.hideOptionMenu', () => {
  const params = {};

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

describe('[S1.2] host.showOptionMenu', () => {
  const params = {};

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
