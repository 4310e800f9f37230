import type { MakeAdapter } from './host-adapter';
import type { HostVia } from './host-env';

type Adapters = { readonly [V in Exclude<HostVia, 'web'>]: () => Promise<MakeAdapter> };

/** Each in a file of its own: a plain browser downloads none. */
const adapters: Adapters = {
  wechat: async () => (await import('./wechat')).createWeChatAdapter,
  wecom: async () => (await import('./wechat')).createWeChatAdapter,
  liff: async () => (await import('./liff')).createLiffAdapter,
  telegram: async () => (await import('./telegram')).createTelegramAdapter,
  dingtalk: async () => (await import('./dingtalk')).createDingTalkAdapter,
};

export function loadAdapter(via: Exclude<HostVia, 'web'>): Promise<MakeAdapter> {
  return adapters[via]();
}
