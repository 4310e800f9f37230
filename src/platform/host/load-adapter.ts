import type { MakeAdapter } from './host-adapter';
import type { HostVia } from './host-env';

type Adapters = { readonly [V in Exclude<HostVia, 'web'>]?: () => Promise<MakeAdapter> };

/** Each in a file of its own: a plain browser downloads none. */
const adapters: Adapters = {
  wechat: async () => (await import('./wechat')).createWeChatAdapter,
  wecom: async () => (await import('./wechat')).createWeChatAdapter,
};

export async function loadAdapter(via: Exclude<HostVia, 'web'>): Promise<MakeAdapter> {
  const load = adapters[via];
  if (!load) throw new Error(`there is no adapter for ${via}`);
  return load();
}
