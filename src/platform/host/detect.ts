import type { Env } from '@/platform/call/env';
import { isAndroid, isIos } from '@/shared/browser';
import { attempt } from '@/shared/errors';
import { channelOf } from './telegram/channel';

/** The adapter that serves the calls. */
export type HostVia = 'wechat' | 'wecom' | 'dingtalk' | 'liff' | 'telegram' | 'web';

export type HostApp =
  | 'browser'
  | 'wechat'
  | 'wecom'
  | 'dingtalk'
  | 'line'
  | 'telegram'
  | 'kakaotalk'
  | 'messenger'
  | 'whatsapp';

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
  /** The address at which the document was opened: Telegram writes its parameters into the hash. */
  readonly landing: string;
  /** Whether a global variable exists. */
  readonly has: (global: string) => boolean;
  /** Whether Telegram can be reached. A user may have copied an address with its parameters into a browser. */
  readonly talksToTelegram: boolean;
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
 * The order matters: WeCom's user agent contains WeChat's token, and pages of LIFF contain LINE's. KakaoTalk's token is
 * in capitals, because `kakaotalk-scrap` is the robot that draws previews.
 */
const knownApps: readonly KnownApp[] = [
  { app: 'wecom', via: 'wecom', token: /wxwork\/([\d.]+)/i },
  { app: 'wechat', via: 'wechat', token: /MicroMessenger\/([\d.]+)/i },
  // Desktops have `DingTalk(7.0.10-Release.1)` after a `dingtalk-win` with another version.
  { app: 'dingtalk', via: 'dingtalk', token: /DingTalk[/(]([\d.]+)/i },
  { app: 'dingtalk', via: 'dingtalk', token: /\bDingTalk\b/i },
  { app: 'line', via: 'liff', token: /\bLine\/([\d.]+)(?:.*)\bLIFF\b/i },
  { app: 'line', token: /\bLine\/([\d.]+)/i },
  { app: 'kakaotalk', token: /KAKAOTALK[ /]([\d.]+)/ },
  {
    app: 'messenger',
    token: /(?:FBAN\/Messenger\w*|FB_IAB\/(?:Orca-Android|MESSENGER));FBAV\/([\d.]+)/,
  },
  { app: 'messenger', token: /FBAN\/Messenger|Orca-Android|MessengerLite/ },
  { app: 'whatsapp', token: /\b(?:WA4A|WAiOS)\/([\d.]+)/ },
];

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
  const via = telegramVia(signs);
  if (via) {
    const version = /[#&?]tgWebAppVersion=([\d.]+)/.exec(signs.landing)?.[1] ?? '';
    return { app: 'telegram', os, version, miniProgram: via === 'telegram', via };
  }
  return { app: 'browser', os, version: '', miniProgram: false, via: 'web' };
}

/** The app around this window. */
export function hostAround(env: Pick<Env, 'window'>): HostEnv {
  const { window } = env;
  return detectHost({
    navigator: window.navigator,
    landing: launchUrl(env),
    has: (global) => global in window,
    talksToTelegram: channelOf(window) !== null,
    wechatEnvironment: Reflect.get(window, '__wxjs_environment'),
  });
}

/**
 * WeChat on iOS shows a bar at the bottom after the second history entry. A mini program has its own bar, whose back
 * button needs the entries. Products call this before the first screen, so it detects nothing else.
 */
export function inWeChatOnIos(window: Window): boolean {
  const { app, os, miniProgram } = detectHost({
    navigator: window.navigator,
    landing: '',
    has: () => false,
    talksToTelegram: false,
    wechatEnvironment: Reflect.get(window, '__wxjs_environment'),
  });
  return app === 'wechat' && os === 'ios' && !miniProgram;
}

/** Whether the app may serve calls. It is in the first load, so it checks the user agent only. */
export function mayHaveHost({ env }: { readonly env: Env }): boolean {
  return /MicroMessenger|DingTalk|LIFF/.test(env.window.navigator.userAgent);
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

const LAUNCH_KEY = 'portico:telegram-launch';

/**
 * The address with Telegram's parameters. Only the hash of the first address has them, and a reload loses them. So
 * sessionStorage keeps them for the life of the tab.
 */
export function launchUrl(env: Pick<Env, 'window'>): string {
  const landing = landingUrl(env);
  if (isTelegramLaunch(landing)) return landing;
  // Throws where the browser blocks storage.
  return attempt(() => env.window.sessionStorage.getItem(LAUNCH_KEY)) ?? landing;
}

export function keepLaunch({ window }: Pick<Env, 'window'>, url: string): void {
  attempt(() => window.sessionStorage.setItem(LAUNCH_KEY, url));
}

/** Every mini app gets these parameters. `tgWebAppStartParam` does not count: people pass on links with it. */
export function isTelegramLaunch(url: string): boolean {
  return /[#&?]tgWebApp(?:Data|Version|Platform)=/.test(url);
}

/** Telegram adds nothing to the user agent. Its in-app browser has globals, its mini apps have parameters too. */
function telegramVia({ landing, has, talksToTelegram }: HostSigns): 'telegram' | 'web' | null {
  if (talksToTelegram && isTelegramLaunch(landing)) return 'telegram';
  return TELEGRAM_GLOBALS.some(has) ? 'web' : null;
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
