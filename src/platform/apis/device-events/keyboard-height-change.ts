import type { EventSource } from '@/platform/lazy-events';
import { watchKeyboard } from '@/platform/watch-keyboard';

/** How much of the window the screen keyboard covers; 0 when it goes. */
export const keyboardHeightChange: EventSource<{ readonly height: number }> = ({ env }, emit) =>
  watchKeyboard(env, (height) => emit({ height }));
