import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import type { Controls } from '@/platform/call/task';
import { enLate } from '@/shared/messages';
import { awaitPicker } from './await-picker';
import { type ChoiceKind, fitsChoice } from './fits-choice';
import { openPicker, type Picker } from './open-picker';

type Choice = {
  readonly api: 'chooseImage' | 'chooseVideo' | 'chooseFile';
  readonly params: unknown;
  readonly kind: ChoiceKind;
  readonly extension: readonly string[] | null;
  readonly count: number;
};

/** Asks the visitor for files. Of too many the first ones are kept; without a tap it fails at once [S8.6]. */
export async function chooseFiles(
  context: PlatformContext,
  { api, params, kind, extension, count }: Choice,
  fail: Fail,
  { signal, begun }: Pick<Controls<never>, 'signal' | 'begun'>,
): Promise<readonly File[]> {
  const t = context.messages.using(enLate);
  // Begun in the tap, or, when this code was there already, still within it.
  const picker = begun === undefined ? openPicker(context, api, params) : (begun as Picker | null);
  if (!picker) throw fail('denied', t('chooserNeedsActivation'));
  const last = context.shelf(lastPicker);
  // A chooser covers the page, so the last one is gone, even if its browser never said so.
  last.picker?.end('replaced');
  last.picker = picker;
  const chosen = await awaitPicker(context, picker, signal);
  if (!chosen) throw fail('cancel', 'cancel');
  const fitting = chosen.filter((file) => fitsChoice(file, kind, extension));
  if (fitting.length === 0) throw fail('invalid', t('wrongFileKind'));
  return fitting.slice(0, count);
}

function lastPicker(): { picker?: Picker } {
  return {};
}
