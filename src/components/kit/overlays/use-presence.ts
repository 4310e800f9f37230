import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

export type PresenceState = 'closed' | 'entering' | 'open' | 'leaving';

const NEXT: Record<'open' | 'closed', Record<PresenceState, PresenceState>> = {
  open: { closed: 'entering', entering: 'entering', open: 'open', leaving: 'open' },
  closed: { closed: 'closed', entering: 'leaving', open: 'leaving', leaving: 'leaving' },
};

/**
 * Keeps what is closed on the screen until its transitions have ended, whatever they are; where there are none
 * (reduced motion) it is gone at once. Opened again while it leaves, it turns round where it is.
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
      // The browser must have seen the start of the transition, or there is none.
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

/** Not what moves by itself in it: a spinner never finishes, nor does what is paused. */
function motionsOf(element: HTMLElement): Animation[] {
  const motions = element.getAnimations?.({ subtree: true }) ?? [];
  return motions.filter((motion) => motion instanceof CSSTransition);
}
