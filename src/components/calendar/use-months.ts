import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { watchSizes } from '@/shared/browser';
import { clamp } from '@/shared/values';
import { dayOfDate, monthOf } from '@/components/kit/day-number';
import { indexAt, type MonthLayout, type MonthSizes, topOf, topOfWeek } from './month-layout';

/** Indexes of months: the one at the top, and the first and the last that are rendered. */
type Shown = { readonly top: number; readonly from: number; readonly to: number };

/**
 * Renders only the months in and near the view of a scroller. It starts at the month of `day`, without the weeks before
 * `min`: users cannot choose a day there.
 */
export function useMonths(
  scroller: RefObject<HTMLElement | null>,
  layout: MonthLayout,
  day: number,
  min: number,
) {
  const start = clamp(monthOf(day) - layout.first, 0, layout.count - 1);
  const [shown, setShown] = useState<Shown>(() => around(start, start, start + 1, layout));
  const placed = useRef<{ layout: MonthLayout; row: number } | null>(null);

  const look = () => {
    const box = scroller.current;
    const sizes = box && sizesOf(box);
    if (!box || !sizes) return;
    const { scrollTop, clientHeight } = box;
    const top = indexAt(layout, scrollTop + sizes.head / 2, sizes);
    const from = indexAt(layout, scrollTop - clientHeight / 2, sizes);
    const to = indexAt(layout, scrollTop + clientHeight * 1.5, sizes);
    const next = around(top, from, to, layout);
    setShown((old) => (isSame(old, next) ? old : next));
  };

  const startTop = (sizes: MonthSizes) =>
    monthOf(min) === layout.first + start
      ? topOfWeek(layout, min, sizes) - sizes.head
      : topOf(layout, start, sizes);

  const scrollTo = (topIn: (sizes: MonthSizes) => number) => {
    const box = scroller.current;
    const sizes = box && sizesOf(box);
    if (!box || !sizes) return;
    box.scrollTop = topIn(sizes);
    look();
  };

  /** Scrolls to the month with this index. */
  const show = (index: number) =>
    scrollTo((sizes) => topOf(layout, clamp(index, 0, layout.count - 1), sizes));

  /** Scrolls as little as possible until the week of this day is visible. */
  const reveal = (wanted: number) => {
    const box = scroller.current;
    const sizes = box && sizesOf(box);
    if (!box || !sizes) return;
    const top = topOfWeek(layout, wanted, sizes);
    // The sticky heading covers the top.
    if (top - sizes.head < box.scrollTop) box.scrollTop = top - sizes.head;
    const bottom = top + sizes.row - box.clientHeight;
    if (bottom > box.scrollTop) box.scrollTop = bottom;
    look();
  };

  /** Restores the scroll position at the start, and after the months or the text size change. */
  const place = useEffectEvent(() => {
    const sizes = scroller.current && sizesOf(scroller.current);
    if (!sizes) return;
    const { current } = placed;
    if (current?.layout === layout && current.row === sizes.row) return look();
    placed.current = { layout, row: sizes.row };
    const box = scroller.current;
    const drawn =
      topOf(layout, Math.min(start + 2, layout.count), sizes) - topOf(layout, start, sizes);
    // The rendered months fill the view, so render the others after the first paint.
    if (box && current === null && drawn >= box.clientHeight) {
      box.scrollTop = startTop(sizes);
      return;
    }
    if (current?.layout === layout) show(shown.top);
    else scrollTo(startTop);
  });

  useLayoutEffect(() => place(), [layout]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // The scroller has no height while its part of the page is hidden.
    const observer = watchSizes(() => place());
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [scroller]);

  return { shown, look, show, reveal };
}

function around(top: number, from: number, to: number, { count }: MonthLayout): Shown {
  return { top, from: Math.max(0, from), to: Math.min(count - 1, to) };
}

function isSame(a: Shown, b: Shown): boolean {
  return a.top === b.top && a.from === b.from && a.to === b.to;
}

/** The heights of a heading and a week, from the style sheet. Null while the calendar is not displayed. */
function sizesOf(box: HTMLElement): MonthSizes | null {
  const [head, row] = ['[data-head]', '[data-week]'].map(
    (part) => box.querySelector(part)?.getBoundingClientRect().height ?? 0,
  );
  return head && row && box.clientHeight ? { head, row } : null;
}

const today = () => dayOfDate(new Date());

/** Today in the user's time zone. It updates when the page becomes visible or gets the focus. */
export function useToday(): number {
  return useSyncExternalStore(watch, today, today);
}

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  window.addEventListener('focus', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    window.removeEventListener('focus', changed);
  };
}
