import type { PlatformContext } from '@/platform/context';
import { type Browser, type Hardware, readDevice } from './read-device';
import { type Theme, themeOf } from './theme-of';

type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

export type WindowInfo = {
  readonly pixelRatio: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly windowWidth: number;
  /** What is left between the navigation bar and the tab bar. */
  readonly windowHeight: number;
  readonly windowTop: number;
  readonly windowBottom: number;
  /** The browser draws the status bar outside the window. */
  readonly statusBarHeight: 0;
  readonly safeArea: Insets & { readonly width: number; readonly height: number };
  readonly safeAreaInsets: Insets;
};

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

export function windowInfo({ env: { window, document } }: PlatformContext): WindowInfo {
  const { innerWidth, innerHeight, screen, devicePixelRatio } = window;
  const root = window.getComputedStyle(document.documentElement);
  const inset = (side: string) => px(root.getPropertyValue(`--portico-safe-${side}`));
  const [top, right, bottom, left] = [inset('top'), inset('right'), inset('bottom'), inset('left')];
  const main = document.querySelector('[data-page][data-state=active] main');
  const windowTop = main?.getBoundingClientRect().top ?? 0;
  // The scroller runs on behind the tab bar, as wide as its padding.
  const windowHeight = main
    ? main.clientHeight - px(window.getComputedStyle(main).paddingBottom)
    : innerHeight;
  return {
    pixelRatio: devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    windowWidth: innerWidth,
    windowHeight,
    windowTop,
    windowBottom: innerHeight - windowTop - windowHeight,
    statusBarHeight: 0,
    safeArea: {
      top,
      right: innerWidth - right,
      bottom: innerHeight - bottom,
      left,
      width: innerWidth - left - right,
      height: innerHeight - top - bottom,
    },
    safeAreaInsets: { top, right, bottom, left },
  };
}

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

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}
