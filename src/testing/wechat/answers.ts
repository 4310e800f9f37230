import type { HostOs } from '../profiles';
import { answerName } from './bridge-names';
import type { BridgeResult, Coordinates, WeChatOptions } from './types';

export type Media = {
  /** The user picks up to `count` pictures. Returns their ids. */
  readonly pick: (count: number) => readonly string[];
  readonly setPictures: (pictures: readonly Uint8Array[]) => void;
  readonly read: (localId: string) => Uint8Array | undefined;
  readonly upload: (localId: string) => string | undefined;
  readonly download: (serverId: string) => string | undefined;
  readonly addVoice: () => string;
};

/** The ids have the form of the real app, so a page that uses one as a URL fails here too. */
const idFor: Readonly<Record<HostOs, (number: number) => string>> = {
  ios: (number) => `wxLocalResource://imageid${1_000_000 + number}`,
  android: (number) => `weixin://resourceid/${1_000_000 + number}`,
  harmony: (number) => `weixin://resourceid/${1_000_000 + number}`,
  windows: (number) => `weixin://resourceid/${1_000_000 + number}`,
  mac: (number) => `weixin://resourceid/${1_000_000 + number}`,
};

/** An <img> returns the scheme of its `src` in lower case. */
const keyOf = (localId: string) => localId.toLowerCase();

/** The files on the phone and on the servers of the host. */
export function createMedia(os: HostOs, pictures: readonly Uint8Array[]): Media {
  const local = new Map<string, Uint8Array>();
  const onServer = new Map<string, Uint8Array>();
  let album = pictures;
  let count = 0;
  const keep = (bytes: Uint8Array) => {
    count += 1;
    const id = idFor[os](count);
    local.set(keyOf(id), bytes);
    return id;
  };
  return {
    pick: (most) => album.slice(0, most).map(keep),
    setPictures: (next) => {
      album = next;
    },
    read: (localId) => local.get(keyOf(localId)),
    upload: (localId) => {
      const bytes = local.get(keyOf(localId));
      if (!bytes) return undefined;
      count += 1;
      const serverId = `server-${count}`;
      onServer.set(serverId, bytes);
      return serverId;
    },
    download: (serverId) => {
      const bytes = onServer.get(serverId);
      return bytes && keep(bytes);
    },
    addVoice: () => keep(new Uint8Array()),
  };
}

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

/** On Android the bridge carries only strings, so lists are JSON. HarmonyOS works in the same way. */
const sendsStrings = (os: HostOs) => os === 'android' || os === 'harmony';

const failed = (name: string, reason: string): BridgeResult => ({
  err_msg: `${name}:fail, ${reason}`,
});

function imageData(bytes: Uint8Array, os: HostOs): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  // WeChat itself writes `jgp`.
  if (os === 'ios') return `data:image/jgp;base64,${base64}`;
  return os === 'android' ? (base64.match(/.{1,76}/g) ?? []).join('\n') : base64;
}

function placeOf({ location }: Phone, type: unknown): Coordinates {
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

const paymentFields = ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'];

/** Real phones open the payment only if every field is a text. They do not say which one is wrong. */
function payment(params: BridgeResult): BridgeResult {
  const isWhole = paymentFields.every((name) => typeof params[name] === 'string' && params[name]);
  return isWhole ? {} : failed(answerName('getBrandWCPayRequest'), '调用支付JSAPI缺少参数');
}

/** The results of successful calls, without `err_msg`. Calls that are not in the list have no further result. */
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
  geoLocation: ({ type }, phone) => ({ ...placeOf(phone, type), speed: 0, accuracy: 30, type }),
  scanQRCode: ({ needResult }, { scan, os }) => {
    if (Number(needResult) !== 1) return {};
    const wrapped = JSON.stringify({ scan_code: { scan_result: scan } });
    return { resultStr: os === 'ios' ? wrapped : scan };
  },
  getNetworkType: (_, { network }) => networkResult(network),
  getBrandWCPayRequest: (params) => payment(params),
  editAddress: () => ({
    userName: '张三',
    telNumber: '13800000000',
    proviceFirstStageName: '广东省',
    addressCitySecondStageName: '广州市',
    addressCountiesThirdStageName: '海珠区',
    addressDetailInfo: '新港中路 397 号',
    addressPostalCode: '510000',
    nationalCode: '440105',
  }),
  getContext: () => ({ entry: 'normal' }),
  getClipboardData: () => ({ data: '' }),
};

export function answerAsPhone(name: string, params: BridgeResult, phone: Phone): BridgeResult {
  return { err_msg: `${answerName(name)}:ok`, ...answers[name]?.(params, phone) };
}
