import { isAndroid, isIos } from '@/shared/browser';
import type { HostApp, HostEnv, HostOs, HostVia } from './host-env';

/** What a window tells about the app around it. */
export type HostSigns = {
  readonly navigator: Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;
  /** The address that the document was opened at: Telegram writes its parameters behind the hash. */
  readonly landing: string;
  /** Names of globals that are there. */
  readonly has: (global: string) => boolean;
  /** Whether Telegram can be spoken to: an address with its parameters may have been copied into a browser. */
  readonly talksToTelegram: boolean;
  /** WeChat's word for where it shows the page. */
  readonly wechatEnvironment: unknown;
};

type Known = {
  readonly app: HostApp;
  readonly via: HostVia;
  /** Its first group is the version. */
  readonly token: RegExp;
};

/**
 * In this order: WeCom says it is WeChat, too, and LINE's own pages say LIFF. KakaoTalk's robot that draws previews,
 * in small letters, is no visitor.
 */
const known: readonly Known[] = [
  { app: 'wecom', via: 'wecom', token: /wxwork\/([\d.]+)/i },
  { app: 'wechat', via: 'wechat', token: /MicroMessenger\/([\d.]+)/i },
  // On desktops `DingTalk(7.0.10-Release.1)`, behind a `dingtalk-win` of another version.
  { app: 'dingtalk', via: 'dingtalk', token: /DingTalk[/(]([\d.]+)/i },
  { app: 'dingtalk', via: 'dingtalk', token: /\bDingTalk\b/i },
  { app: 'line', via: 'liff', token: /\bLine\/([\d.]+)(?:.*)\bLIFF\b/i },
  { app: 'line', via: 'web', token: /\bLine\/([\d.]+)/i },
  { app: 'kakaotalk', via: 'web', token: /KAKAOTALK[ /]([\d.]+)/ },
  {
    app: 'messenger',
    via: 'web',
    token: /(?:FBAN\/Messenger\w*|FB_IAB\/(?:Orca-Android|MESSENGER));FBAV\/([\d.]+)/,
  },
  { app: 'messenger', via: 'web', token: /FBAN\/Messenger|Orca-Android|MessengerLite/ },
  { app: 'whatsapp', via: 'web', token: /\b(?:WA4A|WAiOS)\/([\d.]+)/ },
];

/** Pure: the same signs always give the same answer. */
export function detectHost(signs: HostSigns): HostEnv {
  const { userAgent } = signs.navigator;
  const os = osOf(signs.navigator);
  for (const { app, via, token } of known) {
    const found = token.exec(userAgent);
    if (!found) continue;
    const miniProgram = isMiniProgram(userAgent, signs.wechatEnvironment);
    return { app, os, version: found[1] ?? '', miniProgram, via };
  }
  const via = telegramVia(signs);
  if (via)
    return {
      app: 'telegram',
      os,
      version: telegramVersion(signs.landing),
      miniProgram: via === 'telegram',
      via,
    };
  return { app: 'browser', os, version: '', miniProgram: false, via: 'web' };
}

function osOf(navigator: HostSigns['navigator']): HostOs {
  const { userAgent } = navigator;
  if (/OpenHarmony|ArkWeb/.test(userAgent)) return 'harmony';
  // Up to version 4 it was an Android, and says so.
  if (/HarmonyOS/.test(userAgent) && !isAndroid(navigator)) return 'harmony';
  if (/WindowsWechat|MacWechat/.test(userAgent)) return 'desktop';
  if (isIos(navigator)) return 'ios';
  return isAndroid(navigator) ? 'android' : 'desktop';
}

/** `MiniProgramEnv/...` alone says nothing: the network layer of mini programs has it, and so have desktops. */
function isMiniProgram(userAgent: string, environment: unknown): boolean {
  return (
    /\bminiProgram\/\w+/.test(userAgent) ||
    environment === 'miniprogram' ||
    /\bdd-web\b/.test(userAgent)
  );
}

/** Telegram has no word in the user agent. Its plain in-app browser has globals, its mini apps parameters as well. */
function telegramVia({ landing, has, talksToTelegram }: HostSigns): 'telegram' | 'web' | null {
  if (talksToTelegram && isTelegramLaunch(landing)) return 'telegram';
  const isInside = ['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'].some(
    has,
  );
  return isInside ? 'web' : null;
}

/** Every mini app gets these; `tgWebAppStartParam` also stands in links that people pass on. */
export function isTelegramLaunch(url: string): boolean {
  return /[#&?]tgWebApp(?:Data|Version|Platform)=/.test(url);
}

function telegramVersion(landing: string): string {
  return /[#&?]tgWebAppVersion=([\d.]+)/.exec(landing)?.[1] ?? '';
}
