import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import { lastAtMost } from './rows';
import { findScroller, placeInScroller } from '@/components/kit/scrolling';
import { watchSizes } from '@/shared/browser';
import styles from './virtual-list.module.css';

type Options<T> = {
  items: readonly T[];
  isSticky: ((item: T, index: number) => boolean) | undefined;
  virtual: RefObject<VirtualizerHandle | null>;
  container: RefObject<HTMLElement | null>;
  margin: number;
  horizontal: boolean;
};

/** Finds the heading that sticks, and how far the next heading pushes it out. */
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

  // New items without a scroll event may put another heading at the top.
  useLayoutEffect(() => {
    const offset = virtual.current?.scrollOffset ?? 0;
    if (offset > margin) follow(offset);
    // oxlint-disable-next-line react/exhaustive-deps -- scroll events cover all other changes
  }, [heads]);

  return { stuck: heads[lastAtMost(heads, stuck)] === stuck ? stuck : -1, follow };
}

function place(distance: number, horizontal: boolean): string {
  return horizontal ? `${distance}px 0` : `0 ${distance}px`;
}

/** The distance from the start of the scroller to the list. Content above the list may change it. */
export function useStartMargin(
  container: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  horizontal: boolean,
) {
  const [margin, setMargin] = useState(0);

  const measure = () => {
    const [rows, around] = [container.current, scroller.current];
    // A hidden element has no position.
    if (!rows || !around || around.clientHeight === 0) return;
    const { top, left } = placeInScroller(rows, around);
    const next = Math.max(0, horizontal ? Math.abs(left) : top);
    // oxlint-disable-next-line react/set-state-in-effect -- the position must be measured
    setMargin((before) => (Math.abs(next - before) < 1 ? before : next));
  };

  useLayoutEffect(measure);
  const onSize = useEffectEvent(measure);
  useEffect(() => {
    // Observe preceding siblings only, because ancestors grow with the rows.
    const sizes = watchSizes(() => onSize());
    const around = scroller.current;
    let node: Element | null = container.current;
    while (node && node !== around) {
      for (let before = node.previousElementSibling; before; ) {
        // A chat's spacer changes with the rows, and `onResize` of the rows covers it.
        if (!before.hasAttribute('data-spring')) sizes.observe(before);
        before = before.previousElementSibling;
      }
      node = node.parentElement;
    }
    return () => sizes.disconnect();
  }, [container, scroller]);

  return { margin, measure };
}

/**
 * The element that scrolls the list: its root, the nearest scroller around it, or the document. Beside a document there is
 * nothing to scroll sideways, so a horizontal list is its own scroller there.
 */
export function useScroller(
  root: RefObject<HTMLElement | null>,
  wanted: 'nearest' | 'own',
  horizontal: boolean,
): { scroller: RefObject<HTMLElement | null>; isOwn: boolean } {
  const scroller = useRef<HTMLElement>(null);
  const [isAlone, setIsAlone] = useState(false);
  const isOwn = wanted === 'own' || isAlone;

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const found = isOwn ? element : findScroller(element, horizontal ? 'x' : 'y');
    scroller.current = found;
    if (found !== document.scrollingElement) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the document tells what scrolls
    if (horizontal) return setIsAlone(true);
    const stand = documentScroller(found);
    scroller.current = stand;
    return () => stand.remove();
  }, [root, isOwn, horizontal]);

  return { scroller, isOwn };
}

/**
 * An element as tall as the window, whose scroll position is that of the document. virtua has a list for the window, but that
 * one cannot keep a row that is out of sight, such as the focused one or a heading that sticks.
 */
function documentScroller(root: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.document ?? '';
  Object.defineProperties(element, {
    scrollTop: { get: () => root.scrollTop },
    scrollHeight: { get: () => root.scrollHeight },
  });
  Object.assign(element, {
    scrollTo: root.scrollTo.bind(root),
    scrollBy: root.scrollBy.bind(root),
    addEventListener: document.addEventListener.bind(document),
    removeEventListener: document.removeEventListener.bind(document),
  });
  document.body.append(element);
  return element;
}
