import {
  type RefObject,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';

/** Tells when the form of the element, or of a control in it, is reset. The element's own state goes back then, as native fields do. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  // React takes the ref away from what is hidden, in a tab that was left for one; the form resets that, too.
  const known = useRef<Element>(null);
  useLayoutEffect(() => {
    known.current = element.current;
  });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const reset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    if (!isIn(event.target, known.current)) return;
    onReset();
    // Only now the browser writes to the native controls, what they were when they came. The state knows better.
    requestAnimationFrame(redraw);
  });
  // On the document: the element may be moved into another form, and `form=` names one that is not around it. By an
  // effect that lives as long as the component: others sleep while it is hidden.
  useInsertionEffect(() => {
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, []);
}

/** A control with `form="id"` belongs to that form, wherever it stands, and not to the one around it. */
function isIn(form: HTMLFormElement, element: Element | null): boolean {
  if (!element) return false;
  const inside = [element, ...element.querySelectorAll('input, select, textarea')];
  const sent = inside.filter((one) => one.getAttribute('form'));
  return sent.length > 0
    ? sent.some((one) => 'form' in one && one.form === form)
    : form.contains(element);
}
