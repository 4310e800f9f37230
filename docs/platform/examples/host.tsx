import { isPlatformError, type Platform, type RequestPaymentParams, usePlatform } from 'portico';
import { useEffect, useState } from 'react';

/** @uni uni-app has no such call. Its H5 projects look at `navigator.userAgent`. */
export function hostEnv(platform: Platform) {
  const { app } = platform.host.env();
  if (app === 'wechat') return 'Pay with WeChat Pay';
  return app === 'browser' ? 'Pay by card' : 'Open in the browser to pay';
}

/** @uni uni-app has no such call. */
export function hostCan(platform: Platform) {
  const level = platform.host.can('share.open');
  return level === 'assist' ? 'Use the menu in the corner to share' : 'Share';
}

/** @uni uni-app has no such call. Its H5 projects call `wx.config` and `wx.ready` of WeChat themselves. */
export async function hostReady(platform: Platform) {
  try {
    await platform.host.ready();
  } catch (error) {
    const isUnsigned = isPlatformError(error, 'unsigned') || isPlatformError(error, 'timeout');
    if (!isUnsigned) throw error;
    const message = 'Sharing does not work at the moment';
    await platform.showNotify({ message, type: 'warning' });
  }
}

/** @uni uni-app has no such call. */
export async function hostCloseWindow(platform: Platform) {
  await platform.request({ url: '/api/orders/42/pay', method: 'POST' });
  await platform.showModal({ content: 'Paid. You return to the chat.', showCancel: false });
  await platform.host.closeWindow();
}

/** @uni uni-app has no such call. */
export function hostHideMenuItems() {
  const platform = usePlatform();
  useEffect(() => {
    const menuList = ['menuItem:share:timeline', 'menuItem:copyUrl'];
    // Other apps and browsers have no such menu.
    void platform.host.hideMenuItems({ menuList }).catch(() => {});
    return () => void platform.host.showMenuItems({ menuList }).catch(() => {});
  }, [platform]);
  return <p>Only you may see this voucher: 4711</p>;
}

/** @uni uni-app has no such call. */
export async function hostShowMenuItems(platform: Platform) {
  await platform.request({ url: '/api/reviews/7/publish', method: 'POST' });
  try {
    await platform.host.showMenuItems({ menuList: ['menuItem:share:appMessage'] });
  } catch (error) {
    if (!isPlatformError(error, 'unsupported')) throw error;
  }
}

/** @uni uni-app has no such call. */
export function hostHideOptionMenu() {
  const platform = usePlatform();
  useEffect(() => {
    void platform.host.hideOptionMenu().catch(() => {});
    return () => void platform.host.showOptionMenu().catch(() => {});
  }, [platform]);
}

/** @uni uni-app has no such call. */
export async function hostShowOptionMenu(platform: Platform) {
  try {
    await platform.host.showOptionMenu();
  } catch (error) {
    if (!isPlatformError(error, 'unsupported')) throw error;
    await platform.share.open();
  }
}

/** @uni uni-app has no such call. */
export async function hostUploadMedia(platform: Platform) {
  const { tempFilePaths, tempFiles } = await platform.chooseImage({ count: 1 });
  const [path = ''] = tempFilePaths;
  if (platform.host.can('host.uploadMedia') !== 'native')
    return platform.uploadFile({ url: '/api/photos', file: tempFiles[0]?.file });
  const { serverId } = await platform.host.uploadMedia({ path });
  // Your server fetches the photo from the messaging app by this id.
  return platform.request({ url: '/api/photos/wechat', method: 'POST', data: { serverId } });
}

/** @uni uni-app has no such call. */
export function hostOpenOutside() {
  const platform = usePlatform();
  const [hint, setHint] = useState('');
  const open = async () => {
    // The browser opens this page and the pages below it.
    const { result } = await platform.host.openOutside();
    if (result === 'guided') setHint('Choose the browser in the menu of this app');
  };
  return <button onClick={() => void open()}>{hint || 'Pay in the browser'}</button>;
}

/** @uni uni-app has no such call. Its H5 projects call `WeixinJSBridge` themselves. */
export async function hostInvoke(platform: Platform) {
  try {
    // `host: { endpoint, apis: ['editAddress'] }` of `defineApp` asks permission for it.
    const { userName, telNumber } = await platform.host.invoke({ name: 'editAddress' });
    return { name: userName, phone: telNumber };
  } catch (error) {
    if (isPlatformError(error, 'cancel')) return null;
    if (!isPlatformError(error, 'unsupported')) throw error;
    return (await platform.open('/addresses')).result;
  }
}

/** @uni uni-app has this call on other platforms; on H5 it rejects. Its `orderInfo` and `provider` are ignored here. */
export async function requestPayment(platform: Platform) {
  // Your server makes the order, with its price, and signs the payment of it.
  const { data: order } = await platform.request<{ id: string; payment: RequestPaymentParams }>({
    url: '/api/orders',
    method: 'POST',
  });
  try {
    await platform.requestPayment(order.payment);
  } catch (error) {
    if (!isPlatformError(error, 'cancel')) throw error;
  }
  // The phone proves nothing, not even a cancel: your server asks WeChat Pay.
  const { data } = await platform.request<{ state: string }>({ url: `/api/orders/${order.id}` });
  return data.state === 'paid';
}

/** @uni uni-app has no such call; its `login` does not work on H5. */
export async function hostCredential(platform: Platform) {
  const { credential } = await platform.host.credential();
  if (credential === null) return platform.navigate('/sign-in');
  const data = { credential, app: platform.host.env().app };
  const session = await platform.request<string>({
    url: '/api/sign-in/host',
    method: 'POST',
    data,
  });
  return platform.auth.setToken(session.data);
}

/** @uni `share` and `shareWithSystem` of uni-app do not work on H5. */
export function shareOpen() {
  const platform = usePlatform();
  const share = async () => {
    try {
      const { result } = await platform.share.open({ title: 'Lyon rye, 20% off' });
      await platform.request({ url: '/api/breads/7/shares', method: 'POST', data: { result } });
    } catch (error) {
      if (!isPlatformError(error, 'cancel')) throw error;
    }
  };
  return <button onClick={() => void share()}>Share</button>;
}

/** @uni uni-app has no such call. Its H5 projects call `updateAppMessageShareData` of WeChat themselves. */
export async function sharePrepare(platform: Platform) {
  const { data } = await platform.request<{ readonly name: string; readonly photo: string }>({
    url: '/api/breads/7',
  });
  await platform.share.prepare({ title: data.name, desc: 'From 30 € a tile', imgUrl: data.photo });
}
