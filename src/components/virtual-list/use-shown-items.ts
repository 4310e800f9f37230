import { useLayoutEffect, useState } from 'react';
import { type ItemKey, planShift, type Shift } from './plan-shift';

/** The items to show, and whether the last change shifted them. */
export function useShownItems<T>(items: readonly T[], itemKey: ItemKey<T>): Shift<T> {
  const [seen, setSeen] = useState({ items, shown: items, shift: false });
  if (seen.items !== items) {
    setSeen({ items, ...planShift(seen.shown, items, itemKey) });
  }

  const isPart = seen.shown !== seen.items;
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first step has to be on the screen
    if (isPart) setSeen((now) => ({ items: now.items, shown: now.items, shift: false }));
  }, [isPart]);

  return seen;
}
