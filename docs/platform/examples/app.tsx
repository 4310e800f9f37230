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

/** @uni A name of Portico; `addInterceptor` of `portico/uni` does the same. Parameters and results have the types of the call. */
export function use(platform: Platform) {
  return platform.use('request', {
    invoke: (params) => ({ ...params, header: { ...params.header, 'X-App-Version': '3.2.0' } }),
    fail: (error) => {
      if (isPlatformError(error, 'http-status') && error.response?.statusCode === 503)
        void platform.relaunch({ url: '/maintenance' });
    },
  });
}

export function getLaunchOptionsSync(platform: Platform) {
  const { query } = platform.getLaunchOptionsSync();
  if (query.campaign) platform.setStorageSync('campaign', query.campaign, 30 * 86_400_000);
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

/** @uni The call returns a function that removes the listener. */
export function onTabBarMidButtonTap() {
  const platform = usePlatform();
  useEffect(
    () => platform.onTabBarMidButtonTap(() => void platform.navigate({ url: '/post/new' })),
    [platform],
  );
}
