import { useEffectEvent, useLayoutEffect } from 'react';
import { type RepeatPressOptions, useRepeatPress } from '@/components/repeat-press';

export type HoldHandlers = ReturnType<typeof useRepeatPress>;

type StepHoldProps = RepeatPressOptions & {
  readonly onReady: (handlers: HoldHandlers) => void;
};

/** Repeats while the button is held. It draws nothing: the button is pressed without it, too. */
export function StepHold({ onReady, ...options }: StepHoldProps) {
  const handlers = useRepeatPress(options);
  const tell = useEffectEvent(() => onReady(handlers));
  useLayoutEffect(() => tell(), [options.disabled]);
  return null;
}
