import { dingtalk } from '@/hosts/dingtalk';
import { line } from '@/hosts/line';
import { telegram } from '@/hosts/telegram';
import { detectHost, type HostSigns, inWeChatOnIos } from '@/platform/host/detect';
import { hostAround } from '@/platform/host/status';
import { profiles } from '@/testing/profiles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

type Signs = Partial<Omit<HostSigns, 'navigator' | 'has'>> & {
  readonly globals?: readonly string[];
  readonly platform?: string;
  readonly maxTouchPoints?: number;
};

function detect(userAgent: string, signs: Signs = {}) {
  const { globals = [], platform = '', maxTouchPoints = 5, ...more } = signs;
  return detectHost({
    navigator: { userAgent, platform, maxTouchPoints },
    has: (name) => globals.includes(name),
    wechatEnvironment: undefined,
    ...more,
  });
}

const load = async () => ({});
const adapters = [telegram, line({ id: '1-a', load }), dingtalk({ load })];

/** The app around a window, for a product that names all adapters. */
function around(userAgent: string, window: object = {}) {
  const self: Record<string, unknown> = {
    navigator: { userAgent, platform: '', maxTouchPoints: 5 },
    location: { href: 'https://app.test/' },
    performance: {},
    document: {},
    ...window,
  };
  self['parent'] = self;
  return hostAround({ window: self as unknown as Window & typeof globalThis }, adapters);
}

const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const android =
  'Mozilla/5.0 (Linux; Android 16; PKM110 Build/BP2A.250605.015; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/146.0.7680.177 Mobile Safari/537.36';
const harmony =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36';

it.each(Object.entries(profiles).filter(([, { host }]) => host !== 'telegram'))(
  '%s is a messaging app',
  (_, { userAgent }) => {
    expect(detect(userAgent).app).not.toBe('browser');
  },
);

describe('[S1.2] detection of WeChat', () => {
  it.each([
    ['8.0.69', 'ios', `${ios} MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN`],
    [
      '8.0.71.3080',
      'android',
      `${android} XWEB/1460075 MMWEBSDK/20260202 MMWEBID/4073 MicroMessenger/8.0.71.3080(0x28004750) WeChat/arm64 Weixin NetType/4G Language/zh_CN ABI/arm64`,
    ],
    [
      '8.0.10.41',
      'harmony',
      `${harmony} MicroMessenger/8.0.10.41(0xf3100a29) Weixin NetType/WIFI Language/zh_HK XWEB/1140319`,
    ],
    [
      '7.0.20.1781',
      'desktop',
      `${windows} MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090a13) XWEB/19027`,
    ],
    [
      '7.0.20.1781',
      'desktop',
      `${windows} MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI WindowsWechat(0x63090c33) XWEB/13639 Flue`,
    ],
    [
      '6.8.0',
      'desktop',
      `${mac} NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.10(0x13080a10) XWEB/1227 Flue`,
    ],
    ['10.0.0', 'ios', `${ios} MicroMessenger/10.0.0(0x1a000000) NetType/WIFI Language/en`],
    [
      '8.0.0',
      'ios',
      `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.0`,
    ],
  ] as const)('the user agent of %s on %s is detected', (version, os, userAgent) => {
    expect(detect(userAgent)).toEqual({
      ...{ app: 'wechat', via: 'wechat', miniProgram: false },
      ...{ version, os },
    });
  });

  it('detectHost finds a mini program by the user agent or by a global', () => {
    const own = `${ios} MicroMessenger/8.0.69(0x1800452f) miniProgram/wx0123456789abcdef`;
    expect(detect(own).miniProgram).toBe(true);
    const late = `${android} MicroMessenger/8.0.71`;
    expect(detect(late, { wechatEnvironment: 'miniprogram' }).miniProgram).toBe(true);
    expect(detect(late, { wechatEnvironment: 'browser' }).miniProgram).toBe(false);
    expect(detect(`${late} MiniProgramEnv/android`).miniProgram).toBe(false);
    expect(
      detect(`${late} MiniProgramEnv/android miniProgram/wx0123456789abcdef`).miniProgram,
    ).toBe(true);
  });

  it('detectHost finds WeChat on an iPad that identifies as a Mac', () => {
    const userAgent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) MicroMessenger/8.0.69';
    expect(detect(userAgent, { platform: 'MacIntel', maxTouchPoints: 5 }).os).toBe('ios');
    expect(detect(userAgent, { platform: 'MacIntel', maxTouchPoints: 0 }).os).toBe('desktop');
  });

  it('detectHost finds WeChat on a HarmonyOS that is based on Android', () => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 10; HarmonyOS; ELS-AN00; HMSCore 6.1.0.305) AppleWebKit/537.36 Chrome/88.0 Mobile Safari/537.36 MicroMessenger/8.0.20';
    expect(detect(userAgent).os).toBe('android');
    expect(detect('Mozilla/5.0 (Phone; HarmonyOS 6.0) MicroMessenger/8.0').os).toBe('harmony');
  });
});

describe('[S1.2] detection of WeCom', () => {
  it.each([
    [
      '5.0.6',
      'ios',
      `${ios} wxwork/5.0.6 MicroMessenger/7.0.1 Language/zh ColorScheme/Dark wwmver/3.26.506.378`,
    ],
    [
      '5.0.6',
      'android',
      `${android} XWEB/1380275 MMWEBSDK/20250201 wxwork/5.0.6 MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh ColorScheme/Light wwmver/3.26.506.378`,
    ],
    [
      '5.0.11',
      'desktop',
      `${windows} wxwork/5.0.11 (MicroMessenger/6.2) WindowsWechat MailPlugin_Electron WeMail embeddisk wwmver/3.26.511.658`,
    ],
    ['5.0.8', 'harmony', `${harmony} MicroMessenger/7.0.1 wxwork/5.0.8`],
  ] as const)('the user agent of %s on %s is detected', (version, os, userAgent) => {
    expect(detect(userAgent)).toEqual({
      ...{ app: 'wecom', via: 'wecom', miniProgram: false },
      ...{ version, os },
    });
  });
});

describe('[S1.2] detection of other apps', () => {
  it.each([
    [
      'dingtalk',
      'dingtalk',
      '7.6.60',
      `${ios} AliApp(DingTalk/7.6.60) com.laiwang.DingTalk/45129832`,
    ],
    [
      'dingtalk',
      'dingtalk',
      '7.6.60',
      `${android} AliApp(DingTalk/7.6.60) com.alibaba.android.rimet/45128913`,
    ],
    ['dingtalk', 'dingtalk', '8.0.5', `${harmony} AliApp(DingTalk/8.0.5)`],
    [
      'dingtalk',
      'dingtalk',
      '7.0.10',
      `${windows} dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.0.10-Release.1) Mojo/1.0.0`,
    ],
    ['dingtalk', 'dingtalk', '', `${windows} DingTalk`],
    ['line', 'liff', '15.9.0', `${ios} Safari Line/15.9.0 LIFF`],
    ['line', 'liff', '15.9.0', `${android} Line/15.9.0/IAB LIFF`],
    ['line', 'liff', '15.9.0', `${android} Line/15.9.0/IAB LIFF/SubWindow`],
    ['line', 'web', '15.9.0', `${ios} Safari Line/15.9.0`],
    ['line', 'web', '13.4.1', `${android} Line/13.4.1/IAB`],
    ['kakaotalk', 'web', '2409760', `${android};KAKAOTALK 2409760`],
    ['kakaotalk', 'web', '11.3.1', `${ios} KAKAOTALK/11.3.1 (INAPP)`],
    [
      'messenger',
      'web',
      '510.0.0.39.109',
      `${ios} [FBAN/MessengerForiOS;FBAV/510.0.0.39.109;FBBV/740192853]`,
    ],
    ['messenger', 'web', '510.0.0.41.110', `${android} [FB_IAB/Orca-Android;FBAV/510.0.0.41.110;]`],
    ['messenger', 'web', '', `${android} MessengerLite`],
    ['whatsapp', 'web', '2.26.30.97', `${android} WA4A/2.26.30.97`],
    ['whatsapp', 'web', '2.26.31', `${ios} Safari/604.1 [WAiOS/2.26.31]`],
  ] as const)(
    'the app is %s, the adapter %s and the version "%s"',
    (app, via, version, userAgent) => {
      expect(around(userAgent)).toMatchObject({ app, via, version, miniProgram: false });
      // Without its adapter the app is known, and the browser serves the calls.
      expect(detect(userAgent)).toMatchObject({ app, via: 'web', version });
    },
  );

  it('detectHost finds a page of a mini program in DingTalk', () => {
    const userAgent = `${android} AliApp(DingTalk/7.6.60) dd-web/0.1.0`;
    expect(around(userAgent)).toMatchObject({ via: 'dingtalk', miniProgram: true });
  });
});

describe('[S1.2] detection of a browser', () => {
  it.each([
    ['Safari', `${ios} Version/18.5 Safari/604.1`],
    ['Chrome', android],
    ['a bare ArkWeb', harmony],
    [
      'the robot that draws KakaoTalk previews',
      'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com',
    ],
    ["LINE's robot", 'facebookexternalhit/1.1;line-poker/1.0'],
    ['words that end in line', `${android} Online/3.0 Pipeline/2`],
    [
      "Facebook's robot",
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    ],
    ["X's robot", 'Twitterbot/1.0'],
    [
      "Pinterest's robot",
      'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
    ],
    [
      'a phone with the name of an app',
      'Mozilla/5.0 (Linux; Android 5.1; Lark FreeMe X4 7 3G HD) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/72.0.3626.76 Safari/537.36',
    ],
    ["QQ's own browser", `${android} MQQBrowser/15.1`],
    ['a name without a version', `${android} MicroMessenger`],
    ['nothing', ''],
  ])('detectHost finds a browser: %s', (_name, userAgent) => {
    expect(detect(userAgent)).toMatchObject({ app: 'browser', via: 'web', version: '' });
  });
});

describe('[S1.2] detection of Telegram', () => {
  const landing =
    'https://app.test/#tgWebAppData=user%3D1&tgWebAppVersion=8.0&tgWebAppPlatform=ios';
  const proxy = { TelegramWebviewProxy: { postEvent: () => {} } };

  it('the adapter finds a mini app by its parameters if Telegram can be reached', () => {
    expect(around(ios, { location: { href: landing }, ...proxy })).toEqual({
      ...{ app: 'telegram', via: 'telegram', version: '8.0', os: 'ios', miniProgram: true },
    });
  });

  it('the adapter finds a browser for a mini app’s address that a user copied', () => {
    expect(around(ios, { location: { href: landing } })).toMatchObject({
      app: 'browser',
      via: 'web',
    });
  });

  it.each(['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'])(
    'detectHost finds Telegram’s plain in-app browser by %s',
    (global) => {
      expect(detect(android, { globals: [global] })).toMatchObject({
        ...{ app: 'telegram', via: 'web', version: '', miniProgram: false },
      });
    },
  );
});

describe('detectHost for any facts', () => {
  const tokens = [
    ...['wxwork/5.0', 'MicroMessenger/8.0', 'DingTalk/7', 'Line/15', 'LIFF', 'KAKAOTALK/11'],
    ...['FBAN/MessengerForiOS;FBAV/1', 'WA4A/2', 'Android', 'iPhone', 'OpenHarmony', 'ArkWeb'],
    ...['miniProgram/wx0', 'MiniProgramEnv/Windows', 'WindowsWechat', 'dd-web', '(', '/', '\\'],
  ];
  const userAgents = fc
    .array(fc.oneof(fc.constantFrom(...tokens), fc.string()))
    .map((parts) => parts.join(' '));

  it('detectHost never throws, and equal facts give equal results', () => {
    fc.assert(
      fc.property(userAgents, fc.anything(), (userAgent, said) => {
        const look = () => detect(userAgent, { wechatEnvironment: said });
        expect(look()).toEqual(look());
      }),
    );
  });

  it('[S1.2] detectHost prefers WeCom to WeChat, and WeChat to all others', () => {
    fc.assert(
      fc.property(userAgents, (userAgent) => {
        const wechat = detect(`${userAgent} MicroMessenger/8.0`);
        expect(['wechat', 'wecom']).toContain(wechat.app);
        expect(detect(`${userAgent} wxwork/5.0 MicroMessenger/8.0`).app).toBe('wecom');
      }),
    );
  });
});

describe('inWeChatOnIos', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
  const weChat = 'MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN';
  const androidView =
    'Mozilla/5.0 (Linux; Android 16; PKM110; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/146.0.7680.177 Mobile Safari/537.36';

  const isIn = (userAgent: string, more: object = {}) =>
    inWeChatOnIos({
      navigator: { userAgent, platform: 'iPhone', maxTouchPoints: 5 },
      ...more,
    } as unknown as Window);

  it.each([
    ['WeChat on an iPhone', `${iphone} ${weChat}`, true],
    ['Safari', `${iphone} Safari/604.1`, false],
    ['WeChat on Android', `${androidView} ${weChat}`, false],
    ['WeCom', `${iphone} wxwork/5.0.6 MicroMessenger/7.0.1 Language/zh`, false],
    ['a mini program', `${iphone} ${weChat} miniProgram/wx0123456789abcdef`, false],
  ])('inWeChatOnIos for %s (%s) is %s', (_, userAgent, expected) => {
    expect(isIn(userAgent)).toBe(expected);
  });

  it('inWeChatOnIos is false in a mini program that only the global reports', () => {
    expect(isIn(`${iphone} ${weChat}`, { __wxjs_environment: 'miniprogram' })).toBe(false);
  });
});
