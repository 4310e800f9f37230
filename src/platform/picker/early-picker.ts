import type { PlatformContext } from '@/platform/context';
import { mayHaveHost } from '@/platform/host/may-have-host';
import { openPicker, type Picker } from './open-picker';

type Early = { readonly api: string; readonly params: unknown; readonly picker: Picker | null };

/**
 * For a call that is made before the platform's own code is there: the tap does not wait for that either. In a
 * messaging app it does: that code is fetched first there, and may ask the app instead.
 */
export function openPickerEarly(context: PlatformContext, api: string, params: unknown): void {
  if (/^choose(Image|Video|File)$/.test(api) && !mayHaveHost(context))
    context.shelf(earlyPickers).push({ api, params, picker: openPicker(context, api, params) });
}

export function earlyPickers(): Early[] {
  return [];
}
