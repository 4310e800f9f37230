import type { ApisOf } from './api-entry';

const hear = { group: 'device', sync: true, args: 'listener' } as const;
const off = {
  group: 'device',
  sync: true,
  args: 'list',
  en: 'Removes every listener.',
  zh: '移除全部监听。',
} as const;

export const deviceEventApis = {
  onAccelerometerChange: {
    ...hear,
    en: 'Metres per second squared.',
    zh: '加速度，米每二次方秒。',
  },
  offAccelerometerChange: off,
  onCompassChange: { ...hear, en: 'Degrees from north.', zh: '与正北的夹角。' },
  offCompassChange: off,
  onGyroscopeChange: { ...hear, en: 'Radians per second.', zh: '角速度，弧度每秒。' },
  offGyroscopeChange: off,
  onNetworkStatusChange: { ...hear, en: 'Online or not, and by what.', zh: '网络连接状态变化。' },
  offNetworkStatusChange: off,
  onThemeChange: {
    ...hear,
    en: 'Light or dark, the system’s or the app’s.',
    zh: '主题变化，系统或应用自身。',
  },
  offThemeChange: off,
  onUIStyleChange: {
    ...hear,
    en: 'onThemeChange under its older name.',
    zh: 'onThemeChange 的旧名。',
  },
  offUIStyleChange: off,
  onKeyboardHeightChange: { ...hear, en: 'What the keyboard covers.', zh: '键盘遮住的高度。' },
  offKeyboardHeightChange: off,
  onWindowResize: { ...hear, en: 'The window’s new size.', zh: '窗口的新尺寸。' },
  offWindowResize: off,
} as const satisfies ApisOf<'device'>;
