import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ProvidedContext } from './use-platform';

/**
 * While `open` is true, Back calls `close` instead of leaving the page. Leaving the page in another way also calls
 * `close`. Does nothing outside of an app.
 */
export function useBackLayer(open: boolean, close: (cause: 'back' | 'page') => void): void {
  const navigator = useContext(ProvidedContext)?.context.navigator;
  const [round, setRound] = useState(0);
  const closeBy = useEffectEvent((cause: 'back' | 'page') => {
    // Back has used up the history entry. If the owner stays open, the next round adds another one.
    if (cause === 'back') setRound(round + 1);
    return close(cause);
  });

  useEffect(() => {
    if (!open || !navigator) return;
    const layer = navigator.openLayer((cause) => closeBy(cause));
    return () => layer.close();
  }, [open, navigator, round]);
}
