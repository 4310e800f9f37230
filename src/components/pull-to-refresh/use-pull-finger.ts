import { useEffect, useEffectEvent } from 'react';
import { PULL_REFRESH_RANGE } from '@/shared/defaults';
import type { PullEvent, PullState } from './next-pull-state';
import { pullEvent } from './pull-way';
import { trackPull } from './track-pull';
import type { Pulled } from './use-contained';

export type PullFingerOptions = {
  enabled: boolean;
  /** The finger's way to a refresh. @default 150 */
  range?: number;
  /** Asked when the component is on the screen; null is nothing to pull. */
  find: () => Pulled | null;
  /** The finger is this far below the place where it landed. No render: write it to the element. */
  onFollow: (distance: number) => void;
};

type Machine = {
  readonly send: (event: PullEvent) => void;
  readonly current: () => PullState;
};

/** Tells the machine what the finger does. */
export function usePullFinger(options: PullFingerOptions, { send, current }: Machine): void {
  const { enabled, range = PULL_REFRESH_RANGE } = options;
  const onMove = useEffectEvent((distance: number) => {
    options.onFollow(distance);
    send(pullEvent(distance, range));
  });
  const onEnd = useEffectEvent(send);
  const isIdle = useEffectEvent(() => current() === 'idle');
  const find = useEffectEvent(options.find);

  useEffect(() => {
    const found = enabled ? find() : null;
    if (!found) return;
    return trackPull(
      found.scroller,
      {
        ready: () => isIdle(),
        move: (distance) => onMove(distance),
        end: (how) => onEnd(how),
      },
      found.area,
    );
  }, [enabled]);
}
