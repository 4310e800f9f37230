import { describe, expect, it } from 'vitest';
import { type ChoiceKind, fitsChoice } from '@/platform/picker/fits-choice';
import { createHost } from '@/platform/host/connect';
import { mayHostChoose } from '@/platform/picker/may-host-choose';
import { fakePlatform } from '../../helpers/fake-platform';
import { iphone, putInWeChat, signature, wechatPlatform } from '../../helpers/wechat-bridge';
import { returnPatience } from '@/platform/picker/return-patience';

describe('fitsChoice', () => {
  it.each<[string, string, ChoiceKind, readonly string[] | null, boolean]>([
    ['a.png', 'image/png', 'image', null, true],
    ['a.heic', '', 'image', null, true],
    ['a.txt', 'text/plain', 'image', null, false],
    ['a.mp4', 'video/mp4', 'image', null, false],
    ['a.mp4', 'video/mp4', 'video', null, true],
    ['a.bin', 'application/octet-stream', 'all', null, true],
    ['a.PNG', 'image/png', 'image', ['png'], true],
    ['a.jpeg', 'image/jpeg', 'image', ['jpg'], true],
    ['image', 'image/jpeg', 'image', ['jpg'], true],
    ['a.jpg', 'image/jpeg', 'image', ['png'], false],
    ['a.pdf', '', 'all', ['pdf'], true],
    ['report', 'application/pdf', 'all', ['pdf'], true],
    ['pdf', '', 'all', ['pdf'], false],
    ['a.pdf.exe', 'application/x-msdownload', 'all', ['pdf'], false],
    ['a.MOV', 'video/quicktime', 'video', ['mov'], true],
    ['a', 'video/webm;codecs=vp9', 'video', ['webm'], true],
    ['a.txt', 'text/plain', 'all', ['constructor'], false],
  ])('%s (%s) of %s, %j: %s', (name, type, kind, suffixes, expected) => {
    expect(fitsChoice({ name, type }, kind, suffixes)).toBe(expected);
  });
});

describe('[S1.2] mayHostChoose', () => {
  const sign = async () => signature;

  it('is false in a browser', () => {
    expect(mayHostChoose(fakePlatform().context)).toBe(false);
  });

  it.each([
    ['signs by a function', { sign }, iphone, true],
    ['signs by an endpoint', { sign: undefined, endpoint: '/api' }, iphone, true],
    ['signs by another', { sign: undefined, endpoint: { wecom: '/api' } }, iphone, false],
    ['signs nothing', { sign: undefined }, iphone, false],
    ['is in WeCom', {}, `${iphone} wxwork/5.0.6`, true],
    ['is in DingTalk', { dingtalk: { load: async () => ({}) } }, 'DingTalk/7.6', false],
    ['is in LINE', { liff: { id: '1', load: async () => ({}) } }, 'Line/15.9.0 LIFF', false],
    ['is told to use the web', { use: 'web' }, iphone, false],
  ] as const)('while it connects, of an app that %s', (_, host, userAgent, expected) => {
    const { context } = fakePlatform();
    putInWeChat(context, { host: host as never, userAgent });
    expect(mayHostChoose(context)).toBe(expected);
  });

  it('goes by what the app can and may', async () => {
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

describe('returnPatience', () => {
  const safari = (version: string) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`;
  const android = (version: string) =>
    `Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/${version} Mobile Safari/537.36`;
  const firefox = 'Mozilla/5.0 (Android 13; Mobile; rv:115.0) Gecko/115.0 Firefox/115.0';

  it.each([
    ['Chromium 113', { userAgent: android('113.0.5672.0'), userActivation: {} }, 10_000],
    ['Chromium 126', { userAgent: android('126.0.0.0'), userActivation: {} }, 10_000],
    ['Chromium 112', { userAgent: android('112.0.0.0'), userActivation: {} }, 3000],
    ['Safari 15', { userAgent: safari('15_0') }, 3000],
    ['Safari 16.4', { userAgent: safari('16_4'), userActivation: {} }, 10_000],
    ['Firefox 115', { userAgent: firefox }, 10_000],
  ])('files may take so long after the return in %s', (_engine, facts, expected) => {
    expect(returnPatience(facts)).toBe(expected);
  });
});
