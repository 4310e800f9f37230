import type { PlatformContext } from '@/platform/call/context';
import { mayHostChoose } from './may-host-choose';
import { openPicker, type Picker } from './open-picker';

/**
 * Opens the file chooser in the tap, before the code of the call has loaded. Null where the messaging app may be the
 * one to ask.
 */
export function beginChoice(api: 'chooseImage' | 'chooseVideo' | 'chooseFile') {
  return (context: PlatformContext, input: unknown): Picker | null =>
    api === 'chooseImage' && mayHostChoose(context) ? null : openPicker(context, api, input);
}
