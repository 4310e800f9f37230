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
