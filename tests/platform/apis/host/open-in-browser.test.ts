import { describe, expect, it, vi } from 'vitest';
import { openInBrowser } from '@/platform/host/calls';
import type { OverlayOf } from '@/platform';
import { fakePlatform } from '../../../helpers/fake-platform';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

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
  return { ...fake, assign, openWindow, open: openInBrowser(fake.context) };
}

describe('[S1.2] host.openInBrowser', () => {
  it('in a browser opens a window that knows nothing of this one', async () => {
    const other = { opener: 'this' };
    const { open, openWindow, assign } = start('', other);
    const done = open({ url: '/stone/12' });
    expect(openWindow).toHaveBeenCalledWith('https://shop.test/stone/12', '_blank');
    await expect(done).resolves.toEqual({ result: 'opened' });
    expect(other.opener).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  it('takes the place of the page where pop-ups are blocked', async () => {
    const { open, assign } = start('', null);
    await open({ url: 'https://other.test/' });
    expect(assign).toHaveBeenCalledWith('https://other.test/');
  });

  it('in a browser has nothing to do for the page itself', async () => {
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
  ])('leaves %s by its own address', async (userAgent, href) => {
    const { open, assign, openWindow } = start(userAgent);
    await expect(open()).resolves.toEqual({ result: 'opened' });
    expect(assign).toHaveBeenCalledWith(href);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('shows WeChat’s menu, and where that is', async () => {
    const { context } = await wechatPlatform();
    const done = openInBrowser(context)({ url: 'https://shop.test/a' });
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

  it('shows nothing over another page that has come meanwhile', async () => {
    const { context, turnTo } = await wechatPlatform();
    const done = openInBrowser(context)({ url: 'https://shop.test/a' });
    turnTo({ id: 'p2' });
    await expect(done).rejects.toMatchObject({ code: 'cancel' });
    expect(context.overlays.getState().open).toEqual([]);
  });

  it('has a way to try for apps that may let it through', async () => {
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

  it.each(['javascript:alert(1)', 'weixin://', 'https://'])('refuses %s', async (url) => {
    await expect(start().open({ url })).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'host.openInBrowser:fail parameter.url should be a web address',
    });
  });
});
