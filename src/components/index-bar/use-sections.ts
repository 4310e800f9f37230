import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { findScroller, placeInScroller } from '@/components/kit/scrolling';
import { watchSight, watchSizes } from '@/shared/browser';

/** For this many milliseconds after a choice, short sections that also reach the top do not count. */
const CALM = 200;

/** The bar's height and `goTo`. Reports the section at the top. */
export function useSections(
  root: RefObject<HTMLElement | null>,
  letters: readonly string[],
  onCurrent: (letter: string) => void,
) {
  const [height, setHeight] = useState(0);
  const chosenAt = useRef(Number.NEGATIVE_INFINITY);
  const list = letters.join('\n');

  const tell = useEffectEvent((inSight: ReadonlySet<Element>) => {
    if (performance.now() - chosenAt.current < CALM) return;
    const first = sectionsOf(root.current).find((section) => inSight.has(section));
    const letter = first?.dataset.index;
    if (letter !== undefined) onCurrent(letter);
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const scroller = findScroller(element);
    const sizes = watchSizes(() => setHeight(roomFor(element, scroller)));
    sizes.observe(scroller);

    const inSight = new Set<Element>();
    const observer = watchSight(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        tell(inSight);
      },
      // A narrow strip below the top. The first section in it is the current one.
      {
        root: scroller === document.scrollingElement ? null : scroller,
        rootMargin: '-1px 0px -98% 0px',
      },
    );
    if (list) for (const section of sectionsOf(element)) observer.observe(section);
    return () => {
      sizes.disconnect();
      observer.disconnect();
    };
  }, [root, list]);

  const goTo = (letter: string) => {
    const element = root.current;
    const section = sectionsOf(element).find(({ dataset }) => dataset.index === letter);
    if (!element || !section) return;
    chosenAt.current = performance.now();
    const scroller = findScroller(element);
    const { top } = placeInScroller(section, scroller);
    scroller.scrollTo({ top, behavior: 'instant' as ScrollBehavior });
  };

  return { height, goTo };
}

function sectionsOf(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('section[data-index]') ?? [])];
}

/** The visible height of the list before any scrolling, at least half of the scroller. */
function roomFor(root: HTMLElement, scroller: HTMLElement): number {
  const { top } = placeInScroller(root, scroller);
  return Math.max(scroller.clientHeight - Math.max(0, top), scroller.clientHeight / 2);
}
