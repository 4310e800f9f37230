import type { PlatformContext } from '@/platform/context';
import { earlyPickers } from './early-picker';
import { openPicker, type Picker } from './open-picker';

/** What was opened early for this very call, else what it opens now. */
export function takePicker(context: PlatformContext, api: string, params: unknown): Picker | null {
  const early = context.shelf(earlyPickers);
  const index = early.findIndex((entry) => entry.params === params);
  if (index < 0) return openPicker(context, api, params);
  return early.splice(index, 1)[0]?.picker ?? null;
}
