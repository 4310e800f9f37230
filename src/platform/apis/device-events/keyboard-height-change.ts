import type { EventSource } from '@/platform/call/listeners';
import { watchKeyboard } from '@/platform/device/watch-keyboard';

/** How much of the window the screen keyboard covers; 0 when it goes. */
export const keyboardHeightChange: EventSource<{ readonly height: number }> = ({ env }, emit) =>
  watchKeyboard(env, (height) => emit({ height }));
