export type HostName =
  | 'wechat'
  | 'wecom'
  | 'line'
  | 'liff'
  | 'telegram'
  | 'dingtalk'
  | 'kakaotalk'
  | 'messenger'
  | 'whatsapp';

export type HostOs = 'ios' | 'android' | 'harmony' | 'windows' | 'mac';

/** A phone with an app. Pass it to Playwright's `use` or `browser.newContext`. */
export type Profile = {
  readonly userAgent: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
  readonly isMobile: boolean;
  readonly hasTouch: boolean;
  readonly locale: string;
  readonly colorScheme: 'light' | 'dark';
  /** The value of `navigator.platform`. The installers of this kit set it. Playwright does not. */
  readonly platform: string;
  readonly host: HostName;
  readonly os: HostOs;
  /** The page runs in the <web-view> of a mini program. */
  readonly miniProgram: boolean;
};

type Traits = Pick<Profile, 'host'> & Partial<Profile>;

/** The viewport is the area below the app's bar on an iPhone 15. */
const onIos = (tokens: string, traits: Traits): Profile => ({
  userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ${tokens}`,
  viewport: { width: 393, height: 759 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  colorScheme: 'light',
  platform: 'iPhone',
  os: 'ios',
  miniProgram: false,
  ...traits,
});

/** The viewport is the area below the app's bar on a phone of 1080 x 2400 pixels. `wv` means WebView. */
const onAndroid = (tokens: string, traits: Traits): Profile => ({
  userAgent: `Mozilla/5.0 (Linux; Android 16; PKM110 Build/BP2A.250605.015; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/146.0.7680.177 Mobile Safari/537.36 ${tokens}`,
  viewport: { width: 412, height: 785 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  colorScheme: 'light',
  platform: 'Linux armv8l',
  os: 'android',
  miniProgram: false,
  ...traits,
});

/** The user agent of ArkWeb does not contain `Android`, but WeChat's bridge works as on Android. */
const onHarmony = (tokens: string, traits: Traits): Profile => ({
  ...onAndroid('', traits),
  userAgent: `Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile ${tokens}`,
  platform: 'Linux aarch64',
  os: 'harmony',
});

const onDesktop = (os: 'windows' | 'mac', tokens: string, traits: Traits): Profile => ({
  userAgent: `Mozilla/5.0 (${
    os === 'windows' ? 'Windows NT 10.0; Win64; x64' : 'Macintosh; Intel Mac OS X 10_15_7'
  }) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 ${tokens}`,
  viewport: { width: 414, height: 736 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  locale: 'zh-CN',
  colorScheme: 'light',
  platform: os === 'windows' ? 'Win32' : 'MacIntel',
  os,
  miniProgram: false,
  ...traits,
});

const wechatIos = 'MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN';
const wechatAndroid =
  'XWEB/1460075 MMWEBSDK/20260202 MMWEBID/4073 MicroMessenger/8.0.71.3080(0x28004750) WeChat/arm64 Weixin NetType/4G Language/zh_CN ABI/arm64';
const wechat = { host: 'wechat' } as const;
const wecom = { host: 'wecom' } as const;
const inMiniProgram = { host: 'wechat', miniProgram: true } as const;
const japanese = { locale: 'ja-JP' };
const english = { locale: 'en-US' };

export const profiles = {
  wechatIos: onIos(wechatIos, wechat),
  wechatAndroid: onAndroid(wechatAndroid, wechat),
  wechatHarmony: onHarmony(
    'MicroMessenger/8.0.10.41(0xf3100a29) Weixin NetType/WIFI Language/zh_CN XWEB/1140319',
    wechat,
  ),
  wechatWindows: onDesktop(
    'windows',
    'MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090c33) XWEB/13639 Flue',
    wechat,
  ),
  wechatMac: onDesktop(
    'mac',
    'NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.10(0x13080a10) XWEB/1227 Flue',
    wechat,
  ),
  wechatMiniProgramIos: onIos(`${wechatIos} miniProgram/wx0123456789abcdef`, inMiniProgram),
  wechatMiniProgramAndroid: onAndroid(
    `${wechatAndroid} MiniProgramEnv/android miniProgram/wx0123456789abcdef`,
    inMiniProgram,
  ),
  wecomIos: onIos(
    'wxwork/5.0.6 MicroMessenger/7.0.1 Language/zh ColorScheme/Dark wwmver/3.26.506.378',
    { ...wecom, colorScheme: 'dark' },
  ),
  wecomAndroid: onAndroid(
    'XWEB/1380275 MMWEBSDK/20250201 wxwork/5.0.6 MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh ColorScheme/Light wwmver/3.26.506.378',
    wecom,
  ),
  wecomHarmony: onHarmony('MicroMessenger/7.0.1 wxwork/5.0.8', wecom),
  wecomWindows: onDesktop(
    'windows',
    'wxwork/5.0.11 (MicroMessenger/6.2) WindowsWechat MailPlugin_Electron WeMail embeddisk wwmver/3.26.511.658',
    wecom,
  ),
  /** The in-app browser of a chat, without LIFF. */
  lineIos: onIos('Safari Line/15.9.0', { host: 'line', ...japanese }),
  lineAndroid: onAndroid('Line/15.9.0/IAB', { host: 'line', ...japanese }),
  liffIos: onIos('Safari Line/15.9.0 LIFF', { host: 'liff', ...japanese }),
  liffAndroid: onAndroid('Line/15.9.0/IAB LIFF', { host: 'liff', ...japanese }),
  /** These user agents do not name Telegram. The globals of `installTelegram` and the hash identify it. */
  telegramIos: {
    ...onIos('', { host: 'telegram', ...english }),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  },
  telegramAndroid: {
    ...onAndroid('', { host: 'telegram', ...english }),
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; PKM110 Build/BP2A.250605.015; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/146.0.7680.177 Mobile Safari/537.36',
  },
  dingtalkIos: onIos(
    'AliApp(DingTalk/7.6.60) com.laiwang.DingTalk/45129832 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK',
    { host: 'dingtalk' },
  ),
  dingtalkAndroid: onAndroid(
    'AliApp(DingTalk/7.6.60) com.alibaba.android.rimet/45128913 Channel/700159 language/zh-CN UT4Aplus/0.2.25',
    { host: 'dingtalk' },
  ),
  kakaotalkIos: onIos('KAKAOTALK/11.3.1 (INAPP)', { host: 'kakaotalk', locale: 'ko-KR' }),
  kakaotalkAndroid: onAndroid(';KAKAOTALK 2409760', { host: 'kakaotalk', locale: 'ko-KR' }),
  messengerIos: onIos(
    '[FBAN/MessengerForiOS;FBAV/510.0.0.39.109;FBBV/740192853;FBDV/iPhone15,4;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBCR/;FBID/phone;FBLC/en_US;FBOP/80]',
    { host: 'messenger', ...english },
  ),
  messengerAndroid: onAndroid('[FB_IAB/Orca-Android;FBAV/510.0.0.41.110;]', {
    host: 'messenger',
    ...english,
  }),
  whatsappIos: onIos('Safari/604.1 [WAiOS/2.26.31]', { host: 'whatsapp', ...english }),
  whatsappAndroid: onAndroid('WA4A/2.26.30.97', { host: 'whatsapp', ...english }),
} as const satisfies Readonly<Record<string, Profile>>;
