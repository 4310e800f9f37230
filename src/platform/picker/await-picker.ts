import type { PlatformContext } from '@/platform/call/context';
import { returnPatience } from './return-patience';
import type { Picker } from './open-picker';

/** Taps this soon after it was opened are still the one that opened it. */
const OPENING = 500;
const TICK = 250;

/**
 * What was chosen; null when nothing was, in every engine. Where no event tells of a cancel, the visitor's return
 * to the page does: but files come late on some phones, or without any event, so they are waited for.
 */
export function awaitPicker(
  context: PlatformContext,
  picker: Picker,
  signal: AbortSignal,
): Promise<readonly File[] | null> {
  const { env, navigator } = context;
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
  const leave = () => {
    stopWaiting?.();
    stopWaiting = null;
  };
  const come = () => {
    if (!stopWaiting && env.now() - picker.openedAt >= OPENING) wait(patience);
  };
  const turn = () => (document.hidden ? leave() : come());
  const give = () => picker.end('abort');

  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    // The window's own: an element's focus neither bubbles nor means anything.
    for (const type of ['focus', 'pageshow']) window[change](type, come);
    window[change]('blur', leave);
    // A finger on the page means that nothing covers it any more.
    for (const type of ['pointerdown', 'keydown']) window[change](type, come, true);
    document[change]('visibilitychange', turn);
    signal[change]('abort', give);
  };

  listen('addEventListener');
  if (signal.aborted) give();
  const page = navigator.activePage();
  const forget = page ? navigator.onUnload(page.id, () => picker.end('page')) : () => {};

  return picker.ended.then((how) => {
    leave();
    listen('removeEventListener');
    forget();
    const kept = how === 'change' || how === 'returned' ? files() : [];
    return kept.length > 0 ? kept : null;
  });
}
