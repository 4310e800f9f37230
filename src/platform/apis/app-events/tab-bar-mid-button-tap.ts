import type { EventSource } from '@/platform/call/listeners';

/** The button in the middle of the tab bar, besides its own onPress. */
export const tabBarMidButtonTap: EventSource<void> = ({ midButtonTaps }, emit) => {
  const hear = () => emit();
  midButtonTaps.add(hear);
  return () => {
    midButtonTaps.delete(hear);
  };
};
