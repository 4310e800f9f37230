import { type ComponentProps, Fragment, type ReactNode, useContext, useRef } from 'react';
import { Empty } from '@/components/empty';
import { type FeedProps, LoadRow, OwnList } from '@/components/infinite-list';
import { useMergedRefs } from '@/components/kit/gestures';
import { OldData } from '@/components/kit/old-data';
import { joinClasses } from '@/components/kit/props';
import { asList, ifGiven, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useNumbers } from '@/components/kit/use-numbers';
import { List } from '@/components/list';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { NavigatorContext, useCurrentPage, usePullDownRefresh } from '@/router';
import { REACH_BOTTOM_DISTANCE } from '@/shared/defaults';
import { enDataList } from '@/shared/messages/en-lists';
import styles from './data-list.module.css';
import { FailedList } from './failed-list';
import { LoadingRows } from './loading-rows';
import { type ListQuery, useListQuery } from './use-list-query';

export type DataListProps<T> = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** The result of `useQuery` or `useInfiniteQuery` of TanStack Query. */
  query: ListQuery;
  /** The items in the data of the query. Undefined, until they are there. */
  items: readonly T[] | undefined;
  /** Renders a row. */
  renderItem: (item: T, index: number) => ReactNode;
  /** Identifies an item. An item that two pages of the query have is shown once. */
  itemKey: (item: T, index: number) => string | number;
  /** The accessible name of the list. */
  label: string;
  /** The look of the rows, as of a List. @default 'card' */
  variant?: 'card' | 'full' | 'plain';
  /**
   * Renders the items in place of a List. Use `VirtualList` to keep only visible items in the document, or a function
   * that renders it with more props. An inline function is allowed.
   */
  list?: (props: FeedProps<NoInfer<T>>) => ReactNode;
  /** Shown during the first load. @default grey rows */
  skeleton?: ReactNode;
  /** Shown when there are no items. @default 'Nothing here yet' */
  empty?: ReactNode;
  /** A search or a filter is on. Then a list without items says that nothing was found. @default false */
  filtered?: boolean;
};

const NONE: readonly never[] = [];

const readers = { items: ifGiven(asList) };

/** A list of items from a server, with all of its states. */
export function DataList<T>(ownProps: DataListProps<T>) {
  const {
    query,
    items,
    renderItem,
    itemKey,
    label,
    variant = 'card',
    list,
    skeleton,
    empty = <Empty />,
    filtered = false,
    ref,
    className,
    ...native
  } = useData('DataList', useDefaults('DataList', ownProps), readers);
  const t = useKitWords(enDataList);
  const format = useNumbers();
  const isPulled = useIsPulled();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(root, ref);
  const once = query.fetchNextPage && items ? withoutRepeats(items, itemKey) : items;
  const { shown, state, next, hasMore, isOnline, isPaused, isOther, isBusy, isOld, refresh } =
    useListQuery(query, once);
  const retry = isPaused ? undefined : () => void query.refetch();

  const isEnd = query.fetchNextPage && !isOther && state === 'ready';
  const feed: FeedProps<T> = {
    ...{ label, renderItem, itemKey, role: 'list', busy: isBusy || isOther },
    items: shown ?? NONE,
    total: hasMore ? -1 : (shown ?? NONE).length,
    footer: (
      <LoadRow {...next} threshold={REACH_BOTTOM_DISTANCE} rest={isEnd ? t('listEnd') : null} />
    ),
  };
  const loaded = t('listLoaded', { count: format(feed.items.length) });
  const news = next.phase === 'failed' ? t('listFailed') : loaded;

  return (
    <div
      {...native}
      ref={merged}
      className={joinClasses(styles.root, className)}
      data-state={state}
    >
      {isPulled && <PagePull onRefresh={refresh} />}
      {isOld && shown && (
        <OldData
          since={query.dataUpdatedAt}
          isOffline={!isOnline || isPaused}
          isBusy={query.fetchStatus === 'fetching'}
          onRetry={retry}
        />
      )}
      {state === 'loading' && (skeleton ?? <LoadingRows variant={variant} />)}
      <div aria-live="polite">
        {state === 'failed' && (
          <FailedList {...{ root, isPaused, isOnline }} error={query.error} onRetry={retry} />
        )}
        {state === 'empty' && (filtered ? <Empty preset="search" /> : empty)}
      </div>
      {state === 'ready' && (
        <div className={styles.items} data-other={isOther ? '' : undefined}>
          {list ? (
            <OwnList key={list.name} draw={list} feed={feed} />
          ) : (
            <>
              <List {...{ label, variant }} aria-busy={feed.busy || undefined}>
                {feed.items.map((item, index) => (
                  <Fragment key={itemKey(item, index)}>{renderItem(item, index)}</Fragment>
                ))}
              </List>
              {feed.footer}
            </>
          )}
        </div>
      )}
      <span aria-live="polite">
        <VisuallyHidden>{state === 'ready' && !feed.busy && news}</VisuallyHidden>
      </span>
    </div>
  );
}

/** The route of a page decides whether users can pull it down. */
function useIsPulled(): boolean {
  const navigator = useContext(NavigatorContext);
  const page = useCurrentPage()?.();
  return page !== undefined && navigator?.routeOf(page)?.pullDownRefresh === true;
}

function PagePull({ onRefresh }: { readonly onRefresh: () => Promise<unknown> }) {
  usePullDownRefresh(onRefresh);
  return null;
}

/** A server that inserts an item moves the last one of a page to the next page. */
function withoutRepeats<T>(items: readonly T[], itemKey: DataListProps<T>['itemKey']) {
  const keys = new Set<string | number>();
  return items.filter((item, index) => {
    const key = itemKey(item, index);
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}
