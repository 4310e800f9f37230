import type { Env } from '@/platform/call/env';
import { isAndroid, isIos } from '@/shared/browser';

/** The server of the calls: WeChat, the browser, or an adapter that the product names. */
export type HostVia = 'wechat' | 'wecom' | 'web' | (string & {});

/** An adapter of the product may know other apps. */
export type HostApp =
  | 'browser'
  | 'wechat'
  | 'wecom'
  | 'dingtalk'
  | 'line'
  | 'telegram'
  | 'kakaotalk'
  | 'messenger'
  | 'whatsapp'
  | 'instagram'
  | 'threads'
  | 'facebook'
  | 'tiktok'
  | 'douyin'
  | 'x'
  | 'linkedin'
  | 'snapchat'
  | 'pinterest'
  | 'qq'
  | 'alipay'
  | 'lark'
  | 'weibo'
  | (string & {});

export type HostOs = 'ios' | 'android' | 'harmony' | 'desktop';

/** The app that runs the page: a messaging app or a browser. */
export type HostEnv = {
  readonly app: HostApp;
  readonly os: HostOs;
  /** The version of the messaging app. Empty if the app does not report it. */
  readonly version: string;
  /** Inside a web-view of a mini program. Some clients report it late: it is right after `host.ready()` resolved. */
  readonly miniProgram: boolean;
  readonly via: HostVia;
};

/** The facts that detection uses. */
export type HostSigns = {
  readonly navigator: Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;
  /** Whether a global variable exists. */
  readonly has: (global: string) => boolean;
  /** WeChat's `__wxjs_environment`. */
  readonly wechatEnvironment: unknown;
};

type KnownApp = {
  readonly app: HostApp;
  /** @default 'web' */
  readonly via?: HostVia;
  /** The first group is the version. */
  readonly token: RegExp;
};

/**
 * The order matters: WeCom's user agent contains WeChat's token, and apps of Meta may contain Facebook's. KakaoTalk's
 * token is in capitals, because `kakaotalk-scrap` is the robot that draws previews. The sources are in
 * tests/platform/host/in-app-browsers.test.ts.
 */
const knownApps: readonly KnownApp[] = [
  { app: 'wecom', via: 'wecom', token: /wxwork\/([\d.]+)/i },
  { app: 'wechat', via: 'wechat', token: /MicroMessenger\/([\d.]+)/i },
  // Desktops have `DingTalk(7.0.10-Release.1)` after a `dingtalk-win` with another version.
  { app: 'dingtalk', token: /DingTalk[/(]([\d.]+)/i },
  { app: 'dingtalk', token: /\bDingTalk\b/i },
  { app: 'line', token: /\bLine\/([\d.]+)/i },
  { app: 'kakaotalk', token: /KAKAOTALK[ /]([\d.]+)/ },
  {
    app: 'messenger',
    token: /(?:FBAN\/Messenger\w*|FB_IAB\/(?:Orca-Android|MESSENGER));FBAV\/([\d.]+)/,
  },
  { app: 'messenger', token: /FBAN\/Messenger|Orca-Android|MessengerLite/ },
  { app: 'whatsapp', token: /\b(?:WA4A|WAiOS)\/([\d.]+)/ },
  { app: 'instagram', token: /\bInstagram ([\d.]+)/ },
  { app: 'threads', token: /\bBarcelona ([\d.]+)/ },
  { app: 'facebook', token: /\bFB(?:AN|_IAB)\/(?:.*FBAV\/([\d.]+))?/ },
  // On Android the number behind the name is no version.
  { app: 'douyin', token: /\baweme_(?:.*app_version\/)?(\d+\.[\d.]+)/ },
  { app: 'tiktok', token: /\b(?:musical_ly|trill)_(?:.*app_version\/)?(\d+\.[\d.]+)/ },
  { app: 'tiktok', token: /\b(?:musical_ly|trill)_|\bBytedanceWebview\// },
  { app: 'x', token: /\bTwitter(?:Android| for i\w+)(?:\/([\d.]+))?/ },
  { app: 'linkedin', token: /\[LinkedInApp\](?:\/([\d.]+))?/ },
  { app: 'snapchat', token: /\bSnapchat\/([\d.]+)/ },
  { app: 'pinterest', token: /\[Pinterest\// },
  { app: 'qq', token: /\bQQ\/([\d.]+)/ },
  { app: 'alipay', token: /\bAlipayClient\/([\d.]+)/ },
  { app: 'lark', token: /\bLark\/([\d.]+)/ },
  { app: 'weibo', token: /\bWeibo \(.*__weibo__([\d.]+)/ },
];

/** Telegram adds nothing to the user agent. */
const TELEGRAM_GLOBALS = ['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'];

/** Finds the app around the page. Pure. */
export function detectHost(signs: HostSigns): HostEnv {
  const { userAgent } = signs.navigator;
  const os = osOf(signs.navigator);
  for (const { app, via = 'web', token } of knownApps) {
    const found = token.exec(userAgent);
    if (!found) continue;
    const miniProgram = isMiniProgram(userAgent, signs.wechatEnvironment);
    return { app, os, version: found[1] ?? '', miniProgram, via };
  }
  const app = TELEGRAM_GLOBALS.some(signs.has) ? 'telegram' : 'browser';
  return { app, os, version: '', miniProgram: false, via: 'web' };
}

/**
 * In-app browsers on phones ignore downloads and second windows without an error, so a page cannot detect it. On
 * desktops they are Chromiums with a download folder and working links.
 */
export function isInAppOnPhone({ app, os }: HostEnv): boolean {
  return app !== 'browser' && os !== 'desktop';
}

/**
 * WeChat on iOS shows a bar at the bottom after the second history entry. A mini program has its own bar, whose back
 * button needs the entries. Products call this before the first screen, so it detects nothing else.
 */
export function inWeChatOnIos(window: Window): boolean {
  const { app, os, miniProgram } = detectHost({
    navigator: window.navigator,
    has: () => false,
    wechatEnvironment: Reflect.get(window, '__wxjs_environment'),
  });
  return app === 'wechat' && os === 'ios' && !miniProgram;
}

/**
 * The address at which the document was opened. `pushState` and `replaceState` do not change it. WeChat checks
 * signatures by it. The browser keeps it, so no inline script is needed, which a strict policy would block (0032).
 */
export function landingUrl({ window }: Pick<Env, 'window'>): string {
  const { href, origin } = window.location;
  const [entry] = window.performance.getEntriesByType?.('navigation') ?? [];
  const name = entry?.name ?? '';
  return name.startsWith(`${origin}/`) ? name : href;
}

function osOf(navigator: HostSigns['navigator']): HostOs {
  const { userAgent } = navigator;
  if (/OpenHarmony|ArkWeb/.test(userAgent)) return 'harmony';
  // Up to version 4, HarmonyOS was an Android, and its user agent contains "Android".
  if (/HarmonyOS/.test(userAgent) && !isAndroid(navigator)) return 'harmony';
  if (/WindowsWechat|MacWechat/.test(userAgent)) return 'desktop';
  if (isIos(navigator)) return 'ios';
  return isAndroid(navigator) ? 'android' : 'desktop';
}

/** `MiniProgramEnv/...` alone proves nothing: the network layer of mini programs sends it, and desktops do too. */
function isMiniProgram(userAgent: string, environment: unknown): boolean {
  return (
    /\bminiProgram\/\w+/.test(userAgent) ||
    environment === 'miniprogram' ||
    /\bdd-web\b/.test(userAgent)
  );
}
