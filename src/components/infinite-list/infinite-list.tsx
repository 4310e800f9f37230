import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '@/components/kit/props';
import { useNumbers } from '@/components/kit/use-numbers';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { REACH_BOTTOM_DISTANCE } from '@/shared/defaults';
import { enInfiniteList } from '@/shared/messages/en-lists';
import styles from './infinite-list.module.css';
import { LoadRow } from './load-row';
import { type LoadSide, useLoader } from './use-loader';
import {
  findScroller,
  holdAnchor,
  moveInFeed,
  type RowNames,
  rowNames,
} from '@/components/kit/scrolling';
import { asList, ifGiven, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import '@/components/kit/tokens-extra.css';

type Native = Omit<ComponentProps<'div'>, 'role'>;

export type InfiniteListProps<T = ReactNode> = Native &
  RowNames<T> & {
    /** The accessible name of the feed. */
    label?: string;
    /** The items. Alternatively, pass the rendered items as children. */
    items?: readonly T[];
    /** Renders one of the `items`. @default the item */
    renderItem?: (item: T, index: number) => ReactNode;
    /** Identifies one of the `items`. @default its index */
    itemKey?: (item: T, index: number) => string | number;
    /** Loads the next items. Its promise resolves when they are in `items`, and rejects on failure. */
    loadMore: () => unknown;
    /** False when there are no more items. */
    hasMore: boolean;
    /** The same for items before the first. Visible items stay in place. */
    loadPrevious?: () => unknown;
    /** @default false */
    hasPrevious?: boolean;
    /** The distance to the end, in pixels, at which the next load starts. @default 50 */
    threshold?: number;
    /** Only the button loads. @default false */
    manual?: boolean;
    /** Shown when there are no items. @default 'Nothing here yet' */
    empty?: ReactNode;
    /** Shown after the last item; null shows nothing. @default 'That is all' */
    end?: ReactNode;
    /**
     * Renders the items. Use `VirtualList` to keep only visible items in the document, or a function that renders it
     * with more props. An inline function is allowed.
     */
    list?: (props: FeedProps<NoInfer<T>>) => ReactNode;
  };

const readers = { items: ifGiven(asList) };

/** A list that loads more near its end. It runs one load at a time, and only while it is visible. [S9.15] */
export function InfiniteList<T = ReactNode>(ownProps: InfiniteListProps<T>) {
  const {
    label,
    items: given,
    renderItem: renderGiven,
    itemKey: keyOfGiven,
    itemLabel,
    itemLabelledBy,
    itemDescribedBy,
    loadMore,
    hasMore,
    loadPrevious,
    hasPrevious = false,
    threshold = REACH_BOTTOM_DISTANCE,
    manual = false,
    empty,
    end,
    list,
    className,
    children,
    ...native
  } = useData('InfiniteList', useDefaults('InfiniteList', ownProps), readers);
  const t = useKitWords(enInfiniteList);
  const format = useNumbers();
  const items = given ?? (Children.toArray(children) as unknown as readonly T[]);
  const count = items.length;
  const zone = Number.isFinite(threshold) ? Math.max(1, threshold) : REACH_BOTTOM_DISTANCE;
  const lock = useRef(false);
  const [busy, setBusy] = useState<LoadSide | null>(null);
  const shared = { count, manual, lane: { lock, busy, setBusy } };
  const next = useLoader({ ...shared, side: 'end', load: loadMore, hasMore });
  const start = { side: 'start', load: loadPrevious, hasMore: hasPrevious } as const;
  const before = useLoader({ ...shared, ...start });
  const isBusy = busy !== null;

  const isEmpty = count === 0 && !hasMore && !hasPrevious && !isBusy;
  const feed: FeedProps<T> = {
    ...{ label, items, itemLabel, itemLabelledBy, itemDescribedBy },
    role: 'feed',
    busy: isBusy,
    total: hasMore || hasPrevious ? -1 : count,
    renderItem: renderGiven ?? ((item) => item as ReactNode),
    itemKey: keyOfGiven ?? keyOf,
    header: loadPrevious && <LoadRow {...before} threshold={zone} rest={null} />,
    footer: (
      <LoadRow
        {...next}
        threshold={zone}
        rest={isEmpty ? (empty ?? t('nothingHere')) : end === undefined ? t('listEnd') : end}
      />
    ),
  };
  const failed = next.phase === 'failed' || before.phase === 'failed';
  const news = failed ? t('listFailed') : t('listLoaded', { count: format(count) });

  return (
    <div {...native} className={joinClasses(styles.root, className)}>
      {list ? (
        <OwnList key={list.name} draw={list} feed={feed} />
      ) : (
        <Feed {...feed} isAnchored={loadPrevious !== undefined} />
      )}
      <span aria-live="polite">
        <VisuallyHidden>{isBusy || count === 0 ? '' : news}</VisuallyHidden>
      </span>
    </div>
  );
}

type OwnListProps<T> = {
  readonly draw: (props: FeedProps<T>) => ReactNode;
  readonly feed: FeedProps<T>;
};

/**
 * Calls the owner's list as a function. As a component type, an inline function would be a new type at each render, and
 * React would remount the list. The key is the function's name, because two alternating components have other hooks.
 */
export function OwnList<T>({ draw, feed }: OwnListProps<T>) {
  return draw(feed);
}

function keyOf(item: unknown, index: number): string | number {
  return isValidElement(item) && item.key !== null ? item.key : index;
}

export type FeedProps<T> = RowNames<T> & {
  items: readonly T[];
  renderItem: (item: T, index: number) => ReactNode;
  itemKey: (item: T, index: number) => string | number;
  role?: 'list' | 'feed';
  label?: string | undefined;
  busy?: boolean;
  total?: number;
  header?: ReactNode;
  footer?: ReactNode;
};

/** Renders all rows. With `isAnchored` the list keeps its place on the screen while rows are added at the start. */
function Feed<T>({ isAnchored, ...props }: FeedProps<T> & { isAnchored: boolean }) {
  const { items, renderItem, itemKey } = props;
  const feed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = feed;
    if (isAnchored && current) return holdAnchor(findScroller(current), current);
  }, [isAnchored]);

  return (
    <>
      {props.header}
      <div
        ref={feed}
        role="feed"
        aria-label={props.label}
        aria-busy={props.busy || undefined}
        onKeyDown={(event) => moveInFeed(event.currentTarget, event.nativeEvent)}
      >
        {items.map((item, index) => (
          <div
            key={itemKey(item, index)}
            role="article"
            className={styles.article}
            {...rowNames(props, item, index)}
            aria-posinset={index + 1}
            aria-setsize={props.total}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed can be focused
            tabIndex={0}
          >
            {renderItem(item, index)}
          </div>
        ))}
      </div>
      {props.footer}
    </>
  );
}
