import { isPlatformError } from '@/platform/call/errors';
import type { NetworkType } from '@/platform/device/network-type';
import { type HostCalls, type HostWork, THINKING_TIME } from '@/platform/host/adapter';
import { locationAt } from '@/platform/location/location';
import { degreesOf } from '@/platform/maps/places';
import { formatsOf, scanTypeOf } from '@/platform/scan/formats';
import { attempt } from '@/shared/errors';
import type { Client } from './client';

type SmallCall =
  | 'getLocation'
  | 'openLocation'
  | 'scanCode'
  | 'getNetworkType'
  | 'closeWindow'
  | 'hideMenuItems'
  | 'showMenuItems'
  | 'hideOptionMenu'
  | 'showOptionMenu';

export function smallCalls(client: Client): Pick<HostCalls, SmallCall> {
  const callMenu =
    (name: 'hideMenuItems' | 'showMenuItems' | 'hideOptionMenu' | 'showOptionMenu') =>
    async (params: object, { signal }: HostWork) => {
      await client.invoke(name, params, { api: `host.${name}`, signal });
    };
  return {
    getLocation: getLocationIn(client),
    openLocation: openLocationIn(client),
    scanCode: scanCodeIn(client),
    getNetworkType: getNetworkTypeIn(client),
    // WeChat closes the window for every page, also for a refused one.
    closeWindow: async () => {
      await client.invoke('closeWindow', {}, { api: 'host.closeWindow', unsigned: true });
    },
    // WeChat hides items about sharing only. It ignores other ids.
    hideMenuItems: callMenu('hideMenuItems'),
    showMenuItems: callMenu('showMenuItems'),
    hideOptionMenu: callMenu('hideOptionMenu'),
    showOptionMenu: callMenu('showOptionMenu'),
  };
}

function getLocationIn(client: Client): HostCalls['getLocation'] {
  return async ({ type, timeout }, { fail, signal }) => {
    const options = { api: 'getLocation', timeout: timeout + THINKING_TIME, signal };
    const data = await client.invoke('geoLocation', { type }, options).catch((cause: unknown) => {
      // The user refused the question for the location. This call has nothing else to cancel.
      if (isPlatformError(cause, 'cancel'))
        throw fail('denied', 'the user does not allow the location', cause);
      throw cause;
    });
    // Some clients answer with text.
    const latitude = degreesOf(data['latitude']);
    const longitude = degreesOf(data['longitude']);
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude))
      throw fail('failed', 'the host answered without coordinates', data);
    const speed = Number(data['speed']);
    return locationAt({ latitude, longitude }, type, {
      accuracy: Number(data['accuracy']) || 0,
      // Clients answer -1 or nothing for an unknown speed.
      speed: speed >= 0 ? speed : null,
    });
  };
}

/** WeChat's map. It links to the user's navigation apps. */
function openLocationIn(client: Client): HostCalls['openLocation'] {
  return async ({ latitude, longitude, scale, name, address }, { signal }) => {
    const params = { latitude, longitude, scale, name, address, infoUrl: '' };
    await client.invoke('openLocation', params, { api: 'openLocation', signal });
  };
}

/** WeChat's scanner. It reads only these two kinds of codes. */
function scanCodeIn(client: Client): HostCalls['scanCode'] {
  return async ({ scanType }, { fail, signal }) => {
    const known = scanType.filter((type) => type === 'qrCode' || type === 'barCode');
    if (known.length < scanType.length)
      throw fail('unsupported', 'the host reads QR codes and bars only');
    const params = { needResult: 1, scanType: known };
    const options = { api: 'scanCode', asksUser: true, signal } as const;
    const data = await client.invoke('scanQRCode', params, options);
    const scanned = readScanResult(data['resultStr'], known);
    if (!scanned) throw fail('failed', 'the host answered without a result', data);
    return { ...scanned, charSet: 'UTF-8' };
  };
}

const barCodeTypes: readonly string[] = formatsOf(['barCode']).map(scanTypeOf);

/**
 * Reads the result of the scanner. iOS wraps it in JSON, other clients give the text. A bar code follows its type, as
 * in `EAN_13,6901234567892`. QR codes, and bar codes without a type, have no more facts. Null without a result.
 */
export function readScanResult(
  resultStr: unknown,
  wanted: readonly ('barCode' | 'qrCode')[],
): { readonly result: string; readonly scanType: string } | null {
  const text = unwrapScan(resultStr);
  if (text === null || text === '') return null;
  const [, type = '', digits = ''] = /^([A-Z\d_]+),([^]+)$/.exec(text) ?? [];
  if (wanted.includes('barCode') && barCodeTypes.includes(type))
    return { result: digits, scanType: type };
  return { result: text, scanType: wanted.includes('qrCode') ? 'QR_CODE' : '' };
}

function unwrapScan(resultStr: unknown): string | null {
  const isText = typeof resultStr === 'string';
  // The code itself may contain JSON. Only JSON in the shape of the wrapper is one.
  const wrapper: unknown = isText ? attempt(() => JSON.parse(resultStr)) : resultStr;
  const scanned: unknown = Object(Object(wrapper).scan_code).scan_result;
  if (typeof scanned === 'string') return scanned;
  return isText ? resultStr : null;
}

/** For iPhones: their browser does not report it. WeChat answers without a signature. */
function getNetworkTypeIn(client: Client): HostCalls['getNetworkType'] {
  return async () => {
    const options = { api: 'getNetworkType', unsigned: true } as const;
    const data = await client.invoke('getNetworkType', {}, options);
    return { networkType: readNetworkType(data) };
  };
}

/** The message has the type, `network_type:wifi`. For mobile networks a field beside it has the generation. */
export function readNetworkType(data: Readonly<Record<string, unknown>>): NetworkType {
  const { networkType, subtype, errMsg, err_msg: message = errMsg } = data;
  const [, inMessage = ''] = /^network_type:(\w+)/.exec(String(message)) ?? [];
  const words = [subtype, networkType, inMessage].map((word) => String(word).toLowerCase());
  if (words.includes('fail') || words.includes('none')) return 'none';
  return words.find(isNetworkType) ?? 'unknown';
}

function isNetworkType(word: string): word is NetworkType {
  return /^(wifi|[2-5]g)$/.test(word);
}
