import { type Apis, choice, flag, hear, lines, off, text } from './api-entry';

const sync = true;
const interval = choice('interval', 'normal', 'ui', 'game');

export const deviceApis = {
  getSystemInfo: {
    en: 'Returns window, device and app information.',
    zh: '窗口、设备与应用信息合为一体。',
  },
  getSystemInfoSync: { sync, en: 'Does the same synchronously.', zh: '同上，立即返回。' },
  getWindowInfo: {
    sync,
    en: 'Returns the sizes of the window and its safe area.',
    zh: '窗口尺寸，以及导航栏、标签栏与安全区。',
  },
  getDeviceInfo: {
    sync,
    en: 'Returns what the browser knows about the device.',
    zh: '浏览器提供的设备信息。',
  },
  getAppBaseInfo: {
    sync,
    en: 'Returns app, browser, language and theme.',
    zh: '应用、浏览器、语言与主题。',
  },
  canIUse: {
    sync,
    args: 'list',
    en: 'Checks whether a call or a CSS feature works here.',
    zh: '某个接口或 CSS 特性在此是否可用。',
    fields: [text('schema', 'vibrateShort')],
  },
  getNetworkType: {
    en: 'Returns wifi, 2g to 5g, none or unknown.',
    zh: 'wifi、2g 至 5g、none 或 unknown。',
  },
  makePhoneCall: {
    en: 'Opens the phone app with a number.',
    zh: '把号码交给电话应用。',
    fields: [text('phoneNumber', '+31 20 555 0100')],
  },
  setClipboardData: {
    en: 'Copies a text and shows a message.',
    zh: '复制文本并提示。',
    fields: [text('data', 'Linden Street 12'), flag('showToast', 'true')],
  },
  getClipboardData: { en: 'Returns the text on the clipboard.', zh: '读取剪贴板文本。' },
  vibrateShort: { en: '15 ms.', zh: '振动 15 毫秒。' },
  vibrateLong: { en: '400 ms.', zh: '振动 400 毫秒。' },
  startAccelerometer: {
    en: 'Turns the accelerometer on. iOS asks the user.',
    zh: '开启加速度计。iOS 会询问用户。',
    fields: [interval],
  },
  stopAccelerometer: { en: 'Turns it off.', zh: '关闭加速度计。' },
  startCompass: {
    en: 'Turns the compass on. iOS asks the user.',
    zh: '开启罗盘。iOS 会询问用户。',
    fields: [interval],
  },
  stopCompass: { en: 'Turns it off.', zh: '关闭罗盘。' },
  startGyroscope: {
    en: 'Turns the gyroscope on. iOS asks the user.',
    zh: '开启陀螺仪。iOS 会询问用户。',
    fields: [interval],
  },
  stopGyroscope: { en: 'Turns it off.', zh: '关闭陀螺仪。' },
  hideKeyboard: { en: 'Removes the focus from the field.', zh: '让输入框失去焦点。' },
  getSelectedTextRange: {
    en: 'Returns the selection in the focused field.',
    zh: '当前输入框中的选区。',
  },
  setKeepScreenOn: {
    en: 'Keeps the screen on.',
    zh: '保持屏幕常亮。',
    fields: [flag('keepScreenOn', 'true')],
  },
  scanCode: {
    en: 'Reads a code with the camera or from a photo.',
    zh: '通过相机或照片扫码。',
    fields: [
      flag('onlyFromCamera', 'false'),
      lines('scanType', 'barCode\nqrCode'),
      lines('sourceType', 'camera\nalbum'),
    ],
  },
  onAccelerometerChange: {
    ...hear,
    en: 'Reports metres per second squared.',
    zh: '加速度，米每二次方秒。',
  },
  offAccelerometerChange: off,
  onCompassChange: { ...hear, en: 'Reports the degrees from north.', zh: '与正北的夹角。' },
  offCompassChange: off,
  onGyroscopeChange: { ...hear, en: 'Reports radians per second.', zh: '角速度，弧度每秒。' },
  offGyroscopeChange: off,
  onNetworkStatusChange: {
    ...hear,
    en: 'Runs when the phone goes online or offline.',
    zh: '网络连接状态变化。',
  },
  offNetworkStatusChange: off,
  onThemeChange: {
    ...hear,
    en: 'Runs when the theme changes to light or dark.',
    zh: '主题变化，系统或应用自身。',
  },
  offThemeChange: off,
  onUIStyleChange: { ...hear, en: 'Older name of onThemeChange.', zh: 'onThemeChange 的旧名。' },
  offUIStyleChange: off,
  onKeyboardHeightChange: {
    ...hear,
    en: 'Runs when the height of the keyboard changes.',
    zh: '键盘遮住的高度。',
  },
  offKeyboardHeightChange: off,
  onWindowResize: {
    ...hear,
    en: 'Runs when the size of the window changes.',
    zh: '窗口的新尺寸。',
  },
  offWindowResize: off,
} as const satisfies Apis;
