import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import { PlatformError, type PlatformErrorCode, toPlatformError } from '@/platform/call/errors';
import type { AdapterConfig, HostFailure, HostSignature } from '@/platform/host/config';
import { type HostEnv, landingUrl } from '@/platform/host/detect';
import { fetchSignature } from '@/platform/host/signature';
import { withoutHash } from '@/shared/url-hash';
import {
  awaitBridge,
  bridgeOf,
  type BridgeResult,
  callBridge,
  createBridgeEvents,
  type Invoker,
  whenBridge,
} from './bridge';
import { candidatesFor, createGrant, type Grant } from './grant';
import { openProductSdk } from './product-sdk';

const BRIDGE_TIME_OUT = 5000;
const VERIFY_TIME_OUT = 10_000;
/** For calls in which the user does not have to act. */
const CALL_TIME_OUT = 10_000;
const MAX_WAITING = 50;

const signatureFields = ['appId', 'timestamp', 'nonceStr', 'signature'] as const;

type InvokeOptions = {
  /** The platform's call that needs this call of the bridge. Errors carry its name. */
  readonly api: string;
  /** The user has to act, so there is no time limit. @default false */
  readonly asksUser?: boolean;
  /** Milliseconds, 0 for no limit. @default 10000, or 0 if the user has to act */
  readonly timeout?: number;
  /** The call works without a signature. @default false */
  readonly unsigned?: boolean;
  /** If it is aborted before the bridge is called, the call rejects. */
  readonly signal?: AbortSignal;
};

export type Client = {
  /** Makes one call of the bridge. Settles once, with its data or a PlatformError. */
  invoke(name: string, params: object, options: InvokeOptions): Promise<BridgeResult['data']>;
  /** False if the app refused this call although it granted the page: the account lacks the permission. */
  mayCall(name: string): boolean;
  /** Adds a listener for an event of the app. The bridge may arrive later. */
  on(event: string, listener: (data: unknown) => void): void;
  readonly grant: Grant;
};

type ClientParts = {
  readonly context: PlatformContext;
  readonly config: AdapterConfig;
  readonly envOf: () => HostEnv;
  /** The bridge's names of all calls that the page may make. */
  readonly names: readonly string[];
  readonly changed: () => void;
};

/** Talks to WeChat's and WeCom's bridge, and makes signed calls with the public SDK if the product names it (0032). */
export function createClient({ context, config, envOf, names, changed }: ClientParts): Client {
  const { env, life } = context;
  const landing = withoutHash(landingUrl(env));
  const current = () => withoutHash(env.window.location.href);
  const arriving = awaitBridge(env, BRIDGE_TIME_OUT);
  // After the back/forward cache, the bridge may be another object.
  const bridge = async () => bridgeOf(env) ?? (await arriving) ?? bridgeOf(env);
  /** Calls that the app refused with a new signature too. */
  const barred = new Set<string>();
  let waiting = 0;

  const sdk = openProductSdk({
    context,
    load: config.wechat?.load,
    names,
    openTags: config.openTags ?? [],
    failed: (cause) => {
      const { message } = toPlatformError('host.ready', cause);
      fail('host.ready', 'unsupported', `host.wechat.load: ${message}`, cause);
    },
  });

  const grant = createGrant({
    origin: env.window.location.origin,
    // WeChat on phones checks the landing address. Desktops and WeCom check the current address.
    address: () => (envOf().via === 'wecom' || envOf().os === 'desktop' ? current() : landing),
    candidates: () => candidatesFor(envOf(), landing, current()),
    sign: async (url) =>
      (await fetchSignature(context, config, url, signatureFields)) as HostSignature,
    verify: async (fields) => {
      const present = await bridge();
      if (!present || life.signal.aborted) return 'no bridge';
      const params = {
        verifyJsApiList: [...names],
        verifyOpenTagList: [...(config.openTags ?? [])],
        ...fields,
      };
      const answer = await callBridge(env, present, 'preVerifyJSAPI', params, VERIFY_TIME_OUT);
      if (answer !== 'late' && answer.outcome === 'ok') await sdk.adopt(fields);
      return answer;
    },
    changed: () => {
      const state = grant.state();
      if (state.kind === 'refused') report(state.error, state.error.message);
      changed();
    },
  });

  const report = (error: PlatformError, errMsg: string) => {
    const state = grant.state();
    const failure: HostFailure = {
      api: error.api,
      code: error.code,
      errMsg,
      via: envOf().via,
      userAgent: env.window.navigator.userAgent,
      signedUrl: state.kind === 'granted' ? state.url : null,
      landing,
      current: current(),
    };
    if (!life.signal.aborted) tell(env, () => config.report?.(failure));
  };

  const fail = (api: string, code: PlatformErrorCode, message: string, cause?: unknown) => {
    const error = new PlatformError({ code, api, message, cause });
    if (code !== 'cancel') report(error, message);
    return error;
  };

  const grantFields = async (api: string) => {
    if (grant.state().kind === 'granted') return grant.ensure();
    if (waiting >= MAX_WAITING) throw fail(api, 'busy', 'too many calls wait for the host');
    waiting += 1;
    try {
      return await grant.ensure();
    } catch (cause) {
      // `changed` has reported the refusal.
      throw toPlatformError(api, cause);
    } finally {
      waiting -= 1;
    }
  };

  const invokeUnsigned = async (
    name: string,
    params: object,
    options: InvokeOptions,
    invokerFor = (native: Invoker) => native,
  ) => {
    const { api, signal, timeout = options.asksUser ? 0 : CALL_TIME_OUT } = options;
    const abort = () => new PlatformError({ code: 'abort', api, message: 'aborted' });
    const present = await bridge();
    if (life.signal.aborted) throw abort();
    if (!present) throw fail(api, 'timeout', "the host's bridge did not come");
    if (signal?.aborted) throw abort();
    return callBridge(env, invokerFor(present), name, params, timeout);
  };

  const invokeSigned = async (name: string, params: object, options: InvokeOptions) => {
    // A new signature did not help a barred call before.
    for (let isLast = barred.has(name); ; isLast = true) {
      const fields = await grantFields(options.api);
      const signed = { ...params, ...fields };
      const result = await invokeUnsigned(name, signed, options, sdk.invoker);
      if (result === 'late' || result.outcome !== 'ungranted' || isLast) return result;
      grant.outdate(fields);
    }
  };

  // The bridge may arrive after the time-out. Then a page that was refused for it asks again.
  whenBridge(context, grant.retry);

  return {
    grant,
    invoke: async (name, params, options) => {
      const { api } = options;
      const invoke = options.unsigned ? invokeUnsigned : invokeSigned;
      const result = await invoke(name, params, options);
      if (result === 'late') throw fail(api, 'timeout', 'the host did not answer');
      if (result.outcome !== 'ungranted') barred.delete(name);
      if (result.outcome === 'ok') return result.data;
      const code = codeOf(result);
      if (code === 'unsigned') barred.add(name);
      // A cancelled call has the same message in every app and browser.
      throw fail(api, code, code === 'cancel' ? 'cancel' : result.message, result.data);
    },
    mayCall: (name) => !barred.has(name),
    on: createBridgeEvents(context),
  };
}

function codeOf({ outcome }: BridgeResult): PlatformErrorCode {
  if (outcome === 'cancel') return 'cancel';
  if (outcome === 'missing') return 'unsupported';
  if (outcome === 'denied') return 'denied';
  return outcome === 'ungranted' ? 'unsigned' : 'failed';
}
