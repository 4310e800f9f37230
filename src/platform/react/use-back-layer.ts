import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ProvidedContext } from './provided';

/**
 * While it is open, the browser's and the phone's back close it before the page. It is told when the page below
 * it is left, too. Does nothing outside of an app.
 */
export function useBackLayer(open: boolean, close: (cause: 'back' | 'page') => void): void {
  const navigator = useContext(ProvidedContext)?.context.navigator;
  const [round, setRound] = useState(0);
  const told = useEffectEvent((cause: 'back' | 'page') => {
    close(cause);
    // An owner who keeps it open has another entry to spend on the next back.
    if (cause === 'back') setRound(round + 1);
  });

  useEffect(() => {
    if (!open || !navigator) return;
    const layer = navigator.openLayer((cause) => told(cause));
    return () => layer.close();
  }, [open, navigator, round]);
}
