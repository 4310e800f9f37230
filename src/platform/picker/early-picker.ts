import type { PlatformContext } from '@/platform/context';
import { openPicker, type Picker } from './open-picker';

type Early = { readonly api: string; readonly params: unknown; readonly picker: Picker | null };

/** For a call that is made before the platform's own code is there: the tap does not wait for that either. */
export function openPickerEarly(context: PlatformContext, api: string, params: unknown): void {
  if (/^choose(Image|Video|File)$/.test(api))
    context.shelf(earlyPickers).push({ api, params, picker: openPicker(context, api, params) });
}

export function earlyPickers(): Early[] {
  return [];
}
