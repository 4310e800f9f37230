import { useEffect, useState } from 'react';
import { VIDEO_CONTROLS_DURATION } from '@/shared/defaults';

/** [S9.25] They go some time after the last touch, but stay while `held`: paused, dragged, or reached by keys. */
export function useControlsShown(held: boolean) {
  const [isShown, setShown] = useState(true);
  const [touched, setTouched] = useState(0);
  useEffect(() => {
    if (held || !isShown) return;
    const timer = setTimeout(() => setShown(false), VIDEO_CONTROLS_DURATION);
    return () => clearTimeout(timer);
  }, [held, isShown, touched]);
  return {
    isShown: isShown || held,
    touch: () => {
      setShown(true);
      setTouched((count) => count + 1);
    },
    toggle: () => {
      setShown(held || !isShown);
      setTouched((count) => count + 1);
    },
  };
}
