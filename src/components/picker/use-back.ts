import { useContext, useEffect, useEffectEvent } from 'react';
import { NavigatorContext } from '@/router';

/** While it is open, back closes it before the page. Outside of an app there is no back to take. */
export function useBack(isOpen: boolean, onBack: () => void): void {
  const navigator = useContext(NavigatorContext);
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!navigator || !isOpen) return;
    const layer = navigator.openLayer(() => close());
    return () => layer.close();
  }, [navigator, isOpen]);
}
