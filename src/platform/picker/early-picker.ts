import type { PlatformContext } from '@/platform/context';
import { openPicker, type Picker } from './open-picker';

type Early = { readonly params: unknown; readonly picker: Picker | null };

/** For a call that is made before the platform's own code is there: the tap does not wait for that either. */
export function openPickerEarly(context: PlatformContext, api: string, params: unknown): void {
  if (!/^choose(Image|Video|File)$/.test(api)) return;
  context.shelf(earlyPickers).push({ params, picker: openPicker(context, api, params) });
}

/** What was opened for this very call, else what it opens now. */
export function takePicker(context: PlatformContext, api: string, params: unknown): Picker | null {
  const early = context.shelf(earlyPickers);
  const index = early.findIndex((entry) => entry.params === params);
  if (index < 0) return openPicker(context, api, params);
  return early.splice(index, 1)[0]?.picker ?? null;
}

function earlyPickers(): Early[] {
  return [];
}
