import type { RefCallback } from 'react';
import { attachLongPress, attachPress } from './attach-press';
import { useAttached } from './use-attached';

export type PressOptions = {
  /** @default false */
  disabled?: boolean;
  /** A tap, a click, Enter or Space. Put it on a button: only that is reached by keyboard. */
  onTap?: (event: MouseEvent) => void;
  /** [S9.11] Held for 350 ms without a move; then the tap does not come. Also the keyboard's menu key. */
  onLongPress?: (at: { readonly x: number; readonly y: number }) => void;
  /** A finger is on it, or is no longer. */
  onPressChange?: (isPressed: boolean) => void;
};

/** Taps and long presses: `<button ref={usePress({ onTap, onLongPress })} />`. */
export function usePress(options: PressOptions): RefCallback<HTMLElement> {
  return useAttached(options, options.onLongPress ? attachLongPress : attachPress);
}
