import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import type { Env } from '@/platform/call/env';
import type { EventSource } from '@/platform/call/listeners';
import { checkNothing } from '@/platform/call/params';
import { viaHost } from '@/platform/host/via-host';

export type NetworkType = 'wifi' | '2g' | '3g' | '4g' | '5g' | 'none' | 'unknown';

export type NetworkStatus = { readonly isConnected: boolean; readonly networkType: NetworkType };

export type GetNetworkTypeResult = { readonly networkType: NetworkType };

/** The used part of the Network Information API. Only Chromium has it. */
type Connection = EventTarget & {
  readonly type?: string;
  readonly effectiveType?: string;
};

/**
 * The kind of network. If the browser only knows that it is online, this asks the messaging app around the page [S1.2].
 * Browsers on iPhones never know more. `unknown` if neither knows.
 */
export const getNetworkType: Api<NoParams, GetNetworkTypeResult> = defineApi('getNetworkType', {
  check: checkNothing,
  run: async (context, _params, fail, { signal }) => {
    const known = { networkType: networkStatus(context.env).networkType };
    if (known.networkType !== 'unknown') return known;
    const askHost = async () =>
      viaHost(context, 'getNetworkType', {}, { fail, signal }, () => known);
    return askHost().catch(() => known);
  },
});

/** Emits only when the type changes. Browsers also fire for each change of speed. */
export const onNetworkStatusChange: EventSource<NetworkStatus> = ({ env }, emit) => {
  const { window } = env;
  const connection = connectionOf(env);
  let last = networkStatus(env);

  const update = () => {
    const next = networkStatus(env);
    if (next.networkType === last.networkType) return;
    last = next;
    emit(next);
  };

  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  connection?.addEventListener('change', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
    connection?.removeEventListener('change', update);
  };
};

function networkStatus(env: Env): NetworkStatus {
  const networkType = env.window.navigator.onLine ? typeOf(connectionOf(env)) : 'none';
  return { isConnected: networkType !== 'none', networkType };
}

function connectionOf({ window }: Env): Connection | undefined {
  return (window.navigator as { readonly connection?: Connection }).connection;
}

/** Chromium on a desktop reports only the speed, as the generation of phone network with that speed. */
function typeOf({ type = 'cellular', effectiveType = '' }: Partial<Connection> = {}): NetworkType {
  if (type === 'wifi' || type === 'none') return type;
  const generation = effectiveType.replace('slow-', '');
  return type === 'cellular' && isGeneration(generation) ? generation : 'unknown';
}

function isGeneration(text: string): text is '2g' | '3g' | '4g' | '5g' {
  return /^[2-5]g$/.test(text);
}
