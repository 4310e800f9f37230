import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ScrollToIndexOpts, VirtualizerHandle } from 'virtua';
import { usePageMemory } from '@/router';

/** One frame to scroll, one to draw. virtua corrects a row's position only until 150 ms after the scroll. */
const FRAMES = 2;

/**
 * Scrolls to a row. The heights of the row and its neighbours are unknown until they are drawn. On a busy phone that
 * frame may come after virtua stops correcting, and the row would be off by the error of the estimate.
 */
export function useGoToRow<T>(
  virtual: RefObject<VirtualizerHandle | null>,
  { shown, shift }: Shift<T>,
) {
  const frame = useRef(0);
  const stay = useCallback(() => cancelAnimationFrame(frame.current), []);
  // The row has another index now, and virtua keeps it in place.
  useLayoutEffect(() => {
    if (shift) stay();
  }, [shown, shift, stay]);

  const goTo = useCallback(
    (index: number, options: ScrollToIndexOpts) => {
      const go = (left: number) => {
        // null after unmount. A cleanup effect would cancel the frame too early in StrictMode.
        virtual.current?.scrollToIndex(index, options);
        if (left > 0) frame.current = requestAnimationFrame(() => go(left - 1));
      };
      stay();
      // Smooth scrolling in virtua waits for measurements. A second call would restart it.
      go(options.smooth ? 0 : FRAMES);
    },
    [virtual, stay],
  );

  return { goTo, stay };
}

type Place = { readonly key: string | number; readonly index: number; readonly delta: number };

type Options<T> = {
  name: string | undefined;
  items: readonly T[];
  itemKey: ItemKey<T>;
  virtual: RefObject<VirtualizerHandle | null>;
  margin: number;
  goTo: (index: number, options: { readonly offset: number }) => void;
};

/**
 * Stores the first visible row in the page's memory. After a refresh, or after the page was dropped to save memory, no
 * row is measured, so a pixel offset would show another row.
 */
export function useRestoredPlace<T>(options: Options<T>) {
  const { name, items, itemKey, virtual, margin, goTo } = options;
  const memory = usePageMemory();
  const field = `list:${name}`;
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current || !name || !memory || items.length === 0) return;
    isDone.current = true;
    const place = memory.read(field);
    if (!isPlace(place)) return;
    const index = findRow(items, itemKey, place);
    goTo(index, { offset: place.delta });
  }, [name, memory, field, items, itemKey, goTo]);

  return (offset: number) => {
    const list = virtual.current;
    if (!name || !memory || !list) return;
    const index = list.findItemIndex(offset);
    const item = items[index];
    if (item === undefined) return;
    const delta = offset - margin - list.getItemOffset(index);
    memory.write(field, { key: itemKey(item, index), index, delta } satisfies Place);
  };
}

function findRow<T>(items: readonly T[], itemKey: ItemKey<T>, { key, index }: Place): number {
  const same = items[index];
  if (same !== undefined && itemKey(same, index) === key) return index;
  const found = items.findIndex((item, at) => itemKey(item, at) === key);
  return found < 0 ? Math.min(index, items.length - 1) : found;
}

function isPlace(value: unknown): value is Place {
  const place = value as Partial<Place> | null | undefined;
  return typeof place?.index === 'number' && typeof place.delta === 'number';
}

/** The distance in pixels that still counts as the end. */
const NEAR = 2;

/** For chats: starts at the end, and stays there when messages arrive or grow, unless users scroll up. */
export function useStayAtEnd(
  virtual: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
  wanted: boolean,
  count: number,
) {
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  // `go` runs for each measured row of every list. Reading a position first would force another layout.
  const go = () => {
    if (!wanted) return;
    // The user has just scrolled up, and the scroll event has not fired yet.
    if ((scroller.current?.scrollTop ?? 0) < lastTop.current - NEAR) isAtEnd.current = false;
    if (isAtEnd.current && count > 0) {
      virtual.current?.scrollToIndex(count - 1, { align: 'end', offset: 1_000_000 });
    }
  };
  useLayoutEffect(go, [wanted, count, virtual, scroller]);

  const follow = () => {
    const around = scroller.current;
    if (!wanted || !around) return;
    lastTop.current = around.scrollTop;
    isAtEnd.current = around.scrollHeight - around.clientHeight - around.scrollTop <= NEAR;
  };
  return { go, follow };
}

export type ItemKey<T> = (item: T, index: number) => string | number;

export type Shift<T> = {
  /** The items to show now. If rows were added at both ends, the new end follows one render later. */
  readonly shown: readonly T[];
  /** Rows were added or removed at the start, so visible rows must stay in place. */
  readonly shift: boolean;
};

/** Detects whether rows were added or removed at the start, which shifts the other rows. */
export function planShift<T>(
  before: readonly T[],
  next: readonly T[],
  itemKey: ItemKey<T>,
): Shift<T> {
  const plain = { shown: next, shift: false };
  if (before.length === 0 || next.length === 0) return plain;
  const isAt = (at: number, list: readonly T[], index: number) => {
    const [ours, theirs] = [next[at], list[index]];
    if (ours === undefined || theirs === undefined) return false;
    return itemKey(ours, at) === itemKey(theirs, index);
  };

  const came = next.findIndex((_, at) => isAt(at, before, 0));
  const end = came + before.length;
  if (came > 0 && isAt(end - 1, before, before.length - 1)) {
    return { shown: end < next.length ? next.slice(0, end) : next, shift: true };
  }
  const gone = before.length - next.length;
  const hasGone =
    gone > 0 && isAt(0, before, gone) && isAt(next.length - 1, before, before.length - 1);
  return hasGone ? { shown: next, shift: true } : plain;
}
