/** The common part of all choosers: wait for the file chooser, and keep the files that fit. */

import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import type { Controls } from '@/platform/call/task';
import { type ChosenFiles, suffixOf } from '@/platform/files/file-source';
import { createTempFile } from '@/platform/files/temp-files';
import { enLate } from '@/shared/messages';
import { hasOwn } from '@/shared/values';
import { type ChooserName, openPicker, type Picker } from './picker';

export type FileKind = 'all' | 'image' | 'video' | 'audio';

type Choice = {
  readonly api: ChooserName;
  /** The parameters of the call, for the file chooser. */
  readonly params: unknown;
  readonly kind: FileKind;
  readonly extension: readonly string[] | null;
  readonly count: number;
};

export type ChooserControls = Pick<Controls<never, Picker | null>, 'signal' | 'begun'>;

/** Asks the user for files. If there are too many, the first ones are kept. Without a tap it fails at once [S8.6]. */
export async function chooseFiles(
  context: PlatformContext,
  { api, params, kind, extension, count }: Choice,
  fail: Fail,
  { signal, begun }: ChooserControls,
): Promise<readonly File[]> {
  const t = context.messages.using(enLate);
  // If this code was already loaded, the call still runs in the tap and opens the chooser itself.
  const picker = begun === undefined ? openPicker(context, api, params) : begun;
  if (!picker) throw fail('denied', t('chooserNeedsActivation'));
  const last = context.shelf(lastPicker);
  // A chooser covers the page. So the last one has closed, even if the browser sent no event.
  last.picker?.end('replaced');
  last.picker = picker;
  const files = await awaitPicker(context, picker, signal);
  if (!files) throw fail('cancel', 'cancel');
  const fitting = files.filter((file) => fitsChoice(file, kind, extension));
  if (fitting.length === 0) throw fail('invalid', t('wrongFileKind'));
  return fitting.slice(0, count);
}

function lastPicker(): { picker?: Picker } {
  return {};
}

/** Gives the files paths that every file call takes. */
export function chosenFiles(
  context: PlatformContext,
  files: readonly File[],
  owner: AbortSignal | null,
): ChosenFiles {
  const tempFiles = files.map((file) => {
    const { name, size, type } = file;
    return { path: createTempFile(context, file, name, owner).path, name, size, type, file };
  });
  return { tempFilePaths: tempFiles.map(({ path }) => path), tempFiles };
}

/** Further MIME types of a suffix: `suffixOf` knows one. */
const subtypes: { readonly [suffix in string]?: string } = {
  ico: 'vnd.microsoft.icon',
  m4v: 'mp4',
  avi: 'x-msvideo',
  mp3: 'mpeg',
  m4a: 'mp4',
};

/**
 * Whether a file has the kind that the call wants: browsers take `accept` as a hint only. The name or the type
 * decides, because phones rename files that they convert. A file without a type fits every kind.
 */
export function fitsChoice(
  { name, type }: Pick<File, 'name' | 'type'>,
  kind: FileKind,
  suffixes: readonly string[] | null,
): boolean {
  const [family = '', subtype = ''] = type.split(/[/;]/);
  if (kind !== 'all' && family !== '' && family !== kind) return false;
  if (!suffixes) return true;
  const suffixOfName = /\.[^.]+$/.exec(name)?.[0]?.toLowerCase();
  return suffixes.some(
    (suffix) =>
      [suffixOfName, suffixOf(type)].includes(`.${suffix}`) ||
      [suffix, hasOwn(subtypes, suffix) && subtypes[suffix]].includes(subtype),
  );
}

/** Milliseconds. A tap so soon after the opening is the tap that opened the chooser. */
const OPENING = 500;
const TICK = 250;

/**
 * The files that the user chose, or null. Older engines send no event for a cancel, so there the user's return to
 * the page ends the choice. Some phones deliver the files late or without an event, so it waits for them first.
 */
export function awaitPicker(
  context: PlatformContext,
  picker: Picker,
  signal: AbortSignal,
): Promise<readonly File[] | null> {
  const { env } = context;
  const { window, document } = env;
  const { input } = picker;
  const patience = returnPatience(window.navigator);
  const files = () => Array.from(input.files ?? []);
  let stopWaiting: (() => void) | null = null;

  const wait = (left: number) => {
    stopWaiting = env.after(TICK, () => {
      if (left <= 0 || files().length > 0) picker.end('returned');
      else wait(left - TICK);
    });
  };
  const onLeave = () => {
    stopWaiting?.();
    stopWaiting = null;
  };
  const onReturn = () => {
    if (!stopWaiting && env.now() - picker.openedAt >= OPENING) wait(patience);
  };
  const onVisibility = () => (document.hidden ? onLeave() : onReturn());
  const onAbort = () => picker.end('abort');

  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    // Only the window's own focus: focus events of elements do not bubble.
    for (const type of ['focus', 'pageshow']) window[change](type, onReturn);
    window[change]('blur', onLeave);
    // A touch on the page means that no chooser covers it.
    for (const type of ['pointerdown', 'keydown']) window[change](type, onReturn, true);
    document[change]('visibilitychange', onVisibility);
    signal[change]('abort', onAbort);
  };

  listen('addEventListener');
  if (signal.aborted) onAbort();

  return picker.ended.then((how) => {
    onLeave();
    listen('removeEventListener');
    const kept = how === 'change' || how === 'returned' ? files() : [];
    return kept.length > 0 ? kept : null;
  });
}

/**
 * Milliseconds that files may take after the user's return. Chromium 113, Safari 16.4 and Firefox 91 send an event
 * for a cancel, so there the wait may be long: an iPhone first converts the files.
 */
export function returnPatience({
  userAgent,
  userActivation,
}: Pick<Navigator, 'userAgent'> & { readonly userActivation?: unknown }): number {
  const chromium = /Chrome\/(\d+)/.exec(userAgent)?.[1];
  const sendsCancel = chromium
    ? Number(chromium) >= 113
    : userActivation !== undefined || userAgent.includes('Firefox/');
  return sendsCancel ? 10_000 : 3000;
}
