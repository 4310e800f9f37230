import { type ReactNode, useRef } from 'react';
import { lateLayer } from '@/components/late-layer';
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

// What is needed only when it is scrolled, or gone through by keys.
const LateAids = lateLayer(() => import('./feed-aids').then((file) => file.FeedAids));

/** All rows in the document. `isAnchored`: rows come in front, and what is read has to stay. */
export function Feed<T>({ isAnchored, ...props }: FeedProps<T> & { isAnchored: boolean }) {
  const { items, renderItem, itemKey, itemLabel } = props;
  const feed = useRef<HTMLDivElement>(null);

  return (
    <>
      {props.header}
      <div ref={feed} role="feed" aria-label={props.label} aria-busy={props.busy || undefined}>
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
      <LateAids isWanted onFail={() => {}} props={{ feed, isAnchored }} />
    </>
  );
}
