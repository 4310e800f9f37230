import { type ApisOf, number, text } from './api-entry';

const group = 'storage' as const;
const args = 'list' as const;
const sync = true;
const key = text('key', 'cake');
const entry = [key, text('data', 'Lemon tart'), number('expires')];

export const storageApis = {
  setStorage: {
    group,
    en: 'Stores any value. Large values are in the database.',
    zh: '保存任意值；较大的值存入数据库。',
    fields: entry,
  },
  getStorage: {
    group,
    en: 'Returns the value of a key. Rejects if there is none.',
    zh: '读取键的值，不论存于何处。不存在时 Promise 被拒绝。',
    fields: [key],
  },
  removeStorage: { group, en: 'Removes a key.', zh: '移除一个键。', fields: [key] },
  clearStorage: { group, en: 'Removes all keys of this app.', zh: '移除本应用的所有键。' },
  getStorageInfo: {
    group,
    en: 'Returns the keys, and the used and the available size in kilobytes.',
    zh: '所有键、已用空间与可用空间（KB）。',
  },
  setStorageSync: {
    group,
    sync,
    args,
    en: 'Stores a value at once.',
    zh: '立即保存一个值。',
    fields: entry,
  },
  getStorageSync: {
    group,
    sync,
    args,
    en: 'Returns the value of a key, or undefined.',
    zh: '读取键的值；不存在时为 undefined。',
    fields: [key],
  },
  removeStorageSync: {
    group,
    sync,
    args,
    en: 'Removes a key at once.',
    zh: '立即移除一个键。',
    fields: [key],
  },
  clearStorageSync: {
    group,
    sync,
    en: 'Removes all keys of this app at once.',
    zh: '立即移除本应用的所有键。',
  },
  getStorageInfoSync: {
    group,
    sync,
    en: 'Returns the keys and the size of localStorage in kilobytes.',
    zh: '所有键与 localStorage 的用量（KB）。',
  },
  onStorageChange: {
    group,
    sync,
    args: 'listener',
    en: 'Runs at every change, also from other browser tabs.',
    zh: '监听所有变化，包括其他标签页的变化。',
  },
  offStorageChange: {
    group,
    sync,
    args,
    en: 'Removes all listeners of changes.',
    zh: '移除所有变化监听。',
  },
} as const satisfies ApisOf<'storage'>;
