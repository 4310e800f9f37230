import { PlatformError } from '@/platform/call/errors';
import { type CallTable, pageCall, type Scope } from '@/platform/call/rows';
import { unavailable } from './unavailable';

/** The names of rows.ts, which an app without `portico/uni` must not load. */
const names = `navigateTo redirectTo reLaunch navigateBack preloadPage addInterceptor removeInterceptor $on $once $off
  $emit base64ToArrayBuffer arrayBufferToBase64 getEnterOptionsSync rpx2px upx2px createAnimation
  createOffscreenCanvas playAnimation loadFontFace getProvider getPushClientId invokePushCallback onPushMessage
  offPushMessage createSelectorQuery createIntersectionObserver createMediaQueryObserver saveImageToPhotosAlbum
  canvasGetImageData canvasPutImageData createInnerAudioContext getRecorderManager getSelectedTextRange
  onUIStyleChange offUIStyleChange sendSocketMessage closeSocket onSocketOpen offSocketOpen onSocketMessage
  offSocketMessage onSocketError offSocketError onSocketClose offSocketClose`;

/** Development only: calls that say which entry gives them. */
export function missingRows(rowOf: Scope['rowOf']): CallTable {
  const all = [...names.split(/\s+/), ...Object.keys(unavailable)];
  const missing = all.filter((api) => !rowOf(api));
  return Object.fromEntries(
    missing.map((api) => [
      api,
      pageCall(() => () => {
        const message = `${api} is a name of uni-app. It comes with defineApp({ calls: [uni] }), and uni with portico/uni`;
        throw new PlatformError({ code: 'unsupported', api, message });
      }),
    ]),
  );
}
