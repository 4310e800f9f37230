import type { Env } from '@/platform/call/env';

export type NetworkType = 'wifi' | '2g' | '3g' | '4g' | '5g' | 'none' | 'unknown';

export type NetworkStatus = { readonly isConnected: boolean; readonly networkType: NetworkType };

/** The used part of the Network Information API. Only Chromium has it. */
type Connection = EventTarget & {
  readonly type?: string;
  readonly effectiveType?: string;
};

export function statusOf(networkType: NetworkType): NetworkStatus {
  return { isConnected: networkType !== 'none', networkType };
}

/** The kind of network that the browser knows. */
export function networkTypeOf(env: Env): NetworkType {
  return env.window.navigator.onLine ? typeOf(connectionOf(env)) : 'none';
}

/** Calls `onChange` only when the type changes. Browsers also fire for each change of speed. */
export function watchNetworkType(env: Env, onChange: (type: NetworkType) => void): () => void {
  const { window } = env;
  const connection = connectionOf(env);
  let last = networkTypeOf(env);

  const update = () => {
    const next = networkTypeOf(env);
    if (next === last) return;
    last = next;
    onChange(next);
  };

  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  connection?.addEventListener('change', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
    connection?.removeEventListener('change', update);
  };
}

function connectionOf({ window }: Env): Connection | undefined {
  return (window.navigator as { readonly connection?: Connection }).connection;
}

/** Chromium on a desktop reports only the speed, as the generation of phone network with that speed. */
function typeOf({ type = 'cellular', effectiveType = '' }: Partial<Connection> = {}): NetworkType {
  if (type === 'wifi' || type === 'none') return type;
  const generation = effectiveType.replace('slow-', '');
  return type === 'cellular' && isGeneration(generation) ? generation : 'unknown';
}

function isGeneration(text: string): text is '2g' | '3g' | '4g' | '5g' {
  return /^[2-5]g$/.test(text);
}
