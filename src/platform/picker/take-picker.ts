import type { PlatformContext } from '@/platform/context';
import { earlyPickers } from './early-picker';
import { mayHostChoose } from './may-host-choose';
import { openPicker, type Picker } from './open-picker';

/** An interceptor takes less than that to change the params of a call. */
const FRESH = 5000;

/** What was opened early for this very call, else what it opens now. Nothing where the host may be the one to ask. */
export function takePicker(context: PlatformContext, api: string, params: unknown): Picker | null {
  const early = context.shelf(earlyPickers);
  const now = context.env.now();
  const own = early.findIndex((entry) => entry.params === params);
  const index =
    own < 0
      ? early.findIndex(
          ({ api: other, picker }) =>
            other === api && picker?.input.isConnected && now - picker.openedAt < FRESH,
        )
      : own;
  if (index >= 0) return early.splice(index, 1)[0]?.picker ?? null;
  const isHosts = api === 'chooseImage' && mayHostChoose(context);
  return isHosts ? null : openPicker(context, api, params);
}
