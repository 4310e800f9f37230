import type { PlatformContext } from '@/platform';
import type { HostConfig } from '@/platform/host/config';
import { runJWeixin } from './jweixin';
import { putInWeChat, wechatPlatform } from './wechat-bridge';

/** The two ways to WeChat: its bridge alone, or with the public SDK of the product. The same tests run for both. */
export const ways = ['the bridge', 'jweixin'] as const;

export function inWeChatBy(way: (typeof ways)[number]) {
  const runSdk = way === 'jweixin' ? runJWeixin : undefined;
  const added = runSdk && { runSdk };
  type Options = Parameters<typeof wechatPlatform>[0];
  return {
    putInWeChat: (context: PlatformContext, options: Options = {}) =>
      putInWeChat(context, { ...added, ...options }),
    wechatPlatform: (options: Options = {}) => wechatPlatform({ ...added, ...options }),
    /** The option that names the SDK, for tests without a configuration. */
    sdkOption: ({ window }: PlatformContext['env']): Pick<HostConfig, 'wechat'> =>
      runSdk ? { wechat: { load: async () => runSdk(window) } } : {},
  };
}
