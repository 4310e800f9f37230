import type { HostSignature } from '@/platform/host/host-config';

/** Goes with every call, not only with the one that verifies it. */
export type VerifyFields = {
  readonly appId: string;
  readonly verifyAppId: string;
  readonly verifySignType: 'sha1';
  readonly verifyTimestamp: string;
  readonly verifyNonceStr: string;
  readonly verifySignature: string;
};

export function verifyFieldsOf({
  appId,
  timestamp,
  nonceStr,
  signature,
}: HostSignature): VerifyFields {
  return {
    appId,
    verifyAppId: appId,
    verifySignType: 'sha1',
    verifyTimestamp: String(timestamp),
    verifyNonceStr: nonceStr,
    verifySignature: signature,
  };
}
