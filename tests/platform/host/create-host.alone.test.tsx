/** @module-tag long */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until, wait } from '../../helpers/waiting';
import { type Answers, fakeBridge, iphone, signature } from '../../helpers/wechat-bridge';

// Beforehand: however long the first load takes, no test waits for it.
await Promise.all([
  import('@/app/boot/lazy-parts'),
  import('@/platform/host/calls'),
  import('@/platform/create-platform'),
  import('@/platform/host/share/follow-menu'),
  import('@/platform/host/wechat'),
  import('@/app/overlays/overlay-views'),
]);

/** Versions that ask for the card when the visitor wants to share. */
const oldWay: Answers = {
  checkJsApi: () => ({
    errMsg: 'checkJsApi:ok',
    checkResult: { updateAppMessageShareData: false, updateTimelineShareData: false },
  }),
};

/** WeChat around this document, with its bridge or without. */
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

describe('[S1.2] an app that was unmounted', () => {
  it('hears nothing of WeChat any more, and tells it nothing', async () => {
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

  it('gives no card to a menu that asks', async () => {
    const fake = enterWeChat(oldWay);
    const app = await open('First');
    await until(() => expect(asked(fake)).toContain('First'));
    app.unmount();
    const { length } = fake.calls;
    fake.emit('menu:share:appmessage', {});
    await wait(20);
    expect(fake.calls).toHaveLength(length);
  });

  it('is not woken by a bridge that comes late', async () => {
    const { put } = enterWeChat({}, { isLate: true });
    const app = await open('First');
    app.unmount();
    const fake = put({});
    arrive();
    await wait(200);
    expect(fake.calls).toEqual([]);
  });

  it('leaves the menu to the next app, also what it has taken out of it', async () => {
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

describe('[S1.2] of two apps on a page', () => {
  it('the one that was shown last is shared, and the other one again when that has gone', async () => {
    const fake = enterWeChat();
    const left = await open('Left');
    await until(() => expect(last(fake)).toBe('Left'));
    const right = await open('Right');
    await until(() => expect(last(fake)).toBe('Right'));
    await left.go('navigate', '/more');
    await until(() => expect(last(fake)).toBe('More of Left'));
    // Another title is no page that is shown.
    await right.platform.setNavigationBarTitle({ title: 'Right, later' });
    await wait(200);
    expect(last(fake)).toBe('More of Left');
    left.unmount();
    await until(() => expect(last(fake)).toBe('Right, later'));
  });

  it('the one that was shown last stays it when the document comes back', async () => {
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

  it('the one on which the visitor shares has the menu', async () => {
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

  it('one that nobody can see does not count', async () => {
    const fake = enterWeChat();
    await open('Left');
    const right = await open('Right');
    await until(() => expect(last(fake)).toBe('Right'));
    right.element.hidden = true;
    await right.go('redirect', '/more').catch(() => {});
    await until(() => expect(last(fake)).toBe('Left'));
  });

  it('one alone answers a menu that asks', async () => {
    const fake = enterWeChat(oldWay);
    const left = await open('Left');
    await until(() => expect(asked(fake)).toContain('Left'));
    await open('Right');
    await until(() => expect(asked(fake)).toContain('Right'));
    await left.go('navigate', '/more');
    await until(() => expect(asked(fake)).toContain('More of Left'));
    // What it was asked before may still be on its way.
    await wait(100);
    const { length } = fake.called('sendAppMessage');
    fake.emit('menu:share:appmessage', {});
    await wait(100);
    const answers = fake.called('sendAppMessage').slice(length);
    expect(answers).toMatchObject([{ title: 'More of Left' }]);
  });
});
