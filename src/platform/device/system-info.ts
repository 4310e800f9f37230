import type { PlatformContext } from '@/platform/context';
import { readDevice } from './read-device';
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

export type DeviceInfo = {
  readonly brand: string;
  readonly model: string;
  readonly deviceBrand: string;
  readonly deviceModel: string;
  readonly deviceType: 'phone' | 'pad' | 'pc';
  readonly deviceOrientation: 'portrait' | 'landscape';
  readonly devicePixelRatio: number;
  /** Made anew by each load of the app: nobody is followed from visit to visit. */
  readonly deviceId: string;
  readonly platform: string;
  /** Name and version of the system. */
  readonly system: string;
  readonly osName: string;
  readonly osVersion: string;
};

export type AppBaseInfo = {
  readonly appId: string;
  readonly appName: string;
  readonly appVersion: string;
  readonly appVersionCode: string;
  readonly appLanguage: string;
  readonly language: string;
  readonly hostName: string;
  readonly hostVersion: string;
  readonly hostLanguage: string;
  readonly hostTheme: Theme;
  readonly SDKVersion: string;
  readonly uniPlatform: 'web';
  readonly browserName: string;
  readonly browserVersion: string;
  readonly ua: string;
  readonly theme: Theme;
};

export type SystemInfo = WindowInfo & DeviceInfo & AppBaseInfo;

export function windowInfo({ env: { window, document } }: PlatformContext): WindowInfo {
  const { innerWidth, innerHeight, screen } = window;
  const root = window.getComputedStyle(document.documentElement);
  const inset = (side: string) => px(root.getPropertyValue(`--portico-safe-${side}`));
  const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map(inset) as [
    number,
    number,
    number,
    number,
  ];

  const main = document.querySelector('[data-page][data-state=active] main');
  const box = main?.getBoundingClientRect();
  const windowTop = box?.top ?? 0;
  // The scroller runs on behind the tab bar, as wide as its padding.
  const windowBottom =
    main && box ? innerHeight - box.bottom + px(window.getComputedStyle(main).paddingBottom) : 0;

  return {
    pixelRatio: window.devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    windowWidth: innerWidth,
    windowHeight: innerHeight - windowTop - windowBottom,
    windowTop,
    windowBottom,
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
  const { brand, model, deviceType, osName, osVersion } = readDevice(window.navigator);
  return {
    brand,
    model,
    deviceBrand: brand,
    deviceModel: model,
    deviceType,
    deviceOrientation: window.innerWidth > window.innerHeight ? 'landscape' : 'portrait',
    devicePixelRatio: window.devicePixelRatio,
    deviceId: shelf(newDeviceId),
    platform: osName,
    system: `${osName} ${osVersion}`.trim(),
    osName,
    osVersion,
  };
}

export function appBaseInfo({ env, messages }: PlatformContext): AppBaseInfo {
  const { navigator } = env.window;
  const { browserName, browserVersion, hostName, hostVersion } = readDevice(navigator);
  const { language, userAgent } = navigator;
  const name = env.document.querySelector<HTMLMetaElement>('meta[name=application-name]');
  const theme = themeOf(env);
  return {
    appId: '',
    appName: name?.content ?? '',
    appVersion: '',
    appVersionCode: '',
    appLanguage: messages.getState().locale,
    language,
    hostName,
    hostVersion,
    hostLanguage: language,
    hostTheme: theme,
    SDKVersion: '',
    uniPlatform: 'web',
    browserName,
    browserVersion,
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
