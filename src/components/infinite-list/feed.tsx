import { type ReactNode, useEffect, useRef } from 'react';
import { findScroller, holdAnchor, moveInFeed } from '@/components/scrolling';
import styles from './infinite-list.module.css';

export type FeedProps<T> = {
  items: readonly T[];
  renderItem: (item: T, index: number) => ReactNode;
  itemKey: (item: T, index: number) => string | number;
  itemLabel?: ((item: T, index: number) => string) | undefined;
  role?: 'list' | 'feed';
  label?: string | undefined;
  busy?: boolean;
  total?: number;
  header?: ReactNode;
  footer?: ReactNode;
};

/** Renders all rows. With `isAnchored` the list keeps its place on the screen while rows are added at the start. */
export function Feed<T>({ isAnchored, ...props }: FeedProps<T> & { isAnchored: boolean }) {
  const { items, renderItem, itemKey, itemLabel } = props;
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
            aria-label={itemLabel?.(item, index)}
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
