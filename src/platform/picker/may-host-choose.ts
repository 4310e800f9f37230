import type { PlatformContext } from '@/platform/call/context';
import { hostPlace } from '@/platform/host/host-place';
import { configFor } from '@/platform/host/config-for';

/**
 * Whether pictures may be chosen by the messaging app, as far as that is known now: the browser's chooser has to be
 * opened in the tap, which can not wait for it, and two choosers are one too many.
 */
export function mayHostChoose({ settings, shelf }: PlatformContext): boolean {
  const { env, state } = shelf(hostPlace).now();
  if (state.kind === 'web') return false;
  if (state.kind !== 'connecting')
    return Boolean(state.adapter?.calls.chooseImage && state.adapter.serves('chooseImage'));
  const { via } = env;
  const { endpoint, sign } = configFor(via, settings.host ?? {});
  return (via === 'wechat' || via === 'wecom') && (endpoint ?? sign) !== undefined;
}
