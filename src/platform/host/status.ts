import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import type { PlatformError } from '@/platform/call/errors';
import type { HostConnection } from './adapter';
import type { HostAdapter, HostFacts } from './config';
import { detectHost, type HostEnv } from './detect';

/** A connection with the defaults filled in. */
export type ConnectedHost = HostConnection &
  Required<Pick<HostConnection, 'ready' | 'env' | 'serves'>>;

export type HostState =
  /** A browser, or an app that offers pages no calls. */
  | { readonly kind: 'web' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly adapter: ConnectedHost }
  /** The app refused the page, or the adapter failed to load. The browser and unsigned calls are left. */
  | {
      readonly kind: 'refused';
      readonly adapter: ConnectedHost | null;
      readonly error: PlatformError;
    };

export type Host = {
  env(): HostEnv;
  state(): HostState;
  /** The adapter, as soon as its code has loaded. The app may not have answered yet. */
  adapter(): ConnectedHost | null;
  /** Resolves when the app has accepted the page. Rejects when it refused the page. */
  ready(): Promise<void>;
  /** Resolves when the app has accepted or refused the page. */
  settled(): Promise<void>;
  subscribe(change: () => void): () => void;
};

export type HostStatus = {
  /** The detected app. `host.use` of the configuration changes `via`. */
  readonly detected: HostEnv & HostFacts;
  /** Set as soon as the code of the host has loaded. */
  host?: Host;
  /** Shows the theme of the messaging app, if that has one. Set by its adapter. */
  showTheme?: () => void;
  current(): { readonly env: HostEnv; readonly state: HostState };
};

/** `host.env` and `host.can` answer from it before the code of the host has loaded. `context.shelf(hostStatus)` */
export function hostStatus({ env, settings }: PlatformContext): HostStatus {
  const around = hostAround(env, settings.host?.adapters);
  const { use = 'auto' } = settings.host ?? {};
  const detected = use === 'auto' ? around : { ...around, via: use };
  const first: HostState = detected.via === 'web' ? { kind: 'web' } : { kind: 'connecting' };
  const status: HostStatus = {
    detected,
    current: () => ({
      env: status.host?.env() ?? detected,
      state: status.host?.state() ?? first,
    }),
  };
  return status;
}

/** The app around this window. The adapters know more of their apps than the user agent tells. */
export function hostAround(
  { window }: Pick<Env, 'window'>,
  adapters: readonly HostAdapter[] = [],
): HostEnv & HostFacts {
  const around = detectHost({
    navigator: window.navigator,
    has: (global) => global in window,
    wechatEnvironment: Reflect.get(window, '__wxjs_environment'),
  });
  for (const { via, detect } of adapters) {
    const facts = detect(around, window);
    if (facts) return { ...around, ...facts, via };
  }
  return around;
}
