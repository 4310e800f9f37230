import {
  createContext,
  type CSSProperties,
  type ReactElement,
  type RefObject,
  use,
  useLayoutEffect,
  useState,
} from 'react';
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';
import { useMergedRefs } from '@/components/kit/gestures';
import { type AriaNames, moveInFeed } from '@/components/kit/scrolling';
import styles from './virtual-list.module.css';
import { type ItemKey, planShift, type Shift } from './list-place';

export type RowsScope = {
  readonly role: 'list' | 'feed';
  readonly label: string | undefined;
  readonly busy: boolean;
  /** -1 if the total is unknown. */
  readonly setSize: number;
  readonly horizontal: boolean;
  /** The row that sticks to the start. */
  readonly stuck: number;
  readonly namesOf: (index: number) => AriaNames;
  readonly container: RefObject<HTMLElement | null>;
  readonly onFocus: (index: number | null) => void;
};

export const RowsContext = createContext<RowsScope | null>(null);

/** Rows react to taps at once. virtua sets `pointer-events: none` until 150 ms after a scroll. */
export function Rows({ style, children, ref }: CustomContainerComponentProps) {
  const scope = use(RowsContext);
  const container = scope?.container;
  const merged = useMergedRefs(ref, container);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has one
    <div
      ref={merged}
      role={scope?.role}
      aria-label={scope?.label}
      aria-busy={scope?.busy || undefined}
      data-part="rows"
      className={styles.rows}
      style={{ ...style, pointerEvents: undefined }}
      onFocus={({ target }) => scope?.onFocus(indexOf(target))}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = (node: Element | null) => node !== null && currentTarget.contains(node);
        // Keep the row if the window lost the focus, because the focus returns to the row.
        if (!isInside(relatedTarget) && !isInside(document.activeElement)) scope?.onFocus(null);
      }}
      onKeyDown={(event) => {
        if (scope?.role === 'feed') moveInFeed(event.currentTarget, event.nativeEvent);
      }}
    >
      {children}
    </div>
  );
}

/** Most rows are not in the document, so each row states its position and the total. */
export function Row({ style, index, children, ref }: CustomItemComponentProps) {
  const scope = use(RowsContext);
  if (!scope) return null;
  const isFeed = scope.role === 'feed';
  return (
    <div
      ref={ref}
      role={isFeed ? 'article' : 'listitem'}
      {...scope.namesOf(index)}
      aria-posinset={index + 1}
      aria-setsize={scope.setSize}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed can be focused
      tabIndex={isFeed ? 0 : undefined}
      data-index={index}
      data-state={scope.stuck === index ? 'stuck' : undefined}
      style={scope.stuck === index ? { ...style, ...stuckAt(scope.horizontal) } : style}
    >
      {children}
    </div>
  );
}

/** The other rows are absolute. This row is in the flow at the start, so `position: sticky` works. */
function stuckAt(horizontal: boolean): CSSProperties {
  const start = 'var(--portico-virtual-sticky, 0px)';
  const place = horizontal ? { insetInlineStart: start } : { top: start };
  return { position: 'sticky', zIndex: 1, ...place };
}

function indexOf(target: Element): number | null {
  const row = target.closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset.index) : null;
}

/** The items to show, and whether the last change shifted them. */
export function useShownItems<T>(items: readonly T[], itemKey: ItemKey<T>): Shift<T> {
  const [seen, setSeen] = useState({ items, shown: items, shift: false });
  if (seen.items !== items) {
    setSeen({ items, ...planShift(seen.shown, items, itemKey) });
  }

  const isPart = seen.shown !== seen.items;
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first step must be rendered first
    if (isPart) setSeen((now) => ({ items: now.items, shown: now.items, shift: false }));
  }, [isPart]);

  return seen;
}

/** The index of the last of the ascending numbers that is at most the limit, or -1. */
export function lastAtMost(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? Number.POSITIVE_INFINITY) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** More rows than any window shows. A full cache is cleared at once. */
const MOST = 500;

/**
 * virtua renders all visible rows again whenever one more becomes visible. A row with an unchanged item gets its
 * previous element, so React skips it.
 */
export function keepRows<T>(render: (item: T, index: number) => ReactElement): typeof render {
  const kept = new Map<number, { readonly item: T; readonly row: ReactElement }>();
  return (item, index) => {
    const known = kept.get(index);
    if (known && Object.is(known.item, item)) return known.row;
    if (kept.size >= MOST) kept.clear();
    const row = render(item, index);
    kept.set(index, { item, row });
    return row;
  };
}
