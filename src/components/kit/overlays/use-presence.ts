import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

export type PresenceState = 'closed' | 'entering' | 'open' | 'leaving';

const NEXT: Record<'open' | 'closed', Record<PresenceState, PresenceState>> = {
  open: { closed: 'entering', entering: 'entering', open: 'open', leaving: 'open' },
  closed: { closed: 'closed', entering: 'leaving', open: 'leaving', leaving: 'leaving' },
};

/**
 * Keeps a closed element on the screen until its CSS transitions end. Without transitions (reduced motion) it closes at
 * once. If it opens again while it leaves, the transitions reverse.
 */
export function usePresence(
  open: boolean,
  element: RefObject<HTMLElement | null>,
  onExited?: () => void,
): PresenceState {
  const [state, setState] = useState<PresenceState>('closed');
  const next = NEXT[open ? 'open' : 'closed'][state];
  if (next !== state) setState(next);

  const exit = useEffectEvent(() => {
    setState('closed');
    onExited?.();
  });

  useLayoutEffect(() => {
    const target = element.current;
    if (!target || state !== 'entering') return;
    const frame = requestAnimationFrame(() => {
      // Forces a layout: without a start style the browser runs no transition.
      target.getBoundingClientRect();
      setState('open');
    });
    return () => cancelAnimationFrame(frame);
  }, [state, element]);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target || state !== 'leaving') return;
    let back = false;
    void Promise.allSettled(motionsOf(target).map((motion) => motion.finished)).then(() => {
      if (!back) exit();
    });
    return () => {
      back = true;
    };
  }, [state, element]);

  return next;
}

/** Only transitions. Animations may never finish: a spinner repeats, and others may be paused. */
function motionsOf(element: HTMLElement): Animation[] {
  const motions = element.getAnimations?.({ subtree: true }) ?? [];
  return motions.filter((motion) => motion instanceof CSSTransition);
}
