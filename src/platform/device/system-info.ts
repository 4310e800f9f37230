import type { PlatformContext } from '@/platform/call/context';
import { type Browser, type Hardware, readDevice } from './read-device';
import { type Theme, themeOf } from './theme-of';
import { type WindowInfo, windowInfo } from './window-info';

export type DeviceInfo = Hardware & {
  readonly deviceOrientation: 'portrait' | 'landscape';
  readonly devicePixelRatio: number;
  /** Made anew by each load of the app: nobody is followed from visit to visit. */
  readonly deviceId: string;
};

/** A browser knows no app's id and no version: those are empty. */
export type AppBaseInfo = Browser & {
  readonly appId: string;
  /** From the document's meta application-name. */
  readonly appName: string;
  readonly appVersion: string;
  readonly appVersionCode: string;
  readonly appLanguage: string;
  readonly language: string;
  readonly hostLanguage: string;
  readonly hostTheme: Theme;
  readonly SDKVersion: string;
  readonly uniPlatform: 'web';
  readonly ua: string;
  readonly theme: Theme;
};

export type SystemInfo = WindowInfo & DeviceInfo & AppBaseInfo;

export function deviceInfo({ env: { window }, shelf }: PlatformContext): DeviceInfo {
  const { innerWidth, innerHeight, devicePixelRatio, navigator } = window;
  return {
    ...readDevice(navigator).hardware,
    deviceOrientation: innerWidth > innerHeight ? 'landscape' : 'portrait',
    devicePixelRatio,
    deviceId: shelf(newDeviceId),
  };
}

export function appBaseInfo({ env, messages }: PlatformContext): AppBaseInfo {
  const { navigator } = env.window;
  const { language, userAgent } = navigator;
  const name = env.document.querySelector<HTMLMetaElement>('meta[name=application-name]');
  const theme = themeOf(env);
  return {
    ...readDevice(navigator).browser,
    appId: '',
    appName: name?.content ?? '',
    appVersion: '',
    appVersionCode: '',
    appLanguage: messages.getState().locale,
    language,
    hostLanguage: language,
    hostTheme: theme,
    SDKVersion: '',
    uniPlatform: 'web',
    ua: userAgent,
    theme,
  };
}

export function systemInfo(context: PlatformContext): SystemInfo {
  return { ...windowInfo(context), ...deviceInfo(context), ...appBaseInfo(context) };
}

function newDeviceId({ env }: PlatformContext): string {
  return env.window.crypto.getRandomValues(new Uint32Array(4)).join('');
}
