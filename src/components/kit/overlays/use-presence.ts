import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useSafeCall } from '@/components/kit/use-safe-call';

export type PresenceState = 'closed' | 'entering' | 'open' | 'leaving';

const NEXT: Record<'open' | 'closed', Record<PresenceState, PresenceState>> = {
  open: { closed: 'entering', entering: 'entering', open: 'open', leaving: 'open' },
  closed: { closed: 'closed', entering: 'leaving', open: 'leaving', leaving: 'leaving' },
};

/**
 * Keeps a closed element on the screen until its CSS transitions end. Without transitions (reduced motion) it closes at
 * once. If it opens again while it leaves, the transitions reverse. `onEntered` and `onExited` run after the transitions,
 * once for each opening and closing that ends. If it closes in mid-opening, only `onExited` runs.
 */
export function usePresence(
  open: boolean,
  element: { readonly current: HTMLElement | null },
  onExited?: () => void,
  onEntered?: () => void,
): PresenceState {
  const [state, setState] = useState<PresenceState>('closed');
  const call = useSafeCall();
  const next = NEXT[open ? 'open' : 'closed'][state];
  if (next !== state) setState(next);

  const exit = useEffectEvent(() => {
    setState('closed');
    call(onExited);
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
    return afterMotions(target, exit);
  }, [state, element]);

  const enter = useEffectEvent(() => void call(onEntered));
  const isHeard = useEffectEvent(() => onEntered !== undefined);
  useLayoutEffect(() => {
    const target = element.current;
    if (target && state === 'open' && isHeard()) return afterMotions(target, enter);
  }, [state, element]);

  return next;
}

/** Calls `done` when the transitions have ended. The returned function cancels the call. */
function afterMotions(element: HTMLElement, done: () => void): () => void {
  let isStopped = false;
  void Promise.allSettled(motionsOf(element).map((motion) => motion.finished)).then(() => {
    if (!isStopped) done();
  });
  return () => {
    isStopped = true;
  };
}

/** Only transitions. Animations may never finish: a spinner repeats, and others may be paused. */
function motionsOf(element: HTMLElement): Animation[] {
  const motions = element.getAnimations?.({ subtree: true }) ?? [];
  return motions.filter((motion) => motion instanceof CSSTransition);
}
