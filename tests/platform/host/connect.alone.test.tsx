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

  it('in an old version, the next app answers WeChat’s menu', async () => {
    const fake = enterWeChat(oldWay);
    const first = await open('First');
    await until(() => expect(asked(fake)).toContain('First'));
    first.unmount();
    await open('Second');
    await until(() => expect(asked(fake).at(-1)).toBe('Second'));
  });
});
