import { useEffect, useEffectEvent } from 'react';
import { PULL_REFRESH_RANGE } from '@/shared/defaults';
import type { PullEvent, PullState } from './next-pull-state';
import { pullEvent } from './pull-way';
import { trackPull } from './track-pull';

/** The scroller, and the area inside it that takes the pull, if not all of it does. */
type Pulled = { readonly scroller: HTMLElement; readonly area?: HTMLElement };

export type PullFingerOptions = {
  enabled: boolean;
  /** The distance of the finger that refreshes. @default 150 */
  range?: number;
  /** Called when the component is mounted. With null there is no pull. */
  find: () => Pulled | null;
  /** The distance of the finger below the point where it landed. Write it to the element, without a render. */
  onFollow: (distance: number) => void;
};

type Machine = {
  readonly send: (event: PullEvent) => void;
  readonly current: () => PullState;
};

/** Sends the moves of the finger to the state machine. */
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
    const { scroller, area } = found;
    const { style } = scroller;
    const before = style.overscrollBehaviorY;
    // Without it, Chromium's own pull-to-refresh reloads the app.
    style.overscrollBehaviorY = 'contain';
    const stop = trackPull(
      scroller,
      {
        ready: () => isIdle(),
        move: (distance) => onMove(distance),
        end: (how) => onEnd(how),
      },
      area,
    );
    return () => {
      stop();
      style.overscrollBehaviorY = before;
    };
  }, [enabled]);
}
