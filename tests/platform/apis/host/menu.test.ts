import { describe, expect, it } from 'vitest';
import {
  hideMenuItems,
  hideOptionMenu,
  showMenuItems,
  showOptionMenu,
} from '@/platform/host/calls';
import { fakePlatform } from '../../../helpers/fake-platform';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

const items = { menuList: ['menuItem:copyUrl'] };

describe.each([
  { name: 'hideMenuItems', call: hideMenuItems, params: items },
  { name: 'showMenuItems', call: showMenuItems, params: items },
  { name: 'hideOptionMenu', call: hideOptionMenu, params: {} },
  { name: 'showOptionMenu', call: showOptionMenu, params: {} },
])('[S1.2] host.$name', ({ name, call, params }) => {
  it('calls WeChat by the same name', async () => {
    const { context, called } = await wechatPlatform();
    await call(context)(params as never);
    expect(called(name)).toEqual([params]);
  });

  it('is not available in a browser', async () => {
    await expect(call(fakePlatform().context)(params as never)).rejects.toMatchObject({
      code: 'unsupported',
      api: `host.${name}`,
    });
  });
});

describe.each([
  { name: 'hideMenuItems', call: hideMenuItems },
  { name: 'showMenuItems', call: showMenuItems },
])('the parameters of host.$name', ({ name, call }) => {
  it.each([
    [undefined, 'Missing required parameter `menuList`'],
    [{ menuList: [] }, 'parameter.menuList should have at least 1 item'],
    [{ menuList: [7] }, 'parameter.menuList[0] should be a string'],
  ])('may not be %j', async (input, message) => {
    await expect(call(fakePlatform().context)(input as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `host.${name}:fail ${message}`,
    });
  });
});
