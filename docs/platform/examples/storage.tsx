import { isPlatformError, type Platform, usePlatform } from 'portico';
import { useEffect, useState } from 'react';

type Cart = readonly { readonly bread: number; readonly amount: number }[];
type Theme = 'light' | 'dark';

/**
 * @uni Values keep their type: dates, maps and Blobs come back as they were. Large values go to a database, so they do not
 * fill up localStorage. `expires` does not exist in uni-app.
 */
export async function setStorage(platform: Platform, cart: Cart) {
  const day = 24 * 60 * 60 * 1000;
  try {
    await platform.setStorage({ key: 'cart', data: cart, expires: 7 * day });
  } catch (error) {
    if (!isPlatformError(error, 'quota')) throw error;
    await platform.showToast({ title: 'The phone has no room for your cart', icon: 'none' });
  }
}

/** @uni A text that looks like uni-app's own envelope stays a text. A missing key rejects with `not-found`. */
export async function getStorage(platform: Platform) {
  try {
    const { data } = await platform.getStorage<Cart>({ key: 'cart' });
    return data;
  } catch (error) {
    if (isPlatformError(error, 'not-found')) return [];
    throw error;
  }
}

export async function removeStorage(platform: Platform) {
  await platform.request({ url: '/api/orders', method: 'POST' });
  await platform.removeStorage({ key: 'cart' });
}

/** @uni Only the keys of this app are removed. uni-app empties the storage of the whole origin. */
export async function clearStorage(platform: Platform) {
  const { confirm } = await platform.showModal({ content: 'Delete all data on this phone?' });
  if (!confirm) return;
  await platform.clearStorage();
  await platform.relaunch('/');
}

/**
 * @uni `limitSize` is what the browser grants; uni-app always gives the largest number there is. `keys` has the keys of
 * this app only, and the sizes include the database.
 */
export async function getStorageInfo(platform: Platform) {
  const { currentSize, limitSize } = await platform.getStorageInfo();
  const percent = Math.round((100 * currentSize) / limitSize);
  return `${percent}% of the storage is in use`;
}

/**
 * @uni A full storage throws `quota`; the Vue 2 line of uni-app swallows that error. `expires`, the third argument, does
 * not exist in uni-app.
 */
export function setStorageSync(platform: Platform, theme: Theme) {
  platform.setStorageSync('theme', theme);
  document.documentElement.dataset.theme = theme;
}

/** @uni A missing key gives `undefined`, and an empty text in uni-app. A large value throws `invalid`: use `getStorage`. */
export function getStorageSync(platform: Platform) {
  const theme = platform.getStorageSync<Theme>('theme') ?? 'light';
  document.documentElement.dataset.theme = theme;
}

export function removeStorageSync(platform: Platform) {
  platform.auth.clear();
  platform.removeStorageSync('last-order');
}

/** @uni Only the keys of this app are removed. uni-app empties the storage of the whole origin. */
export function clearStorageSync(platform: Platform) {
  const version = platform.getStorageSync<number>('data-version');
  if (version === 3) return;
  platform.clearStorageSync();
  platform.setStorageSync('data-version', 3);
}

/** @uni `keys` has the keys of this app only; uni-app lists all of localStorage. The database does not count here. */
export function getStorageInfoSync(platform: Platform) {
  const { keys } = platform.getStorageInfoSync();
  const drafts = keys.filter((key) => key.startsWith('draft:'));
  for (const key of drafts) platform.removeStorageSync(key);
}

/** @uni uni-app has no such event. */
export function onStorageChange() {
  const platform = usePlatform();
  const [count, setCount] = useState(() => platform.getStorageSync<number>('cart-count') ?? 0);
  useEffect(
    () =>
      platform.onStorageChange(({ key, newValue }) => {
        if (key === 'cart-count') setCount(Number(newValue ?? 0));
      }),
    [platform],
  );
  return <span>Cart ({count})</span>;
}
