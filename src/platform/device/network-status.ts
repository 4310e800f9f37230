import type { Env } from '@/platform/call/env';

export type NetworkType = 'wifi' | '2g' | '3g' | '4g' | '5g' | 'none' | 'unknown';

export type NetworkStatus = { readonly isConnected: boolean; readonly networkType: NetworkType };

/** The part of the Network Information API that is looked at: Chromium alone has it. */
export type Connection = EventTarget & {
  readonly type?: string;
  readonly effectiveType?: string;
};

export function connectionOf({ window }: Env): Connection | undefined {
  return (window.navigator as { readonly connection?: Connection }).connection;
}

export function networkStatus(env: Env): NetworkStatus {
  const networkType = env.window.navigator.onLine ? typeOf(connectionOf(env)) : 'none';
  return { isConnected: networkType !== 'none', networkType };
}

/** A desktop's Chromium tells only how fast it is, as the kind of phone network that would be as fast. */
function typeOf({ type = 'cellular', effectiveType = '' }: Partial<Connection> = {}): NetworkType {
  if (type === 'wifi' || type === 'none') return type;
  const generation = effectiveType.replace('slow-', '');
  return type === 'cellular' && isGeneration(generation) ? generation : 'unknown';
}

function isGeneration(text: string): text is '2g' | '3g' | '4g' | '5g' {
  return /^[2-5]g$/.test(text);
}
