export { accelerometerChange } from './accelerometer-change';
export { compassChange } from './compass-change';
export { gyroscopeChange } from './gyroscope-change';
export { keyboardHeightChange } from './keyboard-height-change';
export { networkStatusChange } from './network-status-change';
export { themeChange } from './theme-change';
// Its calls are onUIStyleChange and offUIStyleChange.
export { uiStyleChange as uIStyleChange } from './ui-style-change';
export { type WindowResize, windowResize } from './window-resize';
