import type { PlatformContext } from '@/platform/call/context';
import type { Host, HostState } from './connect';
import { type HostEnv, hostAround } from './detect';

export type HostStatus = {
  /** The detected app. `host.use` of the configuration changes `via`. */
  readonly detected: HostEnv;
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
