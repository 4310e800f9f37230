import type { HostCallName } from '@/platform/host/host-adapter';
import type { HostVia } from '@/platform/host/host-env';

/** What the bridge calls the calls that serve ours; all of them have to be there. */
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
};

/**
 * The old listeners beside the new calls: Android clients are said to need both on the list for the new ones to do
 * anything.
 */
const shareNames = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'menu:share:appmessage',
  'menu:share:timeline',
  'sendAppMessage',
  'shareTimeline',
];

/** Everything to be asked leave for. */
export function allNames(via: HostVia, further: readonly string[]): readonly string[] {
  const ofWeCom = via === 'wecom' ? ['shareAppMessage'] : [];
  return [
    ...new Set([
      'checkJsApi',
      ...Object.values(nativeNames).flat(),
      ...shareNames,
      ...ofWeCom,
      ...further,
    ]),
  ];
}

/** Calls that the bridge serves without asking who calls. */
export const unsignedCalls: ReadonlySet<HostCallName> = new Set(['closeWindow', 'getNetworkType']);
