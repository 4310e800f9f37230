import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { lastAtMost } from './last-at-most';

type Options<T> = {
  items: readonly T[];
  isSticky: ((item: T, index: number) => boolean) | undefined;
  virtual: RefObject<VirtualizerHandle | null>;
  container: RefObject<HTMLElement | null>;
  margin: number;
  horizontal: boolean;
};

/** Which of the headings among the rows sticks, and how far the next one has pushed it out. */
export function useStickyRows<T>(options: Options<T>) {
  const { items, isSticky, virtual, container, margin, horizontal } = options;
  const heads = useMemo(
    () => (isSticky ? items.flatMap((item, index) => (isSticky(item, index) ? [index] : [])) : []),
    [items, isSticky],
  );
  const [stuck, setStuck] = useState(-1);
  const pushed = useRef<HTMLElement | null>(null);

  const follow = (offset: number) => {
    const list = virtual.current;
    if (!list || (heads.length === 0 && !pushed.current)) return;
    const inside = offset - margin;
    const at = inside < 0 ? -1 : lastAtMost(heads, list.findItemIndex(offset));
    const head = heads[at] ?? -1;
    setStuck(head);

    const next = heads[at + 1];
    const room = next === undefined ? Infinity : list.getItemOffset(next) - inside;
    const over = head < 0 ? 0 : Math.max(0, list.getItemSize(head) - room);
    const row = container.current?.querySelector<HTMLElement>(`[data-index="${head}"]`) ?? null;
    if (pushed.current && pushed.current !== row) pushed.current.style.translate = '';
    pushed.current = row;
    if (!row) return;
    const isRtl = horizontal && getComputedStyle(row).direction === 'rtl';
    row.style.translate = over === 0 ? '' : place(isRtl ? over : -over, horizontal);
  };

  // Other rows under the same offset: nobody scrolls, and another heading is the one that sticks.
  useLayoutEffect(() => {
    const offset = virtual.current?.scrollOffset ?? 0;
    if (offset > margin) follow(offset);
    // oxlint-disable-next-line react/exhaustive-deps -- else the scroller tells
  }, [heads]);

  return { stuck: heads[lastAtMost(heads, stuck)] === stuck ? stuck : -1, follow };
}

function place(distance: number, horizontal: boolean): string {
  return horizontal ? `${distance}px 0` : `0 ${distance}px`;
}
