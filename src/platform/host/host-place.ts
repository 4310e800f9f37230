import type { PlatformContext } from '@/platform/call/context';
import type { Host, HostState } from './create-host';
import { hostAround } from './host-around';
import type { HostEnv } from './host-env';

export type HostPlace = {
  /** What the window says of the app around it; `host.use` of the product counts more. */
  readonly found: HostEnv;
  /** Here as soon as its code has come. */
  host?: Host;
  now(): { readonly env: HostEnv; readonly state: HostState };
};

/** What is known of the host at once: host.env and host.can answer from it before the code of the host has come. */
export function hostPlace({ env, settings }: PlatformContext): HostPlace {
  const around = hostAround(env);
  const { use = 'auto' } = settings.host ?? {};
  const found = use === 'auto' ? around : { ...around, via: use };
  const first: HostState = found.via === 'web' ? { kind: 'web' } : { kind: 'connecting' };
  const place: HostPlace = {
    found,
    now: () => ({ env: place.host?.env() ?? found, state: place.host?.state() ?? first }),
  };
  return place;
}
