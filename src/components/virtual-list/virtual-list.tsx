import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { type RowNames, rowNames, useKeptPlace } from '@/components/kit/scrolling';
import { asList, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { isMotionReduced } from '@/shared/browser';
import { useHydrated } from '@/shared/use-hydrated';
import { keepRows, Row, Rows, RowsContext, type RowsScope, useShownItems } from './rows';
import { type ItemKey, useGoToRow, useRestoredPlace, useStayAtEnd } from './list-place';
import { useScroller, useStartMargin, useStickyRows } from './list-layout';
import styles from './virtual-list.module.css';

export type VirtualListHandle = {
  scrollToIndex: (
    index: number,
    options?: {
      /** @default 'start' */
      readonly align?: 'start' | 'center' | 'end' | 'nearest';
      /** @default false */
      readonly animated?: boolean;
      /** An additional offset in pixels. @default 0 */
      readonly offset?: number;
    },
  ) => void;
  /** Pixels from the start of the scroller. */
  scrollTo: (offset: number) => void;
};

type Native<T> = Omit<ComponentProps<'div'>, 'children' | 'role' | 'onScroll'> & RowNames<T>;

export type VirtualListProps<T> = Native<T> & {
  /** The rows' data. Pass a new array when they change. */
  items: readonly T[];
  /** Renders a row. Heights may differ and change. */
  renderItem: (item: T, index: number) => ReactNode;
  /** Identifies items, so that visible rows stay in place when rows before them change. */
  itemKey: ItemKey<T>;
  /** The accessible name. */
  label?: string | undefined;
  /** @default 'list' */
  role?: 'list' | 'feed';
  /** `nearest`: a scroller around it, such as a page or the document. `own`: the root, which needs a height. @default 'nearest' */
  scroller?: 'nearest' | 'own';
  /** The estimated size in pixels of a row that is not measured yet. @default taken from the first rows */
  estimate?: number;
  /** How many pixels before and after the visible area are rendered. @default 200 */
  overscan?: number;
  /** Scrolls sideways, also in RTL. @default false */
  horizontal?: boolean;
  /** For chats: starts at the end, and stays there unless the user scrolls up. @default false */
  reverse?: boolean;
  /** Which rows are headings that stick to the start. */
  isSticky?: (item: T, index: number) => boolean;
  /** The row at which the list starts. */
  initialIndex?: number;
  /** In a page: stores the first visible row under this name and restores it after a refresh. */
  restoreKey?: string;
  /** Above the rows. */
  header?: ReactNode;
  /** Below the rows. */
  footer?: ReactNode;
  /** More items are loading. @default false */
  busy?: boolean;
  /** The total number of items; -1 if unknown. @default as many as items */
  total?: number;
  /** How many rows the server renders. @default 12 */
  serverCount?: number;
  onScroll?: (offset: number) => void;
  handle?: Ref<VirtualListHandle>;
};

const readers = { items: asList };

/** A list of any length. Only the visible rows are in the document. */
export function VirtualList<T>(ownProps: VirtualListProps<T>) {
  const {
    items,
    renderItem,
    itemKey,
    label,
    role = 'list',
    itemLabel,
    itemLabelledBy,
    itemDescribedBy,
    scroller: whose = 'nearest',
    estimate,
    overscan = 200,
    horizontal = false,
    reverse = false,
    isSticky,
    initialIndex,
    restoreKey,
    header,
    footer,
    busy = false,
    total,
    serverCount = 12,
    onScroll,
    handle,
    ref,
    className,
    ...native
  } = useData('VirtualList', useDefaults('VirtualList', ownProps), readers);
  const isBrowser = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLElement>(null);
  const virtual = useRef<VirtualizerHandle>(null);
  const merged = useMergedRefs(root, ref);
  const { scroller, isOwn } = useScroller(root, whose, horizontal);
  useKeptPlace(scroller, isOwn);
  const { margin, measure } = useStartMargin(container, scroller, horizontal);
  const change = useShownItems(items, itemKey);
  const { shown, shift } = change;
  const { stuck, follow: followHead } = useStickyRows({
    ...{ items: shown, isSticky, virtual, container, margin, horizontal },
  });
  const end = useStayAtEnd(virtual, scroller, reverse, shown.length);
  const { goTo, stay } = useGoToRow(virtual, change);
  const savePlace = useRestoredPlace({
    ...{ name: restoreKey, items: shown, itemKey, virtual, margin, goTo },
  });

  const [focused, setFocused] = useState<{ index: number; key: string | number } | null>(null);
  const focusedIndex = useMemo(() => {
    if (!focused) return -1;
    const same = shown[focused.index];
    if (same !== undefined && itemKey(same, focused.index) === focused.key) return focused.index;
    return shown.findIndex((item, index) => itemKey(item, index) === focused.key);
    // oxlint-disable-next-line react/exhaustive-deps -- the key of an item does not change
  }, [focused, shown]);

  const scope: RowsScope = {
    ...{ role, label, busy, horizontal, stuck, container },
    setSize: total ?? shown.length,
    namesOf: (index) => {
      const item = shown[index];
      if (item === undefined) return {};
      return rowNames({ itemLabel, itemLabelledBy, itemDescribedBy }, item, index);
    },
    onFocus: (index) => {
      const item = index === null ? undefined : shown[index];
      setFocused(
        item === undefined || index === null ? null : { index, key: itemKey(item, index) },
      );
    },
  };

  const hasScrolled = useRef(false);
  useLayoutEffect(() => {
    // The effect runs again when a hidden page is shown. Keep the user's position then.
    if (hasScrolled.current) return;
    if (initialIndex !== undefined && !reverse) virtual.current?.scrollToIndex(initialIndex);
    // oxlint-disable-next-line react/exhaustive-deps -- only the first position
  }, []);

  useHandle(handle, {
    scrollToIndex: (index, { align = 'start', animated = false, offset = 0 } = {}) => {
      const smooth = animated && !isMotionReduced();
      goTo(index, { align, smooth, offset });
    },
    scrollTo: (offset) => {
      stay();
      virtual.current?.scrollTo(offset);
    },
  });

  const render = useMemo(
    () =>
      keepRows((item: T, index) => (
        <Fragment key={itemKey(item, index)}>{renderItem(item, index)}</Fragment>
      )),
    [itemKey, renderItem],
  );
  const kept = [focusedIndex, stuck].filter((index) => index >= 0);

  return (
    <RowsContext value={scope}>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- users scroll it with the keyboard
        tabIndex={isOwn ? 0 : undefined}
        {...native}
        ref={merged}
        className={joinClasses(styles.root, className)}
        data-own={isOwn ? '' : undefined}
        data-axis={horizontal ? 'x' : 'y'}
      >
        {header}
        {isOwn && reverse && <div className={styles.spring} data-spring />}
        <Virtualizer
          // Hydrate the server's rows unchanged, then remount with the rows that fit the window.
          key={isBrowser ? 'browser' : 'server'}
          ref={virtual}
          data={shown}
          as={Rows}
          item={Row}
          scrollRef={scroller}
          bufferSize={overscan}
          horizontal={horizontal}
          shift={shift}
          startMargin={margin}
          keepMounted={kept}
          {...(estimate !== undefined && { itemSize: estimate })}
          {...(!isBrowser && { ssrCount: serverCount })}
          onScroll={(offset) => {
            hasScrolled.current = true;
            followHead(offset);
            end.follow();
            savePlace(offset);
            onScroll?.(offset);
          }}
          onScrollEnd={measure}
          onResize={() => {
            // Only a chat's spacer moves the start of the rows. Other lists skip the layout that measuring forces.
            if (reverse) measure();
            end.go();
          }}
        >
          {render}
        </Virtualizer>
        {footer}
      </div>
    </RowsContext>
  );
}
