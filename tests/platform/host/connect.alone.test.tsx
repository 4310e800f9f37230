import { openApp, page } from '../../helpers/open-app';
import { until, wait } from '../../helpers/waiting';
import { type Answers, fakeBridge, iphone, signature } from '../../helpers/wechat-bridge';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

/** @module-tag long */

// Loaded before the tests, so that the first test is not slow.
await Promise.all([
  import('@/app/overlays/overlay-views'),
  import('@/platform/host/calls'),
  import('@/platform/create-platform'),
  import('@/platform/host/share/follow-menu'),
  import('@/platform/host/wechat'),
]);

/** Old versions ask for the card when the user shares. */
const oldWay: Answers = {
  checkJsApi: () => ({
    errMsg: 'checkJsApi:ok',
    checkResult: { updateAppMessageShareData: false, updateTimelineShareData: false },
  }),
};

/** Puts WeChat around this document, with or without its bridge. */
function enterWeChat(answers: Answers = {}, { isLate = false } = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
  const put = (more: Answers = answers) => {
    const fake = fakeBridge(more);
    Object.assign(window, { WeixinJSBridge: fake.bridge });
    return fake;
  };
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(window, 'WeixinJSBridge');
  });
  return { ...(isLate ? fakeBridge() : put()), put };
}

const restore = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

const arrive = () => document.dispatchEvent(new Event('WeixinJSBridgeReady'));

const open = (title: string) =>
  openApp({
    host: { sign: async () => signature },
    routes: {
      '/': page(() => <p>{title}</p>, { title }),
      '/more': page(() => <p>more</p>, { title: `More of ${title}` }),
      '/secret': page(() => <p>secret</p>, { title: 'Secret', share: false }),
    },
  });

type Fake = ReturnType<typeof fakeBridge>;
const last = ({ called }: Fake) => called('updateAppMessageShareData').at(-1)?.title;
const asked = (fake: Fake) => {
  fake.emit('menu:share:appmessage', {});
  return fake.called('sendAppMessage').map(({ title }) => title);
};

describe('[S1.2] an unmounted app in WeChat', () => {
  it('an unmounted app receives no events from WeChat and makes no calls', async () => {
    const fake = enterWeChat();
    const app = await open('First');
    await until(() => expect(last(fake)).toBe('First'));
    app.unmount();
    const { length } = fake.calls;
    restore();
    arrive();
    await wait(200);
    expect(fake.calls).toHaveLength(length);
  });

  it('an unmounted app gives no card to WeChat’s menu', async () => {
    const fake = enterWeChat(oldWay);
    const app = await open('First');
    await until(() => expect(asked(fake)).toContain('First'));
    app.unmount();
    const { length } = fake.calls;
    fake.emit('menu:share:appmessage', {});
    await wait(20);
    expect(fake.calls).toHaveLength(length);
  });

  it('an unmounted app ignores a bridge that arrives later', async () => {
    const { put } = enterWeChat({}, { isLate: true });
    const app = await open('First');
    app.unmount();
    const fake = put({});
    arrive();
    await wait(200);
    expect(fake.calls).toEqual([]);
  });

  it('an unmounted app leaves the menu, also the hidden entries, to the next app', async () => {
    const fake = enterWeChat();
    const first = await open('First');
    await first.go('navigate', '/secret');
    await until(() => expect(fake.called('hideMenuItems')).toHaveLength(1));
    first.unmount();
    await open('Second');
    await until(() => expect(last(fake)).toBe('Second'));
    expect(fake.called('showMenuItems')).toHaveLength(1);
  });
});

describe('[S1.2] two apps on one page in WeChat', () => {
  it('the app that was shown last owns the menu, and the other app owns it after an unmount', async () => {
    const fake = enterWeChat();
    const left = await open('Left');
    await until(() => expect(last(fake)).toBe('Left'));
    const right = await open('Right');
    await until(() => expect(last(fake)).toBe('Right'));
    await left.go('navigate', '/more');
    await until(() => expect(last(fake)).toBe('More of Left'));
    // A change of the title does not show a page.
    await right.platform.setNavigationBarTitle({ title: 'Right, later' });
    await wait(200);
    expect(last(fake)).toBe('More of Left');
    left.unmount();
    await until(() => expect(last(fake)).toBe('Right, later'));
  });

  it('the app that was shown last keeps the menu when the document becomes visible again', async () => {
    const fake = enterWeChat();
    await open('Left');
    const right = await open('Right');
    await right.go('navigate', '/more');
    await until(() => expect(last(fake)).toBe('More of Right'));
    const { length } = fake.called('updateAppMessageShareData');
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    restore();
    await until(() => expect(fake.called('updateAppMessageShareData')).toHaveLength(length + 1));
    await wait(200);
    expect(last(fake)).toBe('More of Right');
  });

  it('the app on which the user shares owns the menu', async () => {
    const fake = enterWeChat();
    const left = await open('Left');
    const right = await open('Right');
    await until(() => expect(last(fake)).toBe('Right'));
    expect(await left.platform.share.open()).toEqual({ result: 'guided' });
    expect(last(fake)).toBe('Left');
    await right.platform.setNavigationBarTitle({ title: 'Right, later' });
    await wait(200);
    expect(last(fake)).toBe('Left');
  });

  it('an invisible app does not own the menu', async () => {
    const fake = enterWeChat();
    await open('Left');
    const right = await open('Right');
    await until(() => expect(last(fake)).toBe('Right'));
    right.element.hidden = true;
    await right.go('redirect', '/more').catch(() => {});
    await until(() => expect(last(fake)).toBe('Left'));
  });

  it('only one app answers an event of the menu', async () => {
    const fake = enterWeChat(oldWay);
    const left = await open('Left');
    await until(() => expect(asked(fake)).toContain('Left'));
    await open('Right');
    await until(() => expect(asked(fake)).toContain('Right'));
    await left.go('navigate', '/more');
    await until(() => expect(asked(fake)).toContain('More of Left'));
    // An earlier call may still be pending.
    await wait(100);
    const { length } = fake.called('sendAppMessage');
    fake.emit('menu:share:appmessage', {});
    await wait(100);
    const answers = fake.called('sendAppMessage').slice(length);
    expect(answers).toMatchObject([{ title: 'More of Left' }]);
  });
});
