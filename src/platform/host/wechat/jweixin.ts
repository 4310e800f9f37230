import { sdkOf } from '@/platform/host/sdk';
import type { Invoker } from './bridge';
import type { VerifyFields } from './grant';

/** WeChat's public SDK, `jweixin`, as far as Portico uses it. */
type JWeixin = {
  config(options: object): void;
  /** A call by its name in the bridge. It exists after the first `config`, and adds the signature of the last one. */
  readonly invoke?: Invoker['invoke'];
};

export type PublicSdk = {
  /** Gives the SDK a signature that WeChat has accepted. Its `wx.ready` callbacks run in this task. */
  adopt(fields: VerifyFields): void;
  /** Makes signed calls. Null as long as the SDK cannot make them. */
  invoker(): Invoker | null;
};

type Asked = { readonly names: readonly string[]; readonly openTags: readonly string[] };

/**
 * The SDK of the product. It does not verify the page itself: its `ready` follows a refusal too, and for a second
 * `config` it reports no success. So the client verifies, and tries other addresses. Then it gives the signature to the SDK,
 * whose `check: false` means that it does not ask again.
 */
export function createPublicSdk(loaded: unknown, { names, openTags }: Asked): PublicSdk {
  const wx = sdkOf<JWeixin>(loaded, 'config', 'WeChat');
  return {
    adopt: ({ appId, verifyTimestamp, verifyNonceStr, verifySignature }) =>
      wx.config({
        check: false,
        // Version 1.2 adds `invoke` only with it.
        beta: true,
        appId,
        timestamp: verifyTimestamp,
        nonceStr: verifyNonceStr,
        signature: verifySignature,
        // The SDK changes the names in this list.
        jsApiList: [...names],
        openTagList: [...openTags],
      }),
    // A callback of the product may have thrown in the first `config`, before it added `invoke`.
    invoker: () => (typeof wx.invoke === 'function' ? (wx as Invoker) : null),
  };
}
