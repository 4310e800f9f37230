import { type ApisOf, number, text } from './api-entry';

const group = 'storage' as const;
const args = 'list' as const;
const sync = true;
const key = text('key', 'slab');
const entry = [key, text('data', 'Carrara'), number('expires')];

export const storageApis = {
  setStorage: {
    group,
    en: 'Stores any value; a large one in the database.',
    zh: '保存任意值；较大的值存入数据库。',
    fields: entry,
  },
  getStorage: {
    group,
    en: 'The value of a key, wherever it is. Without one it rejects.',
    zh: '读取键的值，不论存于何处。不存在时 Promise 被拒绝。',
    fields: [key],
  },
  removeStorage: { group, en: 'Removes a key.', zh: '移除一个键。', fields: [key] },
  clearStorage: { group, en: 'Removes all keys of this app.', zh: '移除本应用的所有键。' },
  getStorageInfo: {
    group,
    en: 'The keys, what they take and what there is, in kilobytes.',
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
    en: 'The value of a key; undefined without one.',
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
    en: 'The keys and what localStorage holds, in kilobytes.',
    zh: '所有键与 localStorage 的用量（KB）。',
  },
  onStorageChange: {
    group,
    sync,
    args: 'listener',
    en: 'Hears of every change, from other tabs too.',
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
