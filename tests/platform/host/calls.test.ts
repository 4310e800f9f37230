import { fakePlatform } from '../../helpers/fake-platform';
import { wechatPlatform } from '../../helpers/wechat-bridge';
import type { OverlayOf } from '@/platform';
import {
  closeWindow,
  credential,
  hideMenuItems,
  hideOptionMenu,
  openOutside,
  showMenuItems,
  showOptionMenu,
  uploadMedia,
} from '@/platform/host/calls';
import { describe, expect, it, vi } from 'vitest';

describe('[S1.2] host.closeWindow', () => {
  it('host.closeWindow closes WeChat’s window', async () => {
    const { context, called } = await wechatPlatform();
    await closeWindow(context)();
    expect(called('closeWindow')).toEqual([{}]);
  });

  it('host.closeWindow closes a browser window that a script has opened', async () => {
    const { context } = fakePlatform();
    const window = {
      closed: false,
      close: () => Object.assign(context.env.window, { closed: true }),
    };
    Object.assign(context.env.window, window);
    await closeWindow(context)();
    expect(context.navigator.activePage()?.url).toBe('/item');
  });

  it('host.closeWindow restarts the app if the window stays open', async () => {
    const { context } = fakePlatform();
    const close = vi.fn();
    Object.assign(context.env.window, { closed: false, close });
    await closeWindow(context)();
    expect(close).toHaveBeenCalledTimes(1);
    expect(context.navigator.activePage()?.url).toBe('/');
  });

  it('host.closeWindow rejects with the reason if the app cannot restart', async () => {
    const { context } = fakePlatform();
    Object.assign(context.env.window, { closed: false, close: () => {} });
    Object.assign(context.navigator, { go: async () => ({ refused: 'denied', message: 'no' }) });
    await expect(closeWindow(context)()).rejects.toMatchObject({
      code: 'denied',
      errMsg: 'host.closeWindow:fail no',
    });
  });
});

describe('[S1.2] host.openOutside', () => {
  function start(userAgent = '', opened: object | null = {}) {
    const fake = fakePlatform();
    const assign = vi.fn();
    const openWindow = vi.fn(() => opened);
    Object.assign(fake.context.env.window, {
      navigator: { userAgent, platform: '', maxTouchPoints: 0 },
      location: { href: 'https://shop.test/item', origin: 'https://shop.test', assign },
      open: openWindow,
    });
    Object.assign(fake.context.env.document, { baseURI: 'https://shop.test/' });
    return { ...fake, assign, openWindow, open: openOutside(fake.context) };
  }

  it('host.openOutside opens another address in a browser window that cannot control this one', async () => {
    const other = { opener: 'this' };
    const { open, openWindow, assign } = start('', other);
    const done = open({ url: '/stone/12' });
    expect(openWindow).toHaveBeenCalledWith('https://shop.test/stone/12', '_blank');
    await expect(done).resolves.toEqual({ result: 'opened' });
    expect(other.opener).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  it('host.openOutside replaces the page if the browser blocks pop-ups', async () => {
    const { open, assign } = start('', null);
    await open({ url: 'https://other.test/' });
    expect(assign).toHaveBeenCalledWith('https://other.test/');
  });

  it('host.openOutside does nothing in a browser for the address of the page', async () => {
    const { open, openWindow, assign } = start();
    await expect(open()).resolves.toEqual({ result: 'opened' });
    expect([openWindow.mock.calls, assign.mock.calls]).toEqual([[], []]);
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone) AppleWebKit Safari Line/14.1.0',
      'https://shop.test/item?openExternalBrowser=1',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit KAKAOTALK/11.3.1 (INAPP)',
      'kakaotalk://web/openExternal?url=https%3A%2F%2Fshop.test%2Fitem',
    ],
  ])('host.openOutside leaves %s by the link of that app', async (userAgent, href) => {
    const { open, assign, openWindow } = start(userAgent);
    await expect(open()).resolves.toEqual({ result: 'opened' });
    expect(assign).toHaveBeenCalledWith(href);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('host.openOutside shows a guide to WeChat’s menu and its position', async () => {
    const { context } = await wechatPlatform();
    const done = openOutside(context)({ url: 'https://shop.test/a' });
    await vi.waitFor(() => expect(context.overlays.getState().open).toHaveLength(1));
    const [overlay] = context.overlays.getState().open;
    expect(overlay).toMatchObject({
      kind: 'guide',
      props: {
        reason: 'open-in-browser',
        url: 'https://shop.test/a',
        href: null,
        isMenuAbove: true,
      },
    });
    (overlay as OverlayOf<'guide'>).props.onShown();
    await expect(done).resolves.toEqual({ result: 'guided' });
  });

  it('host.openOutside shows no guide if another page is on top', async () => {
    const { context, turnTo } = await wechatPlatform();
    const done = openOutside(context)({ url: 'https://shop.test/a' });
    turnTo({ id: 'p2' });
    await expect(done).rejects.toMatchObject({ code: 'cancel' });
    expect(context.overlays.getState().open).toEqual([]);
  });

  it('the link of host.openOutside carries the stack, and nothing that belongs to this app', async () => {
    const { open, context } = start(
      'Mozilla/5.0 (iPhone) Mobile [FBAN/MessengerForiOS;FBAV/500.0.0]',
    );
    const pages = [
      '/?from=singlemessage',
      '/item?id=7&isappinstalled=0#tgWebAppData=secret',
      '/pay?code=used&state=abc&iss=https%3A%2F%2Fa.test&size=l#access_token=secret&feature_token=x',
    ].map((url) => ({ id: url, url, route: url, params: {} }));
    context.navigator.pages = () => pages;
    const done = open();
    await vi.waitFor(() => expect(context.overlays.getState().open).toHaveLength(1));
    const [overlay] = context.overlays.getState().open;
    expect(overlay?.props).toMatchObject({
      url: 'https://shop.test/pay?size=l&portico-below=%2F&portico-below=%2Fitem%3Fid%3D7',
    });
    (overlay as OverlayOf<'guide'>).props.onShown();
    await done;
  });

  it('the guide of host.openOutside has a link for apps that may allow it', async () => {
    const { open, context } = start(
      'Mozilla/5.0 (iPhone) Mobile [FBAN/MessengerForiOS;FBAV/500.0.0]',
    );
    const done = open();
    await vi.waitFor(() => expect(context.overlays.getState().open).toHaveLength(1));
    const [overlay] = context.overlays.getState().open;
    expect(overlay?.props).toMatchObject({
      href: 'x-safari-https://shop.test/item',
      isMenuAbove: false,
    });
    (overlay as OverlayOf<'guide'>).props.onShown();
    await done;
  });

  it.each(['javascript:alert(1)', 'weixin://', 'https://'])(
    'host.openOutside refuses the address %s',
    async (url) => {
      await expect(start().open({ url })).rejects.toMatchObject({
        code: 'invalid',
        errMsg: 'host.openOutside:fail parameter.url should be a web address',
      });
    },
  );
});

describe('host.credential', () => {
  it('[S1.2] host.credential is null in a browser and in WeChat', async () => {
    const { context } = await wechatPlatform();
    await expect(credential(context)()).resolves.toEqual({ credential: null });
    await expect(credential(fakePlatform().context)()).resolves.toEqual({ credential: null });
  });
});

describe('the menu of the app', () => {
  const items = { menuList: ['menuItem:copyUrl'] };

  describe.each([
    { name: 'hideMenuItems', call: hideMenuItems, params: items },
    { name: 'showMenuItems', call: showMenuItems, params: items },
    { name: 'hideOptionMenu', call: hideOptionMenu, params: {} },
    { name: 'showOptionMenu', call: showOptionMenu, params: {} },
  ])('[S1.2] host.$name', ({ name, call, params }) => {
    it('the call invokes WeChat’s call of the same name', async () => {
      const { context, called } = await wechatPlatform();
      await call(context)(params as never);
      expect(called(name)).toEqual([params]);
    });

    it('the call is unsupported in a browser', async () => {
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
    ])('the call refuses the parameters %j', async (input, message) => {
      await expect(call(fakePlatform().context)(input as never)).rejects.toMatchObject({
        code: 'invalid',
        errMsg: `host.${name}:fail ${message}`,
      });
    });
  });
});

describe('[S1.2] host.uploadMedia', () => {
  /** For paths in WeChat see tests/platform/host/wechat/pictures.test.ts. */
  it('host.uploadMedia refuses a path that is not from the app', async () => {
    const { context } = await wechatPlatform();
    await expect(uploadMedia(context)({ path: 'blob:x' })).rejects.toMatchObject({
      code: 'invalid',
      api: 'host.uploadMedia',
    });
  });

  it('host.uploadMedia is unsupported in a browser', async () => {
    const upload = uploadMedia(fakePlatform().context);
    await expect(upload({ path: 'blob:x' })).rejects.toMatchObject({ code: 'unsupported' });
    await expect(upload({} as never)).rejects.toMatchObject({
      errMsg: 'host.uploadMedia:fail Missing required parameter `path`',
    });
  });
});
