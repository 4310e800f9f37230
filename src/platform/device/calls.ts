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
  onKeyboardHeightChange,
} from './keyboard';
export { getNetworkType, type GetNetworkTypeResult, onNetworkStatusChange } from './network-status';
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
  onWindowResize,
} from './screen';
export {
  onAccelerometerChange,
  onCompassChange,
  onGyroscopeChange,
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
export { onThemeChange, onUIStyleChange } from './watch-theme';
