import { type Apis, hear, number, off, text } from './api-entry';

const args = 'list' as const;
const sync = true;
const key = text('key', 'cake');
const entry = [key, text('data', 'Lemon tart'), number('expires')];

export const storageApis = {
  setStorage: {
    en: 'Stores any value. Large values are in the database.',
    zh: '保存任意值；较大的值存入数据库。',
    fields: entry,
  },
  getStorage: {
    en: 'Returns the value of a key. Rejects if there is none.',
    zh: '读取键的值，不论存于何处。不存在时 Promise 被拒绝。',
    fields: [key],
  },
  removeStorage: { en: 'Removes a key.', zh: '移除一个键。', fields: [key] },
  clearStorage: { en: 'Removes all keys of this app.', zh: '移除本应用的所有键。' },
  getStorageInfo: {
    en: 'Returns the keys, and the used and the available size in kilobytes.',
    zh: '所有键、已用空间与可用空间（KB）。',
  },
  setStorageSync: {
    sync,
    args,
    en: 'Stores a value at once.',
    zh: '立即保存一个值。',
    fields: entry,
  },
  getStorageSync: {
    sync,
    args,
    en: 'Returns the value of a key, or undefined.',
    zh: '读取键的值；不存在时为 undefined。',
    fields: [key],
  },
  removeStorageSync: {
    sync,
    args,
    en: 'Removes a key at once.',
    zh: '立即移除一个键。',
    fields: [key],
  },
  clearStorageSync: {
    sync,
    en: 'Removes all keys of this app at once.',
    zh: '立即移除本应用的所有键。',
  },
  getStorageInfoSync: {
    sync,
    en: 'Returns the keys and the size of localStorage in kilobytes.',
    zh: '所有键与 localStorage 的用量（KB）。',
  },
  onStorageChange: {
    ...hear,
    en: 'Runs at every change, also from other browser tabs.',
    zh: '监听所有变化，包括其他标签页的变化。',
  },
  offStorageChange: off,
} as const satisfies Apis;
