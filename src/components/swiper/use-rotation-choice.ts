import { useState, useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '@/shared/browser';

const STILL = '(prefers-reduced-motion: reduce)';

const watch = (notify: () => void) => watchMedia(STILL, notify);

export type RotationChoice = ReturnType<typeof useRotationChoice>;

/** Whether autoplay runs. The user's choice comes first. With reduced motion the user has to start it. */
export function useRotationChoice() {
  const [choice, choose] = useState<'none' | 'run' | 'stop'>('none');
  const isStill = useSyncExternalStore(
    watch,
    () => matchesMedia(STILL),
    () => false,
  );
  const runs = choice === 'run' || (choice === 'none' && !isStill);
  return { runs, isForced: choice === 'run', toggle: () => choose(runs ? 'stop' : 'run') };
}
