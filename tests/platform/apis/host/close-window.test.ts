import { describe, expect, it, vi } from 'vitest';
import { closeWindow } from '@/platform/host/calls';
import { fakePlatform } from '../../../helpers/fake-platform';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

describe('[S1.2] host.closeWindow', () => {
  it('closes WeChat’s window', async () => {
    const { context, called } = await wechatPlatform();
    await closeWindow(context)();
    expect(called('closeWindow')).toEqual([{}]);
  });

  it('closes a window that a script has opened', async () => {
    const { context } = fakePlatform();
    const window = {
      closed: false,
      close: () => Object.assign(context.env.window, { closed: true }),
    };
    Object.assign(context.env.window, window);
    await closeWindow(context)();
    expect(context.navigator.activePage()?.url).toBe('/item');
  });

  it('starts over where the window stays', async () => {
    const { context } = fakePlatform();
    const close = vi.fn();
    Object.assign(context.env.window, { closed: false, close });
    await closeWindow(context)();
    expect(close).toHaveBeenCalledTimes(1);
    expect(context.navigator.activePage()?.url).toBe('/');
  });

  it('tells why it could not start over', async () => {
    const { context } = fakePlatform();
    Object.assign(context.env.window, { closed: false, close: () => {} });
    Object.assign(context.navigator, { go: async () => ({ refused: 'denied', message: 'no' }) });
    await expect(closeWindow(context)()).rejects.toMatchObject({
      code: 'denied',
      errMsg: 'host.closeWindow:fail no',
    });
  });
});
