import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import type { EventSource } from '@/platform/call/listeners';
import { viaHost } from '@/platform/host/via-host';
import {
  type NetworkStatus,
  type NetworkType,
  networkTypeOf,
  statusOf,
  watchNetworkType,
} from './network-type';

export type GetNetworkTypeResult = { readonly networkType: NetworkType };

/**
 * The kind of network. If the browser only knows that it is online, this asks the messaging app around the page [S1.2].
 * Browsers on iPhones never know more. `unknown` if neither knows.
 */
export const getNetworkType: Api<NoParams, GetNetworkTypeResult> = defineApi('getNetworkType', {
  run: async (context, _params, fail, { signal }) => {
    const known = { networkType: networkTypeOf(context.env) };
    if (known.networkType !== 'unknown') return known;
    const askHost = async () =>
      viaHost(context, 'getNetworkType', {}, { fail, signal }, () => known);
    return askHost().catch(() => known);
  },
});

/** Emits only when the type changes. Browsers also fire for each change of speed. */
export const onNetworkStatusChange: EventSource<NetworkStatus> = ({ env }, emit) =>
  watchNetworkType(env, (networkType) => emit(statusOf(networkType)));
