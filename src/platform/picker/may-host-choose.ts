import type { PlatformContext } from '@/platform/call/context';
import { hostStatus } from '@/platform/host/bootstrap';
import { configFor } from '@/platform/host/config';

/**
 * Whether pictures may be chosen by the messaging app, as far as that is known now: the browser's chooser has to be
 * opened in the tap, which can not wait for it, and two choosers are one too many.
 */
export function mayHostChoose({ settings, shelf }: PlatformContext): boolean {
  const { env, state } = shelf(hostStatus).current();
  if (state.kind === 'web') return false;
  if (state.kind !== 'connecting')
    return Boolean(state.adapter?.calls.chooseImage && state.adapter.serves('chooseImage'));
  const { via } = env;
  const { endpoint, sign } = configFor(via, settings.host ?? {});
  return (via === 'wechat' || via === 'wecom') && (endpoint ?? sign) !== undefined;
}
