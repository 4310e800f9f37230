import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { networkStatus, type NetworkType } from '@/platform/device/network-status';
import { viaHost } from '@/platform/host/via-host';

export type GetNetworkTypeResult = { readonly networkType: NetworkType };

/**
 * `unknown` where the browser says no more than that it is online. Then a messaging app around the page is asked
 * [S1.2]: an iPhone's browser never says more.
 */
export const getNetworkType: Api<NoParams, GetNetworkTypeResult> = defineApi('getNetworkType', {
  check: checkNothing,
  run: async (context, _params, fail, { signal }) => {
    const known = { networkType: networkStatus(context.env).networkType };
    if (known.networkType !== 'unknown') return known;
    const asked = async () => viaHost(context, 'getNetworkType', {}, { fail, signal }, () => known);
    return asked().catch(() => known);
  },
});
