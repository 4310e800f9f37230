import { isPlatformError, type Platform, usePlatform, useTheme } from 'portico';
import { useEffect, useState } from 'react';

/** @uni Also looks at the browser: `canIUse('vibrateShort')` is false on iOS. uni-app looks only whether the name exists. */
export function canIUse() {
  const platform = usePlatform();
  const [coupon, setCoupon] = useState('');
  const paste = async () => setCoupon((await platform.getClipboardData()).data);
  return (
    <>
      <input value={coupon} onChange={({ target }) => setCoupon(target.value)} />
      {platform.canIUse('getClipboardData') && (
        <button onClick={() => void paste().catch(() => {})}>Paste</button>
      )}
    </>
  );
}

/** @uni A name of Portico; `addInterceptor` does the same. Parameters and results have the types of the call. */
export function use(platform: Platform) {
  return platform.use('request', {
    invoke: (params) => ({ ...params, header: { ...params.header, 'X-App-Version': '3.2.0' } }),
    fail: (error) => {
      if (isPlatformError(error, 'http-status') && error.response?.statusCode === 503)
        void platform.relaunch({ url: '/maintenance' });
    },
  });
}

/**
 * @uni `invoke` may return other parameters or `false`. After `false` the call rejects, and in uni-app it never answers.
 * The call returns a function that removes the interceptor.
 */
export function addInterceptor(platform: Platform) {
  return platform.addInterceptor('makePhoneCall', {
    invoke: async ({ phoneNumber }) => {
      const { confirm } = await platform.showModal({ content: `Call ${phoneNumber}?` });
      if (!confirm) return false;
      return { phoneNumber };
    },
  });
}

/** @uni With an interceptor it removes that one, and with a name alone all of that name. */
export async function removeInterceptor(platform: Platform) {
  const timing = {
    invoke: () => console.time('orders'),
    complete: () => console.timeEnd('orders'),
  };
  platform.addInterceptor('request', timing);
  try {
    return await platform.request({ url: '/api/orders' });
  } finally {
    platform.removeInterceptor('request', timing);
  }
}

/** @uni The call returns a function that removes the listener. */
export function $on() {
  const platform = usePlatform();
  const [count, setCount] = useState(0);
  useEffect(() => platform.$on('cart-changed', (amount: number) => setCount(amount)), [platform]);
  return <span>Cart ({count})</span>;
}

/** @uni The call returns a function that removes the listener. */
export function $once(platform: Platform) {
  const cancel = platform.$once('payment-done', (order: string) => {
    void platform.redirect({ url: `/order/${order}/thanks` });
  });
  window.setTimeout(cancel, 15 * 60 * 1000);
}

export function $off(platform: Platform) {
  platform.auth.clear();
  platform.$off(['cart-changed', 'payment-done']);
}

export async function $emit(platform: Platform) {
  const order = { bread: 7, amount: 2 };
  const { data } = await platform.request<number>({
    url: '/api/cart',
    method: 'POST',
    data: order,
  });
  platform.$emit('cart-changed', data);
}

/** @uni A text that is not base64 throws `invalid`. */
export function base64ToArrayBuffer(platform: Platform, pdf: string) {
  const bytes = platform.base64ToArrayBuffer(pdf);
  return platform.openDocument({ filePath: new Blob([bytes], { type: 'application/pdf' }) });
}

export async function arrayBufferToBase64(platform: Platform) {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const data = { key: platform.arrayBufferToBase64(key.buffer) };
  await platform.request({ url: '/api/devices', method: 'POST', data });
}

export function getLaunchOptionsSync(platform: Platform) {
  const { query } = platform.getLaunchOptionsSync();
  if (query.campaign) platform.setStorageSync('campaign', query.campaign, 30 * 86_400_000);
}

export async function getEnterOptionsSync(platform: Platform) {
  const { path, query } = platform.getEnterOptionsSync();
  const data = { path, from: query.from ?? 'direct' };
  await platform.request({ url: '/api/visits', method: 'POST', data });
}

export async function getLocale(platform: Platform) {
  const locale = platform.getLocale();
  return platform.request({ url: '/api/articles', header: { 'Accept-Language': locale } });
}

/** @uni The call returns a promise, because the texts of the language have to load. `'auto'` follows the browser again. */
export function setLocale() {
  const platform = usePlatform();
  const locales = [
    ['en', 'English'],
    ['zh-Hans', '简体中文'],
  ] as const;
  return locales.map(([locale, name]) => (
    <button key={locale} lang={locale} onClick={() => void platform.setLocale(locale)}>
      {name}
    </button>
  ));
}

/** @uni uni-app has no such call. */
export function setTheme() {
  const platform = usePlatform();
  const isDark = useTheme() === 'dark';
  return (
    <button onClick={() => void platform.setTheme(isDark ? 'light' : 'dark')}>
      {isDark ? 'Light' : 'Dark'}
    </button>
  );
}

/** @uni The call returns a function that removes the listener. */
export function onLocaleChange() {
  const platform = usePlatform();
  const [locale, follow] = useState(() => platform.getLocale());
  useEffect(() => platform.onLocaleChange((event) => follow(event.locale)), [platform]);
  return <time>{new Intl.DateTimeFormat(locale).format(new Date())}</time>;
}

/** @uni The list is always empty. The Vue 3 line of uni-app rejects. */
export async function getProvider(platform: Platform) {
  const { provider } = await platform.getProvider({ service: 'payment' });
  return provider.length === 0 ? '/pay/web' : '/pay/app';
}

/** @uni Without an id the code is `unsupported`. The product's own push service gives the id by `invokePushCallback`. */
export async function getPushClientId(platform: Platform) {
  try {
    const { cid } = await platform.getPushClientId();
    await platform.request({ url: '/api/devices', method: 'POST', data: { cid } });
  } catch (error) {
    if (!isPlatformError(error, 'unsupported')) throw error;
  }
}

/** @uni Works with any push service. In uni-app it belongs to uniPush. */
export async function invokePushCallback(platform: Platform) {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription) return;
  await platform.invokePushCallback({ type: 'clientId', cid: subscription.endpoint });
  navigator.serviceWorker.addEventListener('message', ({ data: message }) => {
    void platform.invokePushCallback({ type: 'pushMsg', message });
  });
}

/** @uni The code says why it failed: `failed`, `timeout`, or `unsupported` without the browser's font API. */
export async function loadFontFace(platform: Platform) {
  const source = 'url("/fonts/carrara.woff2")';
  try {
    await platform.loadFontFace({ family: 'Lyon', source, desc: { weight: '600' } });
    document.documentElement.style.setProperty('--title-font', 'Lyon');
  } catch {
    // The titles keep the font of the system.
  }
}

/** @uni uni-app has no such call: an element plays an animation by its `animation` property. */
export function playAnimation() {
  const platform = usePlatform();
  const [isLiked, setLiked] = useState(false);
  const like = async () => {
    setLiked(true);
    const jump = platform.createAnimation({ duration: 120 });
    jump.translateY(-8).step().translateY(0).step();
    await platform.playAnimation({ target: 'heart', animation: jump.export() });
  };
  return (
    <button id="heart" aria-pressed={isLiked} onClick={() => void like()}>
      Like
    </button>
  );
}

/** @uni The call returns a function that removes the listener. The Vue 2 line of uni-app does not have this call. */
export function onAppShow() {
  const platform = usePlatform();
  const [seats, setSeats] = useState(0);
  useEffect(() => {
    const load = async () => {
      const { data } = await platform.request<number>({ url: '/api/trains/7/seats' });
      setSeats(data);
    };
    return platform.onAppShow(() => void load());
  }, [platform]);
  return <p>{seats} seats are left</p>;
}

/** @uni The call returns a function that removes the listener. The Vue 2 line of uni-app does not have this call. */
export function onAppHide({ text }: { readonly text: string }) {
  const platform = usePlatform();
  useEffect(
    () => platform.onAppHide(() => platform.setStorageSync('draft:review', text)),
    [platform, text],
  );
}

/** @uni Errors in timers come too, which uni-app misses on H5. An error in the listener is only logged. */
export function onError(platform: Platform) {
  return platform.onError((message) => {
    const data = { message, page: window.location.pathname };
    platform.request({ url: '/api/client-errors', method: 'POST', data }).catch(() => {});
  });
}

/** @uni uni-app never calls the listener on H5. */
export function onUnhandledRejection(platform: Platform) {
  return platform.onUnhandledRejection(({ reason }) => {
    const data = { code: isPlatformError(reason) ? reason.code : 'unknown', text: String(reason) };
    platform.request({ url: '/api/client-errors', method: 'POST', data }).catch(() => {});
  });
}

/** @uni The app has a page for unknown addresses, and uni-app stays empty. A listener that comes late still hears of it. */
export function onPageNotFound(platform: Platform) {
  return platform.onPageNotFound(({ path }) => {
    const [, id] = /^\/goods\/(\d+)\.html$/.exec(path) ?? [];
    if (id) void platform.redirect({ url: `/product/${id}` });
  });
}

/** @uni Portico's own. In uni-app a mixin of all pages does this. */
export function onPageEvent(platform: Platform) {
  return platform.onPageEvent(({ type, page }) => {
    if (type === 'show') navigator.sendBeacon('/api/views', page.route);
  });
}

/** @uni It hears what the product gives to `invokePushCallback`. uni-app never calls the listener on H5. */
export function onPushMessage() {
  const platform = usePlatform();
  useEffect(
    () =>
      platform.onPushMessage(({ type, data }) => {
        const { order } = data as { readonly order: string };
        if (type === 'click') void platform.navigate({ url: `/order/${order}` });
        else void platform.showNotify({ message: `Order ${order} is on its way` });
      }),
    [platform],
  );
}

/** @uni The call returns a function that removes the listener. */
export function onTabBarMidButtonTap() {
  const platform = usePlatform();
  useEffect(
    () => platform.onTabBarMidButtonTap(() => void platform.navigate({ url: '/post/new' })),
    [platform],
  );
}
