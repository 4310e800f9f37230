import { useEffect, useEffectEvent } from 'react';
import { PULL_REFRESH_RANGE } from '@/shared/defaults';
import { pullEvent } from './pull-machine';
import { trackPull } from './track-pull';
import { type PullStateOptions, usePullState } from './use-pull-state';

export type PullOptions = PullStateOptions & {
  enabled: boolean;
  /** The finger's way to a refresh. @default 150 */
  range?: number;
  /** Asked when the component is on the screen; null is nothing to pull. */
  find: () => { readonly scroller: HTMLElement; readonly area?: HTMLElement } | null;
  /** The finger is this far below the place where it landed. No render: write it to the element. */
  onFollow: (distance: number) => void;
};

/** What all that pulls has in common: the finger, the states, and what the browser is told. */
export function usePull(options: PullOptions) {
  const { enabled, range = PULL_REFRESH_RANGE } = options;
  const { state, news, send, current } = usePullState(options);

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
    // Else Chromium's own pull-to-refresh reloads the app.
    const before = scroller.style.overscrollBehaviorY;
    scroller.style.overscrollBehaviorY = 'contain';
    const release = trackPull(
      scroller,
      {
        ready: () => isIdle(),
        move: (distance) => onMove(distance),
        end: (how) => onEnd(how),
      },
      area,
    );
    return () => {
      release();
      scroller.style.overscrollBehaviorY = before;
    };
  }, [enabled]);

  return { state, news, send };
}
