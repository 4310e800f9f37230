import { iphone, wecom } from '../../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../../helpers/wechat-ways';
import { PlatformError, type PlatformErrorCode } from '@/platform';
import { createHost } from '@/platform/host/connect';
import { smallCalls } from '@/platform/host/wechat/calls';
import { createClient } from '@/platform/host/wechat/client';
import { describe, expect, it } from 'vitest';

describe.each(ways)('WeChat by %s', (way) => {
  const { wechatPlatform } = inWeChatBy(way);

  describe('closeWindow', () => {
    it('closeWindow closes the window of a refused page too', async () => {
      const answers = { preVerifyJSAPI: () => ({ errMsg: 'config:fail, invalid url domain' }) };
      const { context, calls } = await wechatPlatform({ answers });
      const envOf = () =>
        ({ app: 'wechat', os: 'ios', version: '', miniProgram: false, via: 'wechat' }) as const;
      const client = createClient({ context, config: {}, envOf, names: [], changed: () => {} });
      await smallCalls(client).closeWindow({}, { signal: new AbortController().signal } as never);
      expect(calls.filter(({ name }) => name === 'closeWindow')).toMatchObject([{ sent: {} }]);
    });
  });

  describe('menuItems', () => {
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

    it('the menu calls hide and show entries, and the whole menu', async () => {
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

    it('the menu calls fail as WeChat does', async () => {
      const { calls, work } = await start({
        hideMenuItems: () => ({ errMsg: 'hideMenuItems:fail' }),
      });
      await expect(calls.hideMenuItems?.({ menuList }, work)).rejects.toMatchObject({
        code: 'failed',
        api: 'host.hideMenuItems',
      });
    });
  });

  describe('openShare', () => {
    const card = { title: 'Carrara', desc: 'White', link: 'https://example.org/', imgUrl: '' };
    const work = { fail: () => new Error('no') as never, signal: new AbortController().signal };

    async function start(userAgent: string, answer = 'shareAppMessage:ok') {
      const answers = { shareAppMessage: () => ({ errMsg: answer }) };
      const fake = await wechatPlatform({ userAgent, answers });
      const state = fake.context.shelf(createHost).state();
      return { ...fake, adapter: state.kind === 'connected' ? state.adapter : null };
    }

    it('[S1.2] share.open opens the share dialog of WeCom', async () => {
      const { adapter, called, calls } = await start(wecom);
      await expect(adapter?.openShare?.(card, work)).resolves.toBe('opened');
      expect(called('shareAppMessage')).toEqual([card]);
      const [verify] = calls.filter(({ name }) => name === 'preVerifyJSAPI');
      expect(verify?.sent['verifyJsApiList']).toContain('shareAppMessage');
    });

    it('[S1.2] share.open in WeCom is cancelled when the user closes the dialog', async () => {
      const { adapter } = await start(wecom, 'shareAppMessage:cancel');
      await expect(adapter?.openShare?.(card, work)).rejects.toMatchObject({
        code: 'cancel',
        api: 'share.open',
      });
    });

    it('[S1.2] WeChat has no share dialog', async () => {
      const { adapter, calls } = await start(iphone);
      expect(adapter?.openShare).toBeUndefined();
      const [verify] = calls.filter(({ name }) => name === 'preVerifyJSAPI');
      expect(verify?.sent['verifyJsApiList']).not.toContain('shareAppMessage');
    });
  });
});
