import { type RefObject, useEffect, useRef, useState } from 'react';

const CALL = 'portico:form-call';

/** Whoever is late adds what has to be waited for. */
type Call = CustomEvent<Promise<void>[]>;

/** Fields in there that have not been rendered yet, in tabs that nobody has visited for one: they come. */
export async function callFields(inside: Element | null): Promise<void> {
  const detail: Promise<void>[] = [];
  inside?.dispatchEvent(new CustomEvent(CALL, { bubbles: true, detail }));
  await Promise.all(detail);
}

/**
 * For what renders its content late: true while the form around it wants the fields that are in there. The form goes
 * on when that has been rendered, its effects have run, and it is false again.
 */
export function useFormCall(element: RefObject<Element | null>, isLate: boolean): boolean {
  const [isCalled, setCalled] = useState(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    if (!isLate) return;
    const hear = (event: Event) => {
      if (!(event.target instanceof Node) || !event.target.contains(element.current)) return;
      (event as Call).detail.push(new Promise((resolve) => waiting.current.push(resolve)));
      setCalled(true);
    };
    // On the document: the element may be moved into another form.
    document.addEventListener(CALL, hear);
    return () => document.removeEventListener(CALL, hear);
  }, [element, isLate]);

  useEffect(() => {
    // What came may have parts in it that are late, and hear of it only as long as they are awake.
    if (isCalled) void callFields(element.current).then(() => setCalled(false));
    else for (const goOn of waiting.current.splice(0)) goOn();
  }, [element, isCalled]);

  useEffect(
    () => () => {
      for (const goOn of waiting.current.splice(0)) goOn();
    },
    [],
  );
  return isCalled;
}
