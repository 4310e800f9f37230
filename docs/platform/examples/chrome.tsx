import { isPlatformError, type Platform, usePlatform, usePullDownRefresh } from 'portico';
import { useEffect, useState } from 'react';

/** @uni The title belongs to the page that made the call, also if another page is on top when the call is done. */
export async function setNavigationBarTitle(platform: Platform) {
  const { data } = await platform.request<{ readonly name: string }>({ url: '/api/breads/7' });
  await platform.setNavigationBarTitle({ title: data.name });
}

/** @uni Another `frontColor` than black or white rejects with `invalid`. The Vue 3 line of uni-app accepts any text. */
export function setNavigationBarColor() {
  const platform = usePlatform();
  useEffect(() => {
    void platform.setNavigationBarColor({
      frontColor: '#ffffff',
      backgroundColor: '#7c1f2d',
      animation: { duration: 300, timingFunc: 'easeOut' },
    });
  }, [platform]);
  return <h2>Members pay 20% less this week</h2>;
}

export async function showNavigationBarLoading(platform: Platform) {
  await platform.showNavigationBarLoading();
  try {
    return await platform.request({ url: '/api/messages' });
  } finally {
    await platform.hideNavigationBarLoading();
  }
}

export function hideNavigationBarLoading() {
  const platform = usePlatform();
  useEffect(() => {
    void platform.showNavigationBarLoading();
    return () => void platform.hideNavigationBarLoading();
  }, [platform]);
  return <p role="status">Your photos are on their way ...</p>;
}

/** @uni `pagePath` must be a tab page of the route table, else the call rejects with `non-tabbar`. No `iconfont`. */
export async function setTabBarItem(platform: Platform) {
  const isSeller = platform.auth.hasRole('seller');
  await platform.setTabBarItem({ index: 2, text: isSeller ? 'My shop' : 'Orders' });
}

/** @uni A colour that the browser does not know rejects with `invalid`. `midButton` has no effect. */
export async function setTabBarStyle(platform: Platform) {
  const isNewYear = new Date().getMonth() === 0;
  if (!isNewYear) return;
  const colours = { color: '#8a5a5a', selectedColor: '#c8102e', backgroundColor: '#fff5f0' };
  await platform.setTabBarStyle(colours);
}

/** @uni `animation` slides the bar away. uni-app ignores it on H5. */
export function hideTabBar() {
  const platform = usePlatform();
  const [isEditing, setEditing] = useState(false);
  const edit = async () => {
    await platform.hideTabBar({ animation: true });
    setEditing(true);
  };
  return isEditing ? (
    <p>Choose the orders to delete</p>
  ) : (
    <button onClick={() => void edit()}>Edit</button>
  );
}

/** @uni `animation` slides the bar in. uni-app ignores it on H5. */
export async function showTabBar(platform: Platform, orders: readonly string[]) {
  await platform.request({ url: '/api/orders/delete', method: 'POST', data: { orders } });
  await platform.showTabBar({ animation: true });
}

/** @uni An empty `text` removes the badge. The call needs a tab page on top, as in uni-app, and rejects with `non-tabbar`. */
export function setTabBarBadge({ unread }: { readonly unread: number }) {
  const platform = usePlatform();
  useEffect(() => {
    const text = unread > 99 ? '99+' : String(unread || '');
    platform.setTabBarBadge({ index: 1, text }).catch((error: unknown) => {
      if (!isPlatformError(error, 'non-tabbar')) throw error;
    });
  }, [platform, unread]);
}

export async function removeTabBarBadge(platform: Platform) {
  await platform.request({ url: '/api/messages/read', method: 'POST' });
  await platform.removeTabBarBadge({ index: 1 });
}

export async function showTabBarRedDot(platform: Platform) {
  const { data } = await platform.request<boolean>({ url: '/api/coupons/has-new' });
  if (data) await platform.showTabBarRedDot({ index: 3 });
}

export async function hideTabBarRedDot(platform: Platform) {
  platform.setStorageSync('coupons-seen', Date.now());
  await platform.hideTabBarRedDot({ index: 3 });
}

/**
 * @uni Resolves when the page is there, and uni-app reports success before it scrolls. A selector without a match rejects
 * with `not-found`; uni-app scrolls to the top. `duration` is in milliseconds on every screen.
 */
export function pageScrollTo() {
  const platform = usePlatform();
  const submit = async () => {
    const wrong = document.querySelector<HTMLInputElement>('#address :invalid');
    if (!wrong) return platform.request({ url: '/api/orders', method: 'POST' });
    await platform.pageScrollTo({ selector: '#address' });
    return wrong.focus();
  };
  return <button onClick={() => void submit()}>Pay</button>;
}

export function startPullDownRefresh() {
  const platform = usePlatform();
  usePullDownRefresh(async () => {
    await platform.request({ url: '/api/orders' });
    await platform.stopPullDownRefresh();
  });
  return <button onClick={() => void platform.startPullDownRefresh()}>Reload the orders</button>;
}

export async function stopPullDownRefresh(platform: Platform) {
  try {
    return await platform.request({ url: '/api/orders', timeout: 10_000 });
  } finally {
    await platform.stopPullDownRefresh();
  }
}

export function setPageMeta() {
  const platform = usePlatform();
  useEffect(() => {
    const isLarge = platform.getStorageSync<boolean>('large-text') === true;
    void platform.setPageMeta({
      pageStyle: 'background: #f6f1e7',
      rootFontSize: isLarge ? '20px' : '16px',
    });
  }, [platform]);
}

/** @uni An app without such a window rejects with `not-found`. The Vue 3 line of uni-app reports success. */
export async function showTopWindow(platform: Platform) {
  const { windowWidth } = platform.getWindowInfo();
  if (windowWidth >= 768) await platform.showTopWindow();
}

/** @uni An app without such a window rejects with `not-found`. The Vue 3 line of uni-app reports success. */
export function hideTopWindow() {
  const platform = usePlatform();
  useEffect(() => {
    void platform.hideTopWindow();
    return () => void platform.showTopWindow();
  }, [platform]);
  return <video src="/bakery.mp4" autoPlay muted loop />;
}

/** @uni An app without such a window rejects with `not-found`. The Vue 3 line of uni-app reports success. */
export function showLeftWindow() {
  const platform = usePlatform();
  return <button onClick={() => void platform.showLeftWindow()}>Categories</button>;
}

/** @uni An app without such a window rejects with `not-found`. The Vue 3 line of uni-app reports success. */
export async function hideLeftWindow(platform: Platform, category: string) {
  await platform.hideLeftWindow();
  await platform.redirect({ url: `/breads?category=${category}` });
}

/** @uni An app without such a window rejects with `not-found`. The Vue 3 line of uni-app reports success. */
export async function showRightWindow(platform: Platform) {
  platform.$emit('order-selected', '42');
  await platform.showRightWindow();
}

/** @uni An app without such a window rejects with `not-found`. The Vue 3 line of uni-app reports success. */
export async function hideRightWindow(platform: Platform) {
  await platform.request({ url: '/api/orders/42', method: 'DELETE' });
  await platform.hideRightWindow();
}

/** @uni The result has the style that `setTopWindowStyle` set last, without that of the configuration. */
export async function getTopWindowStyle(platform: Platform) {
  const style = await platform.getTopWindowStyle();
  await platform.setTopWindowStyle({ ...style, opacity: 0.5 });
}

/** @uni Properties are written as in React: `backgroundColor`, and numbers are pixels. */
export async function setTopWindowStyle(platform: Platform) {
  const isStaging = window.location.hostname.startsWith('staging.');
  if (isStaging) await platform.setTopWindowStyle({ backgroundColor: '#ffd54f' });
}

/** @uni The result has the style that `setLeftWindowStyle` set last, without that of the configuration. */
export async function getLeftWindowStyle(platform: Platform) {
  const { width } = await platform.getLeftWindowStyle();
  await platform.setStorage({ key: 'sidebar-width', data: width });
}

/** @uni Properties are written as in React: `backgroundColor`, and numbers are pixels. */
export function setLeftWindowStyle() {
  const platform = usePlatform();
  const [width, setWidth] = useState(240);
  useEffect(() => {
    void platform.setLeftWindowStyle({ width });
  }, [platform, width]);
  const change = (value: string) => setWidth(Number(value));
  return <input type="range" min={180} max={360} onChange={({ target }) => change(target.value)} />;
}

/** @uni The result has the style that `setRightWindowStyle` set last, without that of the configuration. */
export async function getRightWindowStyle(platform: Platform) {
  const { width = 320 } = await platform.getRightWindowStyle();
  await platform.setRightWindowStyle({ width: width === 320 ? 480 : 320 });
}

/** @uni Properties are written as in React: `backgroundColor`, and numbers are pixels. */
export async function setRightWindowStyle(platform: Platform) {
  const { theme } = platform.getAppBaseInfo();
  await platform.setRightWindowStyle({ borderLeft: theme === 'dark' ? 'none' : '1px solid #ddd' });
}
