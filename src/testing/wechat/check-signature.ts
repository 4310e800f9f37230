import { createHash } from 'node:crypto';
import type { BridgeResult } from './types';

const withoutHash = (url: string) => url.split('#')[0] ?? '';

type Signed = {
  readonly timestamp: unknown;
  readonly nonceStr: unknown;
  readonly signature: unknown;
};

/** `config` and `agentConfig` name the same three values differently. */
export function readSigned(params: BridgeResult): Signed {
  return {
    timestamp: params.verifyTimestamp ?? params.timestamp,
    nonceStr: params.verifyNonceStr ?? params.nonceStr,
    signature: params.verifySignature ?? params.signature,
  };
}

/** On purpose not the code of any backend: what both have wrong in the same way would go unseen. */
export function checkSignature(
  ticket: string | null,
  { timestamp, nonceStr, signature }: Signed,
  url: string,
): boolean {
  if (ticket === null) return true;
  const text = `jsapi_ticket=${ticket}&noncestr=${String(nonceStr)}&timestamp=${String(timestamp)}&url=${withoutHash(url)}`;
  return createHash('sha1').update(text, 'utf8').digest('hex') === signature;
}
