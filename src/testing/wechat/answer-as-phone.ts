import type { HostOs } from '../profiles';
import type { Media } from './create-media';
import type { BridgeResult, Coordinates, WeChatOptions } from './types';

export type Phone = {
  readonly os: HostOs;
  readonly media: Media;
  readonly location: NonNullable<WeChatOptions['location']>;
  readonly scan: string;
  readonly network: NonNullable<WeChatOptions['network']>;
  readonly supports: (name: string) => boolean;
  recording: boolean;
};

type Answer = (params: BridgeResult, phone: Phone) => BridgeResult;

/** Android's bridge carries only strings, and lists come as JSON; HarmonyOS took it over. */
const sendsStrings = (os: HostOs) => os === 'android' || os === 'harmony';

const failed = (name: string, reason: string): BridgeResult => ({
  err_msg: `${name}:fail, ${reason}`,
});

function imageData(bytes: Uint8Array, os: HostOs): string {
  const base64 = Buffer.from(bytes).toString('base64');
  // The name of the type is misspelt by the app itself.
  if (os === 'ios') return `data:image/jgp;base64,${base64}`;
  return os === 'android' ? (base64.match(/.{1,76}/g) ?? []).join('\n') : base64;
}

function place({ location }: Phone, type: unknown): Coordinates {
  const { latitude, longitude } = type === 'gcj02' && location.gcj02 ? location.gcj02 : location;
  return { latitude, longitude };
}

function networkResult(network: Phone['network']): BridgeResult {
  if (network === 'wifi') return { err_msg: 'network_type:wifi' };
  if (network === 'none') return { err_msg: 'network_type:fail' };
  return { err_msg: 'network_type:wwan', subtype: network };
}

const localIdOr = (name: string, localId: string | undefined): BridgeResult =>
  localId === undefined ? failed(name, 'file not exist') : { localId };

function startRecord(phone: Phone): BridgeResult {
  if (phone.recording) return failed('startRecord', 'recording');
  phone.recording = true;
  return {};
}

function stopRecord(phone: Phone): BridgeResult {
  if (!phone.recording) return failed('stopRecord', 'not recording');
  phone.recording = false;
  return { localId: phone.media.addVoice() };
}

/** What a call brings beside its `err_msg` when all goes well; what is not here brings nothing. */
const answers: Readonly<Record<string, Answer>> = {
  checkJsApi: ({ jsApiList }, { supports, os }) => {
    const names = Array.isArray(jsApiList) ? jsApiList.map(String) : [];
    const checkResult = Object.fromEntries(names.map((name) => [name, supports(name)]));
    return { checkResult: sendsStrings(os) ? JSON.stringify(checkResult) : checkResult };
  },
  chooseImage: ({ count }, { media, os }) => {
    const localIds = media.pick(Math.min(Number(count ?? 9), 9));
    return { localIds: sendsStrings(os) ? JSON.stringify(localIds) : localIds };
  },
  getLocalImgData: ({ localId }, { media, os }) => {
    const bytes = media.read(String(localId));
    return bytes
      ? { localData: imageData(bytes, os) }
      : failed('getLocalImgData', 'file not exist');
  },
  uploadImage: ({ localId }, { media }) => {
    const serverId = media.upload(String(localId));
    return serverId ? { serverId } : failed('uploadImage', 'file not exist');
  },
  downloadImage: ({ serverId }, { media }) =>
    localIdOr('downloadImage', media.download(String(serverId))),
  startRecord: (_, phone) => startRecord(phone),
  stopRecord: (_, phone) => stopRecord(phone),
  uploadVoice: ({ localId }, { media }) => {
    const serverId = media.upload(String(localId));
    return serverId ? { serverId } : failed('uploadVoice', 'file not exist');
  },
  downloadVoice: ({ serverId }, { media }) =>
    localIdOr('downloadVoice', media.download(String(serverId))),
  translateVoice: () => ({ translateResult: '你好' }),
  geoLocation: ({ type }, phone) => ({ ...place(phone, type), speed: 0, accuracy: 30, type }),
  scanQRCode: ({ needResult }, { scan, os }) => {
    if (Number(needResult) !== 1) return {};
    const wrapped = JSON.stringify({ scan_code: { scan_result: scan } });
    return { resultStr: os === 'ios' ? wrapped : scan };
  },
  getNetworkType: (_, { network }) => networkResult(network),
  getContext: () => ({ entry: 'normal' }),
  getClipboardData: () => ({ data: '' }),
};

export function answerAsPhone(name: string, params: BridgeResult, phone: Phone): BridgeResult {
  return { err_msg: `${name}:ok`, ...answers[name]?.(params, phone) };
}
