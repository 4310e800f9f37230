import type { EventSource } from '@/platform/call/listeners';

/** The app comes into view again [S4.2]. */
export const appShow: EventSource<void> = ({ navigator }, emit) =>
  navigator.lifecycle.observe(({ type }) => {
    if (type === 'appShow') emit();
  });
