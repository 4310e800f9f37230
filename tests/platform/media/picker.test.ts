import { describe, expect, it } from 'vitest';
import { createHost } from '@/platform/host/connect';
import { mayHostChoose } from '@/platform/media/picker';
import { fakePlatform } from '../../helpers/fake-platform';
import { iphone, putInWeChat, signature, wechatPlatform } from '../../helpers/wechat-bridge';

describe('[S1.2] mayHostChoose', () => {
  const sign = async () => signature;

  it('is false in a browser', () => {
    expect(mayHostChoose(fakePlatform().context)).toBe(false);
  });

  it.each([
    ['signs by a function', { sign }, iphone, true],
    ['signs by an endpoint', { sign: undefined, endpoint: '/api' }, iphone, true],
    ['signs only for another app', { sign: undefined, endpoint: { wecom: '/api' } }, iphone, false],
    ['signs nothing', { sign: undefined }, iphone, false],
    ['is in WeCom', {}, `${iphone} wxwork/5.0.6`, true],
    ['is in DingTalk', { dingtalk: { load: async () => ({}) } }, 'DingTalk/7.6', false],
    ['is in LINE', { liff: { id: '1', load: async () => ({}) } }, 'Line/15.9.0 LIFF', false],
    ['is configured to use the web', { use: 'web' }, iphone, false],
  ] as const)(
    'has a fixed answer while the bridge of an app connects that %s',
    (_, host, userAgent, expected) => {
      const { context } = fakePlatform();
      putInWeChat(context, { host: host as never, userAgent });
      expect(mayHostChoose(context)).toBe(expected);
    },
  );

  it('follows the abilities of the app once it is connected', async () => {
    expect(mayHostChoose((await wechatPlatform()).context)).toBe(true);
    const old = {
      checkJsApi: () => ({ errMsg: 'checkJsApi:ok', checkResult: '{"chooseImage":false}' }),
    };
    expect(mayHostChoose((await wechatPlatform({ answers: old })).context)).toBe(false);
    const no = { preVerifyJSAPI: () => ({ errMsg: 'config:fail, invalid url domain' }) };
    const { context } = await wechatPlatform({ answers: no });
    expect(context.shelf(createHost).state().kind).toBe('refused');
    expect(mayHostChoose(context)).toBe(false);
  });
});
