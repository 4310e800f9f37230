import type { PlatformContext } from './context';
import {
  type AppBaseInfo,
  appBaseInfo,
  type DeviceInfo,
  deviceInfo,
  type SystemInfo,
  systemInfo,
  type WindowInfo,
  windowInfo,
} from './device/system-info';
import { refuseUnless } from './refuse-unless';

export type InstantDevice = {
  getSystemInfoSync(): SystemInfo;
  getWindowInfo(): WindowInfo;
  getDeviceInfo(): DeviceInfo;
  getAppBaseInfo(): AppBaseInfo;
  /** Whether a call of that name works here; or a feature of CSS: css.var, css.env, css.constant, css.backdrop-filter. */
  canIUse(schema: string): boolean;
};

/** Calls that stand or fall with one thing in the browser. */
const NEEDS: Readonly<Record<string, string>> = {
  vibrateShort: 'vibrate',
  vibrateLong: 'vibrate',
  setKeepScreenOn: 'wakeLock',
};

/** Questions about the device that are answered at once. */
export function createInstantDevice(
  context: PlatformContext,
  isServed: (name: string) => boolean,
): InstantDevice {
  const { CSS, navigator } = context.env.window;
  const css = (feature: string | undefined) =>
    feature === 'backdrop-filter'
      ? CSS.supports(feature, 'none') || CSS.supports(`-webkit-${feature}`, 'none')
      : /^(var|env|constant)$/.test(feature ?? '') && CSS.supports('top', `${feature}(--a)`);

  return {
    getSystemInfoSync: () => systemInfo(context),
    getWindowInfo: () => windowInfo(context),
    getDeviceInfo: () => deviceInfo(context),
    getAppBaseInfo: () => appBaseInfo(context),
    canIUse: (schema) => {
      refuseUnless(typeof schema === 'string', 'canIUse', 'parameter.schema should be a string');
      const [name = '', part] = schema.split('.');
      if (name === 'css') return css(part);
      return isServed(name) && (NEEDS[name] ?? 'onLine') in navigator;
    },
  };
}
