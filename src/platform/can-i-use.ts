import type { PlatformContext } from './context';
import { hostCan } from './host/host-can';
import { refuseUnless } from './refuse-unless';

type Ask = (window: Window & typeof globalThis) => unknown;

const vibrates: Ask = ({ navigator }) => 'vibrate' in navigator;
const records: Ask = ({ navigator, MediaRecorder }) => navigator.mediaDevices && MediaRecorder;
const moves: Ask = ({ DeviceMotionEvent }) => DeviceMotionEvent;
const turns: Ask = ({ DeviceOrientationEvent }) => DeviceOrientationEvent;

const locates: Ask = ({ navigator, isSecureContext }) => isSecureContext && navigator.geolocation;

/** Calls that stand or fall with one thing in the browser. */
const NEEDS: Readonly<Record<string, Ask>> = {
  vibrateShort: vibrates,
  vibrateLong: vibrates,
  setKeepScreenOn: ({ navigator }) => 'wakeLock' in navigator,
  createRecorder: records,
  getRecorderManager: records,
  startAccelerometer: moves,
  startGyroscope: moves,
  startCompass: turns,
  getLocation: locates,
  startLocationUpdate: locates,
  getClipboardData: ({ navigator }) => navigator.clipboard?.readText,
};

export function createCanIUse(context: PlatformContext, isServed: (name: string) => boolean) {
  const { window } = context.env;
  const css = (feature: string | undefined) =>
    feature === 'backdrop-filter'
      ? window.CSS.supports(feature, 'none') || window.CSS.supports(`-webkit-${feature}`, 'none')
      : /^(var|env|constant)$/.test(feature ?? '') && window.CSS.supports('top', `${feature}(--a)`);

  const canIUse = (schema: string): boolean => {
    refuseUnless(typeof schema === 'string', 'canIUse', 'parameter.schema should be a string');
    const [name = '', part] = schema.split('.');
    if (name === 'css') return css(part);
    if (part && /^(host|share)$/.test(name)) return hostCan(context, canIUse, schema) !== 'none';
    const need = NEEDS[name];
    return isServed(name) && (!need || Boolean(need(window)));
  };
  return canIUse;
}
