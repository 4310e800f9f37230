import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { networkStatus, type NetworkType } from '@/platform/device/network-status';

export type GetNetworkTypeResult = { readonly networkType: NetworkType };

/** `unknown` where the browser says no more than that it is online. */
export const getNetworkType: Api<NoParams, GetNetworkTypeResult> = defineApi('getNetworkType', {
  check: checkNothing,
  run: ({ env }) => ({ networkType: networkStatus(env).networkType }),
});
