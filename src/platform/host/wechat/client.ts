import type { PlatformContext } from '@/platform/call/context';
import { PlatformError, type PlatformErrorCode, toPlatformError } from '@/platform/call/errors';
import type { AdapterConfig } from '@/platform/host/config-for';
import type { HostFailure } from '@/platform/host/host-config';
import type { HostEnv } from '@/platform/host/host-env';
import { landingUrl } from '@/platform/host/landing-url';
import { withoutHash } from '@/shared/url-hash';
import { tell } from '@/platform/call/emitter';
import { awaitBridge, bridgeOf, whenBridge } from './bridge';
import { createBridgeEvents } from './bridge-events';
import { type BridgeResult, callBridge } from './call-bridge';
import { candidatesFor } from './candidates';
import { fetchSignature } from './fetch-signature';
import { createGrant, type Grant } from './grant';

const BRIDGE_PATIENCE = 5000;
const VERIFY_PATIENCE = 10_000;
/** For calls that ask the visitor nothing. */
const SILENT_PATIENCE = 10_000;
const QUEUE = 50;

type InvokeOptions = {
  /** The platform's call that this is done for: errors carry its name. */
  readonly api: string;
  /** The visitor has something to do meanwhile, so it may take any time. @default false */
  readonly asks?: boolean;
  /** Milliseconds that it may take. @default 10000, or any time where it asks */
  readonly patience?: number;
  /** Works without a grant. @default false */
  readonly unsigned?: boolean;
  /** Aborted when nobody waits any more: what was not asked of the host by then is not asked. */
  readonly signal?: AbortSignal;
};

export type Client = {
  /** One call of the bridge: settles once, with its data or a PlatformError. */
  invoke(name: string, params: object, options: InvokeOptions): Promise<BridgeResult['data']>;
  /** False for what the host has refused although the page is granted: the account lacks it. */
  mayCall(name: string): boolean;
  /** What the host tells by itself. Also before the bridge is there. */
  on(event: string, listener: (data: unknown) => void): void;
  readonly grant: Grant;
};

type ClientParts = {
  readonly context: PlatformContext;
  readonly config: AdapterConfig;
  readonly where: () => HostEnv;
  /** The host's names of all calls that will be made. */
  readonly names: readonly string[];
  readonly changed: () => void;
};

/** WeChat and WeCom, spoken to directly: no SDK of theirs, none of its quirks (0032). */
export function createClient({ context, config, where, names, changed }: ClientParts): Client {
  const { env, life } = context;
  const landing = withoutHash(landingUrl(env));
  const current = () => withoutHash(env.window.location.href);
  const arriving = awaitBridge(env, BRIDGE_PATIENCE);
  // A page that came out of the back/forward cache may have another one.
  const bridge = async () => bridgeOf(env) ?? (await arriving) ?? bridgeOf(env);
  const barred = new Set<string>();
  let waiting = 0;

  const grant = createGrant({
    origin: env.window.location.origin,
    // Phones' WeChat goes by the landing address, everybody else by the one that is shown.
    address: () => (where().via === 'wecom' || where().os === 'desktop' ? current() : landing),
    candidates: () =>
      config.candidates?.(landing, current()) ?? candidatesFor(where(), landing, current()),
    sign: (url) => fetchSignature(context, config, url),
    verify: async (fields) => {
      const there = await bridge();
      if (!there || life.signal.aborted) return 'no bridge';
      const asked = {
        verifyJsApiList: [...names],
        verifyOpenTagList: [...(config.openTags ?? [])],
        ...fields,
      };
      return callBridge(env, there, 'preVerifyJSAPI', asked, VERIFY_PATIENCE);
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
      via: where().via,
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

  const granted = async (api: string) => {
    if (grant.state().kind === 'granted') return grant.ensure();
    if (waiting >= QUEUE) throw fail(api, 'busy', 'too many calls wait for the host');
    waiting += 1;
    try {
      return await grant.ensure();
    } catch (cause) {
      // The refusal itself has been reported.
      throw toPlatformError(api, cause);
    } finally {
      waiting -= 1;
    }
  };

  const unsigned = async (name: string, params: object, options: InvokeOptions) => {
    const { api, signal } = options;
    const there = await bridge();
    if (life.signal.aborted) throw new PlatformError({ code: 'abort', api, message: 'aborted' });
    if (!there) throw fail(api, 'timeout', "the host's bridge did not come");
    if (signal?.aborted) throw new PlatformError({ code: 'abort', api, message: 'aborted' });
    return callBridge(env, there, name, params, patienceOf(options));
  };

  const signed = async (name: string, params: object, options: InvokeOptions) => {
    // A new signature has not helped it before.
    for (let isLast = barred.has(name); ; isLast = true) {
      const fields = await granted(options.api);
      const result = await unsigned(name, { ...params, ...fields }, options);
      if (result === 'late' || result.outcome !== 'ungranted' || isLast) return result;
      grant.outdate(fields);
    }
  };

  // Later than anybody's patience, but it came: what was refused for that is asked again.
  whenBridge(context, grant.retry);

  return {
    grant,
    invoke: async (name, params, options) => {
      const { api } = options;
      const result = await (options.unsigned ? unsigned : signed)(name, params, options);
      if (result === 'late') throw fail(api, 'timeout', 'the host did not answer');
      if (result.outcome !== 'ungranted') barred.delete(name);
      if (result.outcome === 'ok') return result.data;
      const code = codeOf(result);
      // Signed twice for it: a third time would be asked for in vain.
      if (code === 'unsigned') barred.add(name);
      // The same words as on the web, whichever the client has for it.
      throw fail(api, code, code === 'cancel' ? 'cancel' : result.message, result.data);
    },
    mayCall: (name) => !barred.has(name),
    on: createBridgeEvents(context),
  };
}

function patienceOf({ asks = false, patience }: InvokeOptions): number | null {
  return patience ?? (asks ? null : SILENT_PATIENCE);
}

function codeOf({ outcome }: BridgeResult): PlatformErrorCode {
  if (outcome === 'cancel') return 'cancel';
  if (outcome === 'missing') return 'unsupported';
  if (outcome === 'denied') return 'denied';
  return outcome === 'ungranted' ? 'unsigned' : 'failed';
}
