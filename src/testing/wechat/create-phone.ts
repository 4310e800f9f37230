import type { Profile } from '../profiles';
import { answerAsPhone, type Phone } from './answer-as-phone';
import { bridgeName, isKnownName } from './bridge-names';
import { createGrants } from './create-grants';
import { createMedia } from './create-media';
import type { Replies } from './create-replies';
import { flatJpeg } from './flat-jpeg';
import type {
  BridgeAnswer,
  BridgeMessage,
  BridgeResult,
  Reply,
  SignatureCheck,
  UrlRule,
  WeChatCall,
  WeChatOptions,
} from './types';

/** Of these the real app does one at a time; the next one fails while the first is under way. */
const oneAtATime = ['getLocalImgData', 'uploadImage', 'downloadImage'];
const TRANSFER_MS = 10;

const verifyFields = [
  ...['appId', 'verifyAppId', 'verifySignType', 'verifyTimestamp', 'verifyNonceStr'],
  'verifySignature',
];

/** The call as it was made, with the fields of the signature apart. */
export function recordOf({ name, params, current }: BridgeMessage): WeChatCall {
  const entries = Object.entries(params);
  const isVerify = ([key]: readonly [string, unknown]) => verifyFields.includes(key);
  return {
    name,
    params: Object.fromEntries(entries.filter((entry) => !isVerify(entry))),
    verify: Object.fromEntries(
      entries.filter(isVerify).map(([key, value]) => [key, String(value)]),
    ),
    url: current,
  };
}

export type HostPhone = {
  readonly handle: (message: BridgeMessage) => Promise<BridgeAnswer>;
  readonly setPictures: (pictures: readonly Uint8Array[]) => void;
  /** What comes with an event when a test says nothing else. */
  readonly eventData: (event: string) => BridgeResult;
};

export type PhoneSetup = {
  readonly profile: Profile;
  readonly options: WeChatOptions;
  readonly rules: Parameters<typeof createGrants>[0] & { rule: UrlRule };
  readonly replies: Replies;
  readonly onCall: (call: WeChatCall) => void;
  readonly onCheck: (check: SignatureCheck) => void;
};

/** Whether the app has a call, by the bridge's name. */
export function supportsOf({ supports }: WeChatOptions, host: string): (name: string) => boolean {
  if (supports === undefined) return (name) => isKnownName(name, host);
  if (typeof supports === 'function') return supports;
  const names = supports.map(bridgeName);
  return (name) => names.includes(name) || ['preVerifyJSAPI', 'checkJsApi'].includes(name);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The app around one page, without any page: it takes messages and answers them. */
export function createPhone(setup: PhoneSetup): HostPhone {
  const { profile, options, rules, replies, onCall, onCheck } = setup;
  const media = createMedia(profile.os, options.pictures ?? [flatJpeg(64, 48, 160)]);
  const phone: Phone = {
    os: profile.os,
    media,
    location: options.location ?? {
      ...{ latitude: 39.9075, longitude: 116.39123 },
      gcj02: { latitude: 39.9089, longitude: 116.39747 },
    },
    scan: options.scan ?? 'https://example.com/code',
    network: options.network ?? 'wifi',
    supports: supportsOf(options, profile.host),
    recording: false,
  };
  const grants = createGrants(rules, onCheck);
  const denied = (options.denied ?? []).map(bridgeName);
  const busy = new Set<string>();

  const refusalOf = (message: BridgeMessage): BridgeResult | undefined => {
    const { name } = message;
    if (!phone.supports(name)) return { err_msg: 'system:function_not_exist' };
    if (denied.includes(name)) return { err_msg: `${name}:permission denied` };
    return grants.refusal(message);
  };

  const doIt = async (message: BridgeMessage): Promise<BridgeResult> => {
    const { name, params } = message;
    if (name === 'preVerifyJSAPI' || name === 'agentConfig') return grants.verify(message);
    if (!oneAtATime.includes(name)) return answerAsPhone(name, params, phone);
    if (busy.has(name)) return { err_msg: `${name}:fail, busy` };
    busy.add(name);
    await wait(TRANSFER_MS);
    busy.delete(name);
    return answerAsPhone(name, params, phone);
  };

  const answerWith = async (reply: Reply, message: BridgeMessage): Promise<BridgeResult[]> => {
    const { name, params } = message;
    const ok = `${name}:ok`;
    if (typeof reply === 'function') {
      try {
        return [{ err_msg: ok, ...(await reply(params)) }];
      } catch (error) {
        // Nobody else would hear of it, and the page would wait for ever.
        return [{ err_msg: `${name}:fail, the reply of the test threw ${String(error)}` }];
      }
    }
    if (typeof reply === 'object') return [{ err_msg: ok, ...reply }];
    switch (reply) {
      case 'cancel':
      case 'fail':
        return [{ err_msg: `${name}:${reply}` }];
      case 'never':
      case 'throw':
        return [];
      case 'ok':
        return [await doIt(message)];
      case 'twice': {
        const result = await doIt(message);
        return [result, result];
      }
    }
  };

  return {
    handle: async (message) => {
      onCall(recordOf(message));
      if (message.threw) {
        replies.dropThrow(message.name);
        return { results: [], throwing: replies.throwing() };
      }
      const refused = refusalOf(message);
      const results = refused ? [refused] : await answerWith(replies.take(message.name), message);
      return { results, throwing: replies.throwing() };
    },
    setPictures: media.setPictures,
    eventData: (event) => {
      if (event !== 'onVoiceRecordEnd') return {};
      phone.recording = false;
      return { localId: media.addVoice() };
    },
  };
}
