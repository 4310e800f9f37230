import { type ApisOf, choice, flag, number, text } from './api-entry';

const group = 'location' as const;
const hear = { group, sync: true, args: 'listener' } as const;
const off = {
  group,
  sync: true,
  args: 'list',
  en: 'Removes every listener.',
  zh: '移除全部监听。',
} as const;

/** Carrara. */
const point = [number('latitude', '44.0793'), number('longitude', '10.0979')];

export const locationApis = {
  getLocation: {
    group,
    en: 'Where the device is. The browser asks the visitor.',
    zh: '获取当前位置。浏览器会询问用户。',
    fields: [
      choice('type', 'wgs84', 'gcj02'),
      flag('isHighAccuracy', 'false'),
      number('timeout', '20000'),
      number('maximumAge', '0'),
    ],
  },
  chooseLocation: {
    group,
    en: 'The visitor chooses a place on a page of its own.',
    zh: '打开内置页面选择位置。',
    fields: [...point, text('keyword')],
  },
  openLocation: {
    group,
    en: 'Shows a place on a page of its own.',
    zh: '打开内置页面查看位置。',
    fields: [
      ...point,
      number('scale', '15'),
      text('name', 'Carrara'),
      text('address', 'Piazza Alberica'),
    ],
  },
  startLocationUpdate: {
    group,
    en: 'Follows the device, for onLocationChange.',
    zh: '开始持续定位，配合 onLocationChange 使用。',
    fields: [choice('type', 'gcj02', 'wgs84')],
  },
  stopLocationUpdate: { group, en: 'Follows it no longer.', zh: '停止持续定位。' },
  onLocationChange: {
    ...hear,
    en: 'Each new location, between start and stop.',
    zh: '持续定位期间的每个新位置。',
  },
  offLocationChange: off,
  onLocationChangeError: {
    ...hear,
    en: 'Why there is no location now.',
    zh: '当前无法定位的原因。',
  },
  offLocationChangeError: off,
  createMapContext: {
    group,
    en: 'Commands for a map of the page. There is none here, and it says so.',
    zh: '控制页面中的地图。本页没有地图，调用会说明原因。',
    fields: [text('id', 'map')],
    demo: {
      run: (platform, { id }) => platform.createMapContext(String(id)).getCenterLocation(),
      code: "const map = platform.createMapContext('map');\nconst { latitude, longitude } = await map.getCenterLocation();",
    },
  },
} as const satisfies ApisOf<'location'>;
