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
  onUIStyleChange: {
    ...hear,
    en: 'Older name of onThemeChange.',
    zh: 'onThemeChange 的旧名。',
  },
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
} as const satisfies ApisOf<'device'>;
