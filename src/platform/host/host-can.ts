import type { PlatformContext } from '@/platform/call/context';
import { type Scope, servesOnWeb } from '@/platform/call/rows';
import type { HostLevel } from './host-env';
import { hostPlace } from './host-place';
import { levelOf } from './levels';

/** Who does the work of a call here and now. */
export function hostCan(context: PlatformContext, rowOf: Scope['rowOf'], api: string): HostLevel {
  const { env, settings, shelf } = context;
  return levelOf(api, {
    ...shelf(hostPlace).now(),
    mayFallBack: settings.host?.webFallback !== false,
    hasSheet: typeof env.window.navigator.share === 'function',
    hostCall: rowOf(api)?.host,
    canIUse: (name) => servesOnWeb(env.window, rowOf, name),
  });
}
