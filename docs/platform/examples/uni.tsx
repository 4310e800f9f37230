import { isPlatformError, type Platform, usePlatform } from 'portico';
import { useOpenerChannel } from 'portico/uni';
import { useEffect, useState } from 'react';

type Coupon = { readonly id: string; readonly discount: number };

/**
 * @uni The opened page gets its end of the channel from `useOpenerChannel()`. A second call to the same target rejects with
 * `locked` while the first is pending. `animationType` and `animationDuration` have no effect.
 */
export function navigateTo() {
  const platform = usePlatform();
  const [coupon, setCoupon] = useState<Coupon>();
  const choose = () =>
    platform.navigateTo({
      url: '/coupons?total=120',
      events: { chosen: (chosen: Coupon) => setCoupon(chosen) },
    });
  return (
    <button onClick={() => void choose()}>{coupon ? `-${coupon.discount}%` : 'Coupon'}</button>
  );
}

export async function redirectTo(platform: Platform) {
  try {
    await platform.redirectTo({ url: '/order/42/paid' });
  } catch (error) {
    if (!isPlatformError(error, 'not-found')) throw error;
    await platform.reLaunch({ url: '/' });
  }
}

/** @uni Back never returns to the pages that the call has closed. In uni-app the browser's Back opens them again. */
export async function reLaunch(platform: Platform) {
  const { confirm } = await platform.showModal({ content: 'Switch to the shop in Shenzhen?' });
  if (!confirm) return;
  platform.setStorageSync('shop', 'shenzhen');
  await platform.reLaunch({ url: '/' });
}

/** @uni From the first page it opens `/`, and uni-app reloads the app. A `delta` below 1 counts as 1. */
export function navigateBack() {
  const platform = usePlatform();
  const channel = useOpenerChannel();
  const choose = (coupon: Coupon) => {
    channel.emit('chosen', coupon);
    void platform.navigateBack({ delta: 1 });
  };
  return <button onClick={() => choose({ id: 'SUMMER', discount: 10 })}>10% off</button>;
}

/** @uni Every form of an address works, also a relative one and that of the first page. uni-app refuses some of them. */
export function preloadPage() {
  const platform = usePlatform();
  const warm = () => void platform.preloadPage({ url: '/coupons' }).catch(() => {});
  return (
    <a href="/coupons" onPointerEnter={warm}>
      Your coupons
    </a>
  );
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

export async function getEnterOptionsSync(platform: Platform) {
  const { path, query } = platform.getEnterOptionsSync();
  const data = { path, from: query.from ?? 'direct' };
  await platform.request({ url: '/api/visits', method: 'POST', data });
}

export function rpx2px(platform: Platform) {
  return { width: platform.rpx2px(750), gap: platform.rpx2px(24) };
}

export function upx2px(platform: Platform) {
  return platform.upx2px(24);
}

/** @uni playAnimation plays it. There is no `animation` attribute. */
export function createAnimation(platform: Platform) {
  const animation = platform.createAnimation({ duration: 200 });
  animation.opacity(0).translateY(-20).step();
  return animation.export();
}

export function createOffscreenCanvas(platform: Platform) {
  const canvas = platform.createOffscreenCanvas({ width: 200, height: 100 });
  return canvas.getContext('2d');
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

/** @uni `exec` returns a promise. `context` is not available. */
export async function createSelectorQuery(platform: Platform) {
  const query = platform.createSelectorQuery();
  query.select('#card').boundingClientRect();
  query.selectViewport().scrollOffset();
  const [card, viewport] = await query.exec();
  return { card, viewport };
}

/** @uni `observe` returns a promise, and the observer ends with its page. */
export async function createIntersectionObserver(platform: Platform) {
  const observer = platform.createIntersectionObserver({ thresholds: [0.5] });
  await observer.observe('#banner', ({ intersectionRatio }) => {
    console.log(intersectionRatio >= 0.5 ? 'visible' : 'hidden');
  });
  return () => observer.disconnect();
}

/** @uni `observe` returns a promise, and the observer ends with its page. */
export async function createMediaQueryObserver(platform: Platform) {
  const observer = platform.createMediaQueryObserver();
  await observer.observe({ minWidth: 600 }, ({ matches }) => {
    console.log(matches ? 'two columns' : 'one column');
  });
  return () => observer.disconnect();
}

/** @uni uni-app does not have this call on H5. A browser downloads the picture, and iOS offers its share sheet. */
export async function saveImageToPhotosAlbum(platform: Platform) {
  const { tempFilePath } = await platform.canvasToTempFilePath({ canvasId: 'poster' });
  try {
    await platform.saveImageToPhotosAlbum({ filePath: tempFilePath });
  } catch (error) {
    if (!isPlatformError(error, 'cancel')) throw error;
  }
}

/** @uni An unknown canvas rejects with `not-found`. uni-app never answers then. */
export async function canvasGetImageData(platform: Platform) {
  const area = { x: 0, y: 0, width: 300, height: 150 };
  const { data } = await platform.canvasGetImageData({ canvasId: 'signature', ...area });
  const isEmpty = data.every((value) => value === 0);
  if (isEmpty) await platform.showToast({ title: 'Please sign first', icon: 'none' });
  return !isEmpty;
}

/** @uni `data` of the wrong length rejects with `invalid`, and an unknown canvas with `not-found`. */
export async function canvasPutImageData(platform: Platform) {
  const part = { canvasId: 'photo', x: 0, y: 0, width: 320, height: 320 };
  const { data } = await platform.canvasGetImageData(part);
  for (let red = 0; red < data.length; red += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(red, red + 3);
    data.fill(0.3 * r + 0.59 * g + 0.11 * b, red, red + 3);
  }
  await platform.canvasPutImageData({ ...part, data });
}

/** @uni `destroy()` releases the sound. In uni-app it only stops it. Methods return promises, and `playbackRate` exists. */
export async function createInnerAudioContext(platform: Platform) {
  const audio = platform.createInnerAudioContext();
  audio.src = '/sounds/order-arrived.mp3';
  audio.onEnded(() => void audio.destroy());
  try {
    await audio.play();
  } catch (error) {
    await audio.destroy();
    if (!isPlatformError(error, 'denied')) throw error;
  }
}

/** @uni It works on H5, where the object of uni-app throws. `start` and `stop` return promises, and `off...` exist. */
export async function getRecorderManager(platform: Platform) {
  const recorder = platform.getRecorderManager();
  recorder.onStop(({ duration }) => {
    void platform.showToast({ title: `${Math.round(duration / 1000)} s recorded` });
  });
  recorder.onError(() => {
    void platform.showToast({ title: 'The recording failed', icon: 'error' });
  });
  await recorder.start({ duration: 60_000, format: 'mp3' });
}

export async function getSelectedTextRange(platform: Platform) {
  const { start, end } = await platform.getSelectedTextRange();
  return `${end - start} characters are selected`;
}

export function onUIStyleChange(platform: Platform) {
  const removeListener = platform.onUIStyleChange(({ style }) => console.log(style));
  return removeListener;
}

/** @uni The message goes through the newest socket. uni-app uses the oldest one that is still open. */
export async function sendSocketMessage(platform: Platform) {
  try {
    await platform.sendSocketMessage({ data: JSON.stringify({ type: 'typing', chat: 'support' }) });
  } catch (error) {
    // A "typing" message is of no use after a reconnect.
    if (!isPlatformError(error, 'failed')) throw error;
  }
}

/**
 * @uni Closes the newest socket, and uni-app closes the oldest one. The promise resolves when the socket is closed. Codes
 * other than 1000 and 3000 to 4999 are refused.
 */
export async function closeSocket(platform: Platform) {
  await platform.closeSocket({ code: 4000, reason: 'The user left the support chat' });
}

/** @uni Every listener hears the event. In the Vue 2 line of uni-app a second listener replaces the first one. */
export function onSocketOpen() {
  const platform = usePlatform();
  useEffect(
    () =>
      platform.onSocketOpen(() => {
        void platform.sendSocketMessage({
          data: JSON.stringify({ type: 'join', room: 'support' }),
        });
      }),
    [platform],
  );
}

/** @uni The call returns a function that removes the listener. In uni-app the listener cannot be removed. */
export function onSocketMessage() {
  const platform = usePlatform();
  const [messages, setMessages] = useState<readonly string[]>([]);
  useEffect(
    () =>
      platform.onSocketMessage(({ data }) => {
        if (typeof data === 'string') setMessages((before) => [...before, data]);
      }),
    [platform],
  );
  return messages.map((message, index) => <p key={index}>{message}</p>);
}

/** @uni The event has `error`, a `PlatformError` with a code. The event of uni-app is empty. */
export function onSocketError() {
  const platform = usePlatform();
  useEffect(
    () =>
      platform.onSocketError(({ error }) => {
        const message = error.code === 'offline' ? 'You are offline' : 'The chat is reconnecting';
        void platform.showNotify({ message, type: 'warning' });
      }),
    [platform],
  );
}

/** @uni With `reconnect` the event comes only when no further attempt follows. uni-app never reconnects. */
export function onSocketClose() {
  const platform = usePlatform();
  const [isOver, setOver] = useState(false);
  useEffect(() => platform.onSocketClose(({ code }) => setOver(code !== 1000)), [platform]);
  return isOver ? <p role="status">The support chat has ended.</p> : null;
}
