import { type Apis, choice, flag, hear, number, off, text } from './api-entry';

/** Carrara. */
const point = [number('latitude', '44.0793'), number('longitude', '10.0979')];

export const locationApis = {
  getLocation: {
    en: 'Returns the location. The browser asks the user.',
    zh: '获取当前位置。浏览器会询问用户。',
    fields: [
      choice('type', 'wgs84', 'gcj02'),
      flag('isHighAccuracy', 'false'),
      number('timeout', '20000'),
      number('maximumAge', '0'),
    ],
  },
  chooseLocation: {
    en: 'Opens a page on which the user chooses a place.',
    zh: '打开内置页面选择位置。',
    fields: [...point, text('keyword')],
  },
  openLocation: {
    en: 'Opens a page with a place on a map.',
    zh: '打开内置页面查看位置。',
    fields: [
      ...point,
      number('scale', '15'),
      text('name', 'Carrara'),
      text('address', 'Piazza Alberica'),
    ],
  },
  startLocationUpdate: {
    en: 'Starts location updates for onLocationChange.',
    zh: '开始持续定位，配合 onLocationChange 使用。',
    fields: [choice('type', 'gcj02', 'wgs84')],
  },
  stopLocationUpdate: { en: 'Stops location updates.', zh: '停止持续定位。' },
  onLocationChange: {
    ...hear,
    en: 'Runs at each new location, between start and stop.',
    zh: '持续定位期间的每个新位置。',
  },
  offLocationChange: off,
  onLocationChangeError: {
    ...hear,
    en: 'Runs when the location is not available.',
    zh: '当前无法定位的原因。',
  },
  offLocationChangeError: off,
  createMapContext: {
    en: 'Controls a map of the page. This page has no map, so the call rejects.',
    zh: '控制页面中的地图。本页没有地图，调用会说明原因。',
    fields: [text('id', 'map')],
    demo: {
      run: (platform, { id }) => platform.createMapContext(String(id)).getCenterLocation(),
      code: "const map = platform.createMapContext('map');\nconst { latitude, longitude } = await map.getCenterLocation();",
    },
  },
} as const satisfies Apis;
