import { useState, useSyncExternalStore } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

function watch(tell: () => void) {
  const list = matchMedia(STILL);
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

/** Does it go on by itself? People's own choice first; who wants less motion has to start it. */
export function useRotationChoice() {
  const [choice, choose] = useState<'none' | 'run' | 'stop'>('none');
  const isStill = useSyncExternalStore(
    watch,
    () => matchMedia(STILL).matches,
    () => false,
  );
  const runs = choice === 'run' || (choice === 'none' && !isStill);
  return { runs, isForced: choice === 'run', toggle: () => choose(runs ? 'stop' : 'run') };
}
