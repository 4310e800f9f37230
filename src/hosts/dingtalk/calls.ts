import {
  convertPoint,
  degreesOf,
  type HostCalls,
  type HostConnection,
  type HostOs,
  isPlatformError,
  locationAt,
  THINKING_TIME,
} from '@/platform';
import type { DingTalkClient } from './client';

const ACCURACY_IN_METRES = 200;

/** DingTalk asks the user. Its numbers may be text, and the answer may be nested in `location`. */
export function getLocationIn({ invoke }: DingTalkClient, os: HostOs): HostCalls['getLocation'] {
  return async ({ type, timeout }, { fail }) => {
    const params = {
      targetAccuracy: ACCURACY_IN_METRES,
      coordinate: type === 'gcj02' ? 1 : 0,
      withReGeocode: false,
      useCache: false,
    };
    const options = { fail, timeout: timeout + THINKING_TIME };
    const data = await invoke('device.geolocation.get', params, options).catch((cause: unknown) => {
      // The user refused the question for the location. This call has nothing else to cancel.
      if (isPlatformError(cause, 'cancel'))
        throw fail('denied', 'the user does not allow the location', cause);
      throw cause;
    });
    const location = Object(data['location'] ?? data) as Readonly<Record<string, unknown>>;
    const point = {
      latitude: degreesOf(location['latitude']),
      longitude: degreesOf(location['longitude']),
    };
    if (!Number.isFinite(point.latitude) || !Number.isFinite(point.longitude))
      throw fail('failed', 'the host answered without coordinates', data);
    // DingTalk on Android always answers in GCJ-02.
    const system = os === 'android' ? 'gcj02' : type;
    const accuracy = Number(location['accuracy']) || 0;
    return locationAt(convertPoint(point, system, type), type, { accuracy });
  };
}

/** DingTalk's scanner. It gives only the text, so the type is known only if the caller wanted one type. */
export function scanCodeIn({ invoke }: DingTalkClient): HostCalls['scanCode'] {
  return async ({ scanType }, { fail }) => {
    const isKnown = scanType.every((type) => type === 'qrCode' || type === 'barCode');
    if (!isKnown) throw fail('unsupported', 'the host reads QR codes and bars only');
    const [type] = scanType.length === 1 ? scanType : (['all'] as const);
    const data = await invoke('biz.util.scan', { type }, { fail, asksUser: true });
    const text = data['text'] ?? data['code'];
    if (typeof text !== 'string') throw fail('failed', 'the host answered without a result', data);
    return { result: text, scanType: type === 'qrCode' ? 'QR_CODE' : '', charSet: 'UTF-8' };
  };
}

/** `type` of biz.util.share: all targets that DingTalk offers. */
const ALL_TARGETS = 0;

/** DingTalk's share dialog. Some systems do not report whether the user sent the card. */
export function openShareIn({ invoke }: DingTalkClient): NonNullable<HostConnection['openShare']> {
  return async ({ title, desc, link, imgUrl }, { fail }) => {
    const params = { type: ALL_TARGETS, url: link, title, content: desc, image: imgUrl };
    await invoke('biz.util.share', params, { fail, asksUser: true });
    return 'opened';
  };
}
