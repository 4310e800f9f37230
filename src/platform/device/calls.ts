export {
  getClipboardData,
  type GetClipboardDataResult,
  setClipboardData,
  type SetClipboardDataParams,
} from './clipboard';
export {
  getSelectedTextRange,
  type GetSelectedTextRangeResult,
  hideKeyboard,
  keyboardHeightChange,
} from './keyboard';
export { getNetworkType, type GetNetworkTypeResult, networkStatusChange } from './network-status';
export {
  getSystemInfo,
  makePhoneCall,
  type MakePhoneCallParams,
  vibrateLong,
  vibrateShort,
} from './phone';
export {
  setKeepScreenOn,
  type SetKeepScreenOnParams,
  type WindowResize,
  windowResize,
} from './screen';
export {
  accelerometerChange,
  compassChange,
  gyroscopeChange,
  startAccelerometer,
  type StartAccelerometerParams,
  startCompass,
  type StartCompassParams,
  startGyroscope,
  type StartGyroscopeParams,
  stopAccelerometer,
  stopCompass,
  stopGyroscope,
} from './sensors';
// The calls of the second event are onUIStyleChange and offUIStyleChange.
export { themeChange, uiStyleChange as uIStyleChange } from './theme';
