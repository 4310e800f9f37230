import { isPlatformError, type Platform, usePlatform } from 'portico';
import { useEffect, useState } from 'react';

type Order = { readonly id: string; readonly total: number };
type Refusal = { readonly reason: string };
type Session = { readonly token: string };

/**
 * @uni uni-app also reports success for a status like 404 or 500. Here only 200 to 299 resolves, and every other status
 * rejects with `http-status`. The promise itself has `abort()` and `onProgress()`, which the promise form of uni-app
 * lacks. An unknown `method` is refused, and uni-app sends it as GET.
 */
export async function request(platform: Platform) {
  try {
    const params = { url: '/api/orders', method: 'POST', data: { bread: 7, amount: 2 } } as const;
    const { data } = await platform.request<Order>(params);
    await platform.redirect({ url: `/order/${data.id}` });
  } catch (error) {
    if (!isPlatformError<'http-status', Refusal>(error, 'http-status')) throw error;
    const title = error.response?.data.reason ?? 'The order was refused';
    await platform.showToast({ title, icon: 'none' });
  }
}

/**
 * @uni A status outside 200 to 299 rejects with `http-status`; uni-app reports it as success. `resume` sends a large file
 * in parts, by tus, and continues after a lost connection. uni-app has nothing like it. A `Content-Type` of your own is
 * ignored, because it would break the form.
 */
export async function uploadFile(
  platform: Platform,
  photo: File,
  onPercent: (percent: number) => void,
) {
  const upload = platform.uploadFile({
    url: '/api/reviews/photos',
    filePath: photo,
    name: 'photo',
    formData: { order: '42' },
  });
  upload.onProgress(({ progress }) => onPercent(progress));
  const { data } = await upload;
  return JSON.parse(data) as { readonly url: string };
}

/**
 * @uni uni-app turns the body of any answer into a file, also that of a 500. Here such an answer rejects with
 * `http-status`. The result also has `file`, `name` and `savedFilePath`, and the name follows `filename*` of the header.
 */
export async function downloadFile(platform: Platform) {
  const download = platform.downloadFile({ url: '/api/orders/42/invoice.pdf', save: true });
  try {
    const { savedFilePath, name } = await download;
    await platform.setStorage({ key: 'invoice:42', data: { savedFilePath, name } });
  } catch (error) {
    if (!isPlatformError(error, 'quota')) throw error;
    await platform.showToast({ title: 'No room left for the invoice', icon: 'none' });
  }
}

/** @uni uni-app has no such call; its projects use a request library in its place. */
export function createClient(platform: Platform) {
  return platform.createClient({
    baseURL: 'https://api.example.com/v1',
    header: () => {
      const token = platform.auth.token();
      return token === null ? {} : { Authorization: `Bearer ${token}` };
    },
    refresh: async (_error, send) => {
      const { data } = await send({ url: '/session/refresh', method: 'POST' });
      const { token } = data as Session;
      platform.auth.setToken(token);
      return token;
    },
  });
}

/**
 * @uni The call always returns the socket. uni-app returns it only if a callback is given, and has no `off...` methods on it, and no `reconnect`, `heartbeat` and
 * `beforeOpen`. Messages sent before the connection is open reject, unless `beforeOpen` is `'queue'`.
 */
export function connectSocket() {
  const platform = usePlatform();
  const [price, setPrice] = useState<string>();
  useEffect(() => {
    const url = 'wss://prices.example.com';
    const socket = platform.connectSocket({ url, reconnect: true, heartbeat: true });
    socket.onMessage(({ data }) => setPrice(String(data)));
    socket.onError(() => setPrice(undefined));
    return () => void socket.close();
  }, [platform]);
  return <p>{price ?? 'Connecting to the exchange ...'}</p>;
}
