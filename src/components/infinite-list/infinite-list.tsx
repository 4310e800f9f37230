import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '@/components/join-classes';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useNumbers } from '@/components/use-numbers';
import { useKitWords } from '@/platform';
import { REACH_BOTTOM_DISTANCE } from '@/shared/defaults';
import { enInfiniteList } from '@/shared/messages/en-lists';
import { Feed, type FeedProps } from './feed';
import styles from './infinite-list.module.css';
import { LoadRow } from './load-row';
import { type LoadSide, useLoader } from './use-loader';

type Native = Omit<ComponentProps<'div'>, 'role'>;

export type InfiniteListProps<T = ReactNode> = Native & {
  /** The accessible name of the feed. */
  label?: string;
  /** The entries; or give the entries themselves as children. */
  items?: readonly T[];
  renderItem?: (item: T, index: number) => ReactNode;
  itemKey?: (item: T, index: number) => string | number;
  /** The name of an entry. */
  itemLabel?: (item: T, index: number) => string;
  /** Loads the next entries; the promise settles when they are in `items`. */
  loadMore: () => unknown;
  hasMore: boolean;
  /** The same for those before the first. */
  loadPrevious?: () => unknown;
  /** @default false */
  hasPrevious?: boolean;
  /** So near to its end a list loads on, in pixels. @default 50 */
  threshold?: number;
  /** Only the button loads. @default false */
  manual?: boolean;
  /** Where there is nothing at all. */
  empty?: ReactNode;
  /** After the last entry; null is nothing. @default 'That is all' */
  end?: ReactNode;
  /**
   * `VirtualList`, where only the entries in sight are to be in the document. Or a function that draws it with further
   * props; it may be a new one at each render.
   */
  list?: (props: FeedProps<NoInfer<T>>) => ReactNode;
};

/** A list that loads more near its end, once at a time, and never where nobody looks. [S9.15] */
export function InfiniteList<T = ReactNode>({
  label,
  items: given,
  renderItem: renderGiven,
  itemKey: keyOfGiven,
  itemLabel,
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
}: InfiniteListProps<T>) {
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
    ...{ label, items, itemLabel },
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
        rest={isEmpty ? (empty ?? t('listEmpty')) : end === undefined ? t('listEnd') : end}
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
 * Calls the owner's list. As a component type, a function written in place would be another type at each render, and
 * React would mount the list anew. Two components that take turns have other hooks; their names, in the key, tell.
 */
function OwnList<T>({ draw, feed }: OwnListProps<T>) {
  return draw(feed);
}

function keyOf(item: unknown, index: number): string | number {
  return isValidElement(item) && item.key !== null ? item.key : index;
}
