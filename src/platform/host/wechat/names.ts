import type { HostCallName } from '@/platform/host/adapter';
import type { HostVia } from '@/platform/host/detect';
import { attempt } from '@/shared/errors';

/** The names of the bridge for each of our calls. A call needs all of its names. */
export const nativeNames: { readonly [N in HostCallName]: readonly string[] } = {
  chooseImage: ['chooseImage', 'getLocalImgData'],
  previewImage: ['imagePreview'],
  getLocation: ['geoLocation'],
  openLocation: ['openLocation'],
  scanCode: ['scanQRCode'],
  startRecord: ['startRecord', 'stopRecord', 'onVoiceRecordEnd'],
  openVoice: ['playVoice', 'pauseVoice', 'stopVoice', 'onVoicePlayEnd'],
  getNetworkType: ['getNetworkType'],
  uploadMedia: ['uploadImage', 'uploadVoice'],
  closeWindow: ['closeWindow'],
  hideMenuItems: ['hideMenuItems'],
  showMenuItems: ['showMenuItems'],
  hideOptionMenu: ['hideOptionMenu'],
  showOptionMenu: ['showOptionMenu'],
  requestPayment: ['getBrandWCPayRequest'],
  // WeChat has no such call.
  saveToDevice: [],
};

/** The new calls and the old events. According to reports, the new calls work on Android only if both are here. */
const shareNames = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'menu:share:appmessage',
  'menu:share:timeline',
  'sendAppMessage',
  'shareTimeline',
];

/** Calls that the bridge serves without a signature. */
export const unsignedCalls: ReadonlySet<HostCallName> = new Set([
  'closeWindow',
  'getNetworkType',
  // The server signs each payment.
  'requestPayment',
]);

/** All names that the page asks permission for. */
export function allNames(via: HostVia, configured: readonly string[]): readonly string[] {
  const wecomNames = via === 'wecom' ? ['shareAppMessage'] : [];
  return [
    ...new Set([
      'checkJsApi',
      ...Object.values(nativeNames).flat(),
      ...shareNames,
      ...wecomNames,
      ...configured,
    ]),
  ];
}

/**
 * Reads which names this version of the app has, from its answer to checkJsApi. Android answers with text, and some
 * clients leave names out. So a name exists unless the answer says false.
 */
export function readKnownNames(checkResult: unknown): (native: string) => boolean {
  const isText = typeof checkResult === 'string';
  const parsed: unknown = isText ? attempt(() => JSON.parse(checkResult)) : checkResult;
  const known = Object(parsed) as Readonly<Record<string, unknown>>;
  return (native) => known[native] !== false && known[native] !== 'false';
}

/** Reads which of our calls this version of the app can serve. */
export function readKnownCalls(checkResult: unknown): (name: HostCallName) => boolean {
  const knows = readKnownNames(checkResult);
  return (name) => nativeNames[name].every(knows);
}
