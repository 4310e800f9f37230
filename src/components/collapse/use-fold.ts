import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react';

/**
 * When the panel of an item may be hidden: after it has folded. Hidden, the browser's own search still finds its
 * words, where the browser knows how, and asks for it to be opened.
 */
export function useFold(panel: RefObject<HTMLElement | null>, open: boolean, onFound: () => void) {
  const [settled, setSettled] = useState(open ? 'open' : 'shut');
  const isShut = !open && settled === 'shut';
  if (open && settled === 'shut') setSettled('open');

  const [finds, look] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const element = panel.current;
    if (isShut && element && 'onbeforematch' in element) {
      // React knows only the older, two-valued attribute.
      element.setAttribute('hidden', 'until-found');
    }
  }, [panel, isShut, finds]);

  const found = useEffectEvent(onFound);
  // As early as the panel is hidden: the search of the browser may ask at once.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isShut) return;
    const find = () => {
      found();
      // The browser shows the panel by itself. Where the owner stays with it shut it is hidden again.
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
    // None where there is no motion, or where the browser cannot move rows.
    const running = fold.getAnimations?.() ?? [];
    void Promise.allSettled(running.map(({ finished }) => finished)).then(end);
    return () => {
      stopped = true;
    };
  }, [panel, open, isShut]);

  return isShut;
}
