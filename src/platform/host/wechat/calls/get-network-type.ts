import type { NetworkType } from '@/platform/device/network-status';
import type { HostCalls } from '@/platform/host/host-adapter';
import type { Client } from '@/platform/host/wechat/client';

/** For iPhones, whose browser does not tell. The host needs no leave for it. */
export function getNetworkTypeIn(client: Client): HostCalls['getNetworkType'] {
  return async () => {
    const options = { api: 'getNetworkType', unsigned: true } as const;
    const data = await client.invoke('getNetworkType', {}, options);
    return { networkType: readNetworkType(data) };
  };
}

/** It stands in the message, `network_type:wifi`; of the phone's network in a field beside it. */
export function readNetworkType(data: Readonly<Record<string, unknown>>): NetworkType {
  const { networkType, subtype, errMsg, err_msg: message = errMsg } = data;
  const [, said = ''] = /^network_type:(\w+)/.exec(String(message)) ?? [];
  const known = [subtype, networkType, said].map((word) => String(word).toLowerCase());
  if (known.includes('fail') || known.includes('none')) return 'none';
  return known.find(isNetworkType) ?? 'unknown';
}

function isNetworkType(word: string): word is NetworkType {
  return /^(wifi|[2-5]g)$/.test(word);
}
