import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells when the form around the element is reset. The element's own state goes back then, as native fields do. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const reset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented) return;
    if (event.target instanceof HTMLFormElement && event.target.contains(element.current))
      onReset();
  });
  // On the document: the element may be moved into another form, and `form=` names one that is not around it.
  useEffect(() => {
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, []);
}
