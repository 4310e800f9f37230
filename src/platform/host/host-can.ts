import type { PlatformContext } from '@/platform/context';
import { createHost } from './create-host';
import type { HostLevel } from './host-env';
import { levelOf } from './levels';
import { canShare } from './share/begin-web-share';

/** Who does the work of a call here and now. */
export function hostCan(
  context: PlatformContext,
  canIUse: (name: string) => boolean,
  api: string,
): HostLevel {
  const { env, settings, shelf } = context;
  const host = shelf(createHost);
  return levelOf(api, {
    env: host.env(),
    state: host.state(),
    mayFallBack: settings.host?.webFallback !== false,
    hasSheet: canShare(env.window.navigator),
    canIUse,
  });
}
