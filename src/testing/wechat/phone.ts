import type { Profile } from '../profiles';
import { answerAsPhone, createMedia, type Phone } from './answers';
import { answerName, bridgeName, isKnownName } from './bridge-names';
import { flatJpeg } from './flat-jpeg';
import { createGrants } from './signatures';
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

export type Replies = {
  readonly add: (name: string, replies: readonly Reply[]) => void;
  /** The next scripted answer of this call, or `ok`. */
  readonly take: (name: string) => Reply;
  readonly dropThrow: (name: string) => void;
  /** The calls whose next answer is `throw`. The page must know them before the call, because only the page can throw. */
  readonly throwing: () => readonly string[];
};

const answerWords: readonly unknown[] = ['ok', 'cancel', 'fail', 'never', 'twice', 'throw'];

/** The scripted answers of a test. A misspelt name or word throws a TypeError, because no call would ever use it. */
export function createReplies(
  hasCall: (name: string) => boolean,
  first: Readonly<Record<string, readonly Reply[]>> = {},
): Replies {
  const queues = new Map<string, Reply[]>();
  const add = (name: string, replies: readonly Reply[]) => {
    if (!hasCall(bridgeName(name))) throw new TypeError(`reply: the app has no call '${name}'`);
    const odd = replies.find((reply) => typeof reply === 'string' && !answerWords.includes(reply));
    if (odd !== undefined)
      throw new TypeError(`reply: '${String(odd)}' is not one of ${answerWords.join(', ')}`);
    queues.set(bridgeName(name), [...(queues.get(bridgeName(name)) ?? []), ...replies]);
  };
  for (const [name, replies] of Object.entries(first)) add(name, replies);
  return {
    add,
    take: (name) => queues.get(name)?.shift() ?? 'ok',
    dropThrow: (name) => {
      if (queues.get(name)?.[0] === 'throw') queues.get(name)?.shift();
    },
    throwing: () => [...queues].filter(([, queue]) => queue[0] === 'throw').map(([name]) => name),
  };
}

/** The real app does one of these at a time. A second call fails while the first one runs. */
const oneAtATime = ['getLocalImgData', 'uploadImage', 'downloadImage'];
const TRANSFER_MS = 10;

const verifyFields = [
  ...['appId', 'verifyAppId', 'verifySignType', 'verifyTimestamp', 'verifyNonceStr'],
  'verifySignature',
];

/** The record of a call. The fields of the signature are apart from the parameters. */
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
  /** The data of an event if the test gives none. */
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

/** Tells by the bridge's name if the app has a call. */
export function supportsOf({ supports }: WeChatOptions, host: string): (name: string) => boolean {
  if (supports === undefined) return (name) => isKnownName(name, host);
  if (typeof supports === 'function') return supports;
  const names = supports.map(bridgeName);
  return (name) => names.includes(name) || ['preVerifyJSAPI', 'checkJsApi'].includes(name);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The app around one page. It receives the page's messages and answers them. Unit tests use it without a page. */
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

  const perform = async (message: BridgeMessage): Promise<BridgeResult> => {
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
    const word = answerName(name);
    const ok = `${word}:ok`;
    if (typeof reply === 'function') {
      try {
        return [{ err_msg: ok, ...(await reply(params)) }];
      } catch (error) {
        // Without an answer the page would wait forever, and the test would not show the error.
        return [{ err_msg: `${word}:fail, the reply of the test threw ${String(error)}` }];
      }
    }
    if (typeof reply === 'object') return [{ err_msg: ok, ...reply }];
    switch (reply) {
      case 'cancel':
      case 'fail':
        return [{ err_msg: `${word}:${reply}` }];
      case 'never':
      case 'throw':
        return [];
      case 'ok':
        return [await perform(message)];
      case 'twice': {
        const result = await perform(message);
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
