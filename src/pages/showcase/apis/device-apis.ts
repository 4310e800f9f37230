import { type ApisOf, choice, flag, lines, text } from './api-entry';

const group = 'device' as const;
const sync = true;
const interval = choice('interval', 'normal', 'ui', 'game');

export const deviceApis = {
  getSystemInfo: {
    group,
    en: 'Returns window, device and app information.',
    zh: '窗口、设备与应用信息合为一体。',
  },
  getSystemInfoSync: { group, sync, en: 'Does the same synchronously.', zh: '同上，立即返回。' },
  getWindowInfo: {
    group,
    sync,
    en: 'Returns the sizes of the window and its safe area.',
    zh: '窗口尺寸，以及导航栏、标签栏与安全区。',
  },
  getDeviceInfo: {
    group,
    sync,
    en: 'Returns what the browser knows about the device.',
    zh: '浏览器提供的设备信息。',
  },
  getAppBaseInfo: {
    group,
    sync,
    en: 'Returns app, browser, language and theme.',
    zh: '应用、浏览器、语言与主题。',
  },
  canIUse: {
    group,
    sync,
    args: 'list',
    en: 'Checks whether a call or a CSS feature works here.',
    zh: '某个接口或 CSS 特性在此是否可用。',
    fields: [text('schema', 'vibrateShort')],
  },
  getNetworkType: {
    group,
    en: 'Returns wifi, 2g to 5g, none or unknown.',
    zh: 'wifi、2g 至 5g、none 或 unknown。',
  },
  makePhoneCall: {
    group,
    en: 'Opens the phone app with a number.',
    zh: '把号码交给电话应用。',
    fields: [text('phoneNumber', '+31 20 555 0100')],
  },
  setClipboardData: {
    group,
    en: 'Copies a text and shows a message.',
    zh: '复制文本并提示。',
    fields: [text('data', 'Linden Street 12'), flag('showToast', 'true')],
  },
  getClipboardData: { group, en: 'Returns the text on the clipboard.', zh: '读取剪贴板文本。' },
  vibrateShort: { group, en: '15 ms.', zh: '振动 15 毫秒。' },
  vibrateLong: { group, en: '400 ms.', zh: '振动 400 毫秒。' },
  startAccelerometer: {
    group,
    en: 'Turns the accelerometer on. iOS asks the user.',
    zh: '开启加速度计。iOS 会询问用户。',
    fields: [interval],
  },
  stopAccelerometer: { group, en: 'Turns it off.', zh: '关闭加速度计。' },
  startCompass: {
    group,
    en: 'Turns the compass on. iOS asks the user.',
    zh: '开启罗盘。iOS 会询问用户。',
    fields: [interval],
  },
  stopCompass: { group, en: 'Turns it off.', zh: '关闭罗盘。' },
  startGyroscope: {
    group,
    en: 'Turns the gyroscope on. iOS asks the user.',
    zh: '开启陀螺仪。iOS 会询问用户。',
    fields: [interval],
  },
  stopGyroscope: { group, en: 'Turns it off.', zh: '关闭陀螺仪。' },
  hideKeyboard: { group, en: 'Removes the focus from the field.', zh: '让输入框失去焦点。' },
  getSelectedTextRange: {
    group,
    en: 'Returns the selection in the focused field.',
    zh: '当前输入框中的选区。',
  },
  setKeepScreenOn: {
    group,
    en: 'Keeps the screen on.',
    zh: '保持屏幕常亮。',
    fields: [flag('keepScreenOn', 'true')],
  },
  scanCode: {
    group,
    en: 'Reads a code with the camera or from a photo.',
    zh: '通过相机或照片扫码。',
    fields: [
      flag('onlyFromCamera', 'false'),
      lines('scanType', 'barCode\nqrCode'),
      lines('sourceType', 'camera\nalbum'),
    ],
  },
} as const satisfies ApisOf<'device'>;
