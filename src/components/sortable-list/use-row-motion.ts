import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Moves rows smoothly to their new places. Call the returned function before a change of the order: it remembers where
 * the rows are on the screen and renders.
 */
export function useRowMotion(list: RefObject<HTMLElement | null>): () => void {
  const before = useRef<ReadonlyMap<Element, number> | null>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const [element, from] = [list.current, before.current];
    before.current = null;
    if (element && from) settle(element, from);
  });
  return () => {
    if (list.current) before.current = topsOf(list.current);
    render();
  };
}

/** Ends the drag of a row in the document, and moves each row from the place it had on the screen. */
function settle(list: HTMLElement, from: ReadonlyMap<Element, number>) {
  const dragged = list.querySelector('[data-dragging]');
  releaseRows(list);
  const now = topsOf(list);
  for (const row of rowsOf(list)) {
    const way = (from.get(row) ?? now.get(row) ?? 0) - (now.get(row) ?? 0);
    if (Math.abs(way) < 1) continue;
    const zIndex = row === dragged ? 2 : 'auto';
    // As long as the transitions of the style sheet: none where users or the theme want no motion.
    const duration = Number.parseFloat(getComputedStyle(row).transitionDuration) * 1000;
    row.animate(
      [
        { transform: `translateY(${way}px)`, zIndex },
        { transform: 'none', zIndex },
      ],
      { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    );
  }
}

export function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.children].filter((each): each is HTMLElement => each instanceof HTMLElement);
}

/** Removes what a drag wrote to the rows, and stops their animations. */
export function releaseRows(list: HTMLElement): void {
  list.removeAttribute('data-sorting');
  for (const row of rowsOf(list)) {
    row.removeAttribute('data-dragging');
    row.removeAttribute('data-top');
    row.style.removeProperty('transform');
    for (const animation of row.getAnimations?.() ?? []) {
      // CSS transitions of the shadow continue.
      if (!('transitionProperty' in animation)) animation.cancel();
    }
  }
}

function topsOf(list: HTMLElement): ReadonlyMap<Element, number> {
  const { top } = list.getBoundingClientRect();
  return new Map(rowsOf(list).map((row) => [row, row.getBoundingClientRect().top - top]));
}
