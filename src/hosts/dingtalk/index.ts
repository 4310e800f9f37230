// The entry `portico/hosts/dingtalk`.
import type { HostAdapter } from '@/platform';

export type DingTalkOptions = {
  /** Fetches DingTalk's SDK, which the product installs. */
  readonly load: () => Promise<unknown>;
};

/** DingTalk. `host.endpoint` signs its pages. */
export function dingtalk(options: DingTalkOptions): HostAdapter {
  return {
    via: 'dingtalk',
    detect: ({ app }) => (app === 'dingtalk' ? {} : null),
    load: async () => (await import('./connect-dingtalk')).connectDingTalk(options),
  };
}
