import type { EventSource } from '@/platform/lazy-events';

/** The button in the middle of the tab bar, besides its own onPress. */
export const tabBarMidButtonTap: EventSource<void> = ({ news }, emit) =>
  news.$on('tabBarMidButtonTap', () => emit());
