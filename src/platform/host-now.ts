import type { PlatformContext } from './context';
import { toPlatformError } from './errors';
import { hostCan } from './host/host-can';
import type { HostEnv, HostLevel } from './host/host-env';
import { hostPlace } from './host/host-place';
import { refuseUnless } from './refuse-unless';

/** The calls of `host` that answer at once. */
export type HostNow = {
  env(): HostEnv;
  /** Who does the work of a call here and now: 'chooseImage', 'share.open' ... */
  can(api: string): HostLevel;
};

export function createHostNow(
  context: PlatformContext,
  canIUse: (name: string) => boolean,
): HostNow {
  const named = <T>(api: string, run: () => T): T => {
    try {
      return run();
    } catch (error) {
      throw toPlatformError(api, error);
    }
  };

  return {
    env: () => named('host.env', () => context.shelf(hostPlace).now().env),
    can: (api) =>
      named('host.can', () => {
        const isName = typeof api === 'string';
        refuseUnless(isName, 'host.can', 'parameter.api should be a string');
        return hostCan(context, canIUse, api);
      }),
  };
}
