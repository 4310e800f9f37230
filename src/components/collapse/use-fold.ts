import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react';

/**
 * Hides the panel of an item after its closing transition. Browsers with `until-found` still find text in a hidden
 * panel, and `onFound` then opens it.
 */
export function useFold(panel: RefObject<HTMLElement | null>, open: boolean, onFound: () => void) {
  const [settled, setSettled] = useState(open ? 'open' : 'shut');
  const isShut = !open && settled === 'shut';
  if (open && settled === 'shut') setSettled('open');

  const [finds, look] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const element = panel.current;
    if (isShut && element && 'onbeforematch' in element) {
      // React supports `hidden` only as a boolean.
      element.setAttribute('hidden', 'until-found');
    }
  }, [panel, isShut, finds]);

  const found = useEffectEvent(onFound);
  // A layout effect, because Find in page may fire as soon as the panel is hidden.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isShut) return;
    const find = () => {
      found();
      // The browser has already revealed the panel. Hide it again if the owner keeps it closed.
      look();
    };
    element.addEventListener('beforematch', find);
    return () => element.removeEventListener('beforematch', find);
  }, [panel, isShut]);

  useEffect(() => {
    const fold = panel.current?.parentElement;
    if (open || isShut || !fold) return;
    let stopped = false;
    const end = () => {
      if (!stopped) setSettled('shut');
    };
    // Empty under reduced motion, or if the browser cannot animate grid rows.
    const running = fold.getAnimations?.() ?? [];
    void Promise.allSettled(running.map(({ finished }) => finished)).then(end);
    return () => {
      stopped = true;
    };
  }, [panel, open, isShut]);

  return isShut;
}
