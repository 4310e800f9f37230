import type { EventSource } from '@/platform/call/listeners';

/** The app goes out of view [S4.2]. */
export const appHide: EventSource<void> = ({ navigator }, emit) =>
  navigator.lifecycle.observe(({ type }) => {
    if (type === 'appHide') emit();
  });
