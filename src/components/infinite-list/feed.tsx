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

/** All rows in the document. `isAnchored`: rows come in front, and what is read has to stay. */
export function Feed<T>({ isAnchored, ...props }: FeedProps<T> & { isAnchored: boolean }) {
  const { items, renderItem, itemKey, itemLabel } = props;
  const feed = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = feed.current;
    if (isAnchored && element) return holdAnchor(findScroller(element), element);
  }, [isAnchored]);

  return (
    <>
      {props.header}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of a feed */}
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
