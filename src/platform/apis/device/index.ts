export { getClipboardData, type GetClipboardDataResult } from './get-clipboard-data';
export { getNetworkType, type GetNetworkTypeResult } from './get-network-type';
export { getSelectedTextRange, type GetSelectedTextRangeResult } from './get-selected-text-range';
export { getSystemInfo } from './get-system-info';
export { hideKeyboard } from './hide-keyboard';
export { makePhoneCall, type MakePhoneCallParams } from './make-phone-call';
export {
  scanCode,
  type ScanCodeParams,
  type ScanCodeResult,
  type ScanSource,
} from './scan-code';
export { setClipboardData, type SetClipboardDataParams } from './set-clipboard-data';
export { setKeepScreenOn, type SetKeepScreenOnParams } from './set-keep-screen-on';
export { startAccelerometer, type StartAccelerometerParams } from './start-accelerometer';
export { startCompass, type StartCompassParams } from './start-compass';
export { startGyroscope, type StartGyroscopeParams } from './start-gyroscope';
export { stopAccelerometer } from './stop-accelerometer';
export { stopCompass } from './stop-compass';
export { stopGyroscope } from './stop-gyroscope';
export { vibrateLong } from './vibrate-long';
export { vibrateShort } from './vibrate-short';
