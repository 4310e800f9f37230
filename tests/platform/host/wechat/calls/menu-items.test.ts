import { expect, it } from 'vitest';
import { PlatformError, type PlatformErrorCode } from '@/platform';
import { createHost } from '@/platform/host/create-host';
import { wechatPlatform } from '../../../../helpers/wechat-bridge';

async function start(answers = {}) {
  const platform = await wechatPlatform({ answers });
  const state = platform.context.shelf(createHost).state();
  if (state.kind !== 'connected') throw new Error(state.kind);
  const fail = (code: PlatformErrorCode, message: string) =>
    new PlatformError({ code, api: 'x', message });
  const work = { fail, signal: new AbortController().signal };
  return { ...platform, calls: state.adapter.calls, work };
}

const menuList = ['menuItem:share:timeline', 'menuItem:copyUrl'];

it('hides and shows items of the app’s menu, and all of it', async () => {
  const { calls, work, called } = await start();
  await calls.hideMenuItems?.({ menuList }, work);
  await calls.showMenuItems?.({ menuList }, work);
  await calls.hideOptionMenu?.({}, work);
  await calls.showOptionMenu?.({}, work);
  expect(called('hideMenuItems')).toEqual([{ menuList }]);
  expect(called('showMenuItems')).toEqual([{ menuList }]);
  expect(called('hideOptionMenu')).toEqual([{}]);
  expect(called('showOptionMenu')).toEqual([{}]);
});

it('fails as the app does', async () => {
  const { calls, work } = await start({ hideMenuItems: () => ({ errMsg: 'hideMenuItems:fail' }) });
  await expect(calls.hideMenuItems?.({ menuList }, work)).rejects.toMatchObject({
    code: 'failed',
    api: 'host.hideMenuItems',
  });
});
