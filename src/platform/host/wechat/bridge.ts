import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import type { Env } from '@/platform/call/env';
import { inTime } from '@/platform/call/timers';
import { attempt } from '@/shared/errors';

/** Makes calls of the bridge: the bridge itself, or the public SDK. */
export type Invoker = {
  invoke(name: string, params: object, answer: (result: unknown) => void): void;
};

/** The object that WeChat and WeCom add to a page. */
export type Bridge = Invoker & {
  on(event: string, listener: (data: unknown) => void): void;
};

const READY = 'WeixinJSBridgeReady';

export function bridgeOf({ window }: Pick<Env, 'window'>): Bridge | null {
  const { WeixinJSBridge } = window as unknown as { readonly WeixinJSBridge?: Partial<Bridge> };
  return typeof WeixinJSBridge?.invoke === 'function' ? (WeixinJSBridge as Bridge) : null;
}

/** Waits for the bridge. It arrives before the page's code or at any time later. Null after `ms`. */
export function awaitBridge(env: Env, ms: number): Promise<Bridge | null> {
  const present = bridgeOf(env);
  if (present) return Promise.resolve(present);
  // Checks once more at the end: some clients fire the event before any listener exists.
  return inTime(env, { ms, late: () => bridgeOf(env) }, (signal) => {
    const options = { once: true, signal };
    return new Promise((resolve) => {
      env.document.addEventListener(READY, () => resolve(bridgeOf(env)), options);
    });
  });
}

/** Runs with the bridge, at any time until the app is unmounted. */
export function whenBridge(
  { env, life }: Pick<PlatformContext, 'env' | 'life'>,
  run: (bridge: Bridge) => void,
): void {
  const { signal } = life;
  if (signal.aborted) return;
  const present = bridgeOf(env);
  if (present) return run(present);
  const onReady = () => {
    const bridge = bridgeOf(env);
    if (bridge) run(bridge);
  };
  env.document.addEventListener(READY, onReady, { once: true, signal });
}

export type BridgeResult = Answer & { readonly data: Readonly<Record<string, unknown>> };

/**
 * Makes one call of the bridge. The first answer counts: some clients answer twice, and some answer late. Resolves to
 * 'late' after `ms`. 0 means no limit, for calls in which the user has to act.
 */
export function callBridge(
  env: Env,
  bridge: Invoker,
  name: string,
  params: object,
  ms: number,
): Promise<BridgeResult | 'late'> {
  const invoke = () =>
    new Promise<BridgeResult>((resolve) => {
      const onAnswer = (result: unknown) => {
        // An answer may throw when it is read.
        const answer = attempt(() => readAnswer(result)) ?? UNREADABLE;
        resolve({ ...answer, data: Object(result) as BridgeResult['data'] });
      };
      try {
        bridge.invoke(name, params, onAnswer);
      } catch (error) {
        onAnswer({ errMsg: `${name}:fail ${error instanceof Error ? error.message : 'thrown'}` });
      }
    });
  return inTime<BridgeResult | 'late'>(env, { ms, late: () => 'late' }, invoke);
}

type BridgeListener = (data: unknown) => void;

/**
 * Events of the app, until the Portico app is unmounted. The bridge keeps one listener for each event and cannot remove
 * it, so all listeners share that one. After the back/forward cache the bridge may be a new object, and it gets the
 * listeners again.
 */
export function createBridgeEvents({
  env,
  life,
}: Pick<PlatformContext, 'env' | 'life'>): (event: string, listener: BridgeListener) => void {
  const { window, document } = env;
  const { signal } = life;
  const listeners = new Map<string, Set<BridgeListener>>();

  const attach = (event: string) => {
    const emit = (data: unknown) => {
      for (const listener of [...(listeners.get(event) ?? [])]) tell(env, () => listener(data));
    };
    // Some bridges have no `on`, or not for every event. Then the event never arrives.
    attempt(() => bridgeOf(env)?.on(event, emit));
  };
  const attachAll = () => {
    for (const event of listeners.keys()) attach(event);
  };

  document.addEventListener(READY, attachAll, { signal });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) attachAll();
  };
  window.addEventListener('pageshow', onPageShow, { signal });

  return (event, listener) => {
    if (signal.aborted) return;
    const set = listeners.get(event) ?? new Set();
    listeners.set(event, set.add(listener));
    signal.addEventListener('abort', () => set.delete(listener));
    attach(event);
  };
}

/** The outcome of a call of the bridge. */
type Outcome =
  | 'ok'
  | 'cancel'
  /** The user or the system refused. Asking again does not help. */
  | 'denied'
  /** The page lacks the permission for this call, or got it for another address. */
  | 'ungranted'
  /** This version of the app does not have the call. */
  | 'missing'
  | 'failed';

export type Answer = { readonly outcome: Outcome; readonly message: string };

const UNREADABLE: Answer = { outcome: 'failed', message: 'failed' };

const okWords = /^(ok|confirm|success)$/i;
const cancelWords = /(^|[ :_])cancel/i;
const deniedWords = /system permission|auth den|user den|authorize/i;
const ungrantedWords =
  /offline verifying|nopermission|permission denied|access denied|no permission|not in domain|not allow/i;
const missingWords = /function ?not ?exist|not ?support|method not found|no such (?:method|api)/i;

/**
 * Reads the answer of the bridge. Clients differ: `name:ok`, `name:fail cancel`, `fail_nopermission`,
 * `access_control:not_allow`, or data without a message. Unknown messages are failures.
 */
export function readAnswer(result: unknown): Answer {
  const record = Object(result) as Record<string, unknown>;
  const given = record['errMsg'] ?? record['err_msg'] ?? record['errmsg'];
  const text = typeof given === 'string' ? given : '';
  const colon = text.indexOf(':');
  const word = (colon < 0 ? text : text.slice(colon + 1)).trim();
  return { outcome: outcomeOf(word, text, record), message: word || 'failed' };
}

function outcomeOf(word: string, text: string, record: object): Outcome {
  if (okWords.test(word)) return 'ok';
  if (cancelWords.test(text)) return 'cancel';
  // Some clients write `fail_auth_denied` for `fail auth denied`.
  const spaced = text.replaceAll('_', ' ');
  if (deniedWords.test(spaced)) return 'denied';
  if (ungrantedWords.test(spaced)) return 'ungranted';
  if (missingWords.test(spaced)) return 'missing';
  // getNetworkType answers `network_type:wifi`. Desktop clients answer with data and without a message.
  if (text.startsWith('network_type:')) return 'ok';
  return text === '' && Object.keys(record).length > 0 ? 'ok' : 'failed';
}
