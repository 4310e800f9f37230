import type { PlatformContext } from '@/platform/call/context';
import { type Browser, type Hardware, readDevice } from './read-device';
import { type Theme, themeOf } from './theme';

type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** Pixels. */
export type WindowInfo = {
  readonly pixelRatio: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly windowWidth: number;
  /** The height between the navigation bar and the tab bar. */
  readonly windowHeight: number;
  readonly windowTop: number;
  readonly windowBottom: number;
  /** Browsers draw the status bar outside the window. */
  readonly statusBarHeight: 0;
  readonly safeArea: Insets & { readonly width: number; readonly height: number };
  readonly safeAreaInsets: Insets;
};

export type DeviceInfo = Hardware & {
  readonly deviceOrientation: 'portrait' | 'landscape';
  readonly devicePixelRatio: number;
  /** New with each load of the app, so it cannot track the user. */
  readonly deviceId: string;
};

/** The app's id and version are empty: browsers do not know them. */
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

/** Pixels. Phones are wider, but WeChat on Android reports less for a moment while it starts. */
const MIN_WIDTH = 100;

/** The width of the window, or of the screen while WeChat starts. */
export function windowWidth({
  innerWidth,
  screen,
}: Pick<Window, 'innerWidth'> & { readonly screen: Pick<Screen, 'width'> }): number {
  return innerWidth < MIN_WIDTH ? screen.width : innerWidth;
}

export function windowInfo({ env: { window, document } }: PlatformContext): WindowInfo {
  const { innerHeight, screen, devicePixelRatio } = window;
  const width = windowWidth(window);
  const root = window.getComputedStyle(document.documentElement);
  const inset = (side: string) => px(root.getPropertyValue(`--portico-safe-${side}`));
  const top = inset('top');
  const right = inset('right');
  const bottom = inset('bottom');
  const left = inset('left');
  const main = document.querySelector('[data-page][data-state=active] [data-page-content]');
  const windowTop = main?.getBoundingClientRect().top ?? 0;
  // The scroller continues behind the tab bar and has a padding of its height.
  const windowHeight = main
    ? main.clientHeight - px(window.getComputedStyle(main).paddingBottom)
    : innerHeight;
  return {
    pixelRatio: devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    windowWidth: width,
    windowHeight,
    windowTop,
    windowBottom: innerHeight - windowTop - windowHeight,
    statusBarHeight: 0,
    safeArea: {
      top,
      right: width - right,
      bottom: innerHeight - bottom,
      left,
      width: width - left - right,
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
  return parseFloat(length) || 0;
}
