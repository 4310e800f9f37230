import { createContext, type CSSProperties, type RefObject, use } from 'react';
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';
import { useMergedRefs } from '@/components/gestures';
import { moveInFeed } from '@/components/scrolling';
import styles from './virtual-list.module.css';

export type RowsScope = {
  readonly role: 'list' | 'feed';
  readonly label: string | undefined;
  readonly busy: boolean;
  /** -1 where nobody knows how many there will be. */
  readonly setSize: number;
  readonly horizontal: boolean;
  /** The row that sticks to the start. */
  readonly stuck: number;
  readonly nameOf: (index: number) => string | undefined;
  readonly container: RefObject<HTMLElement | null>;
  readonly onFocus: (index: number | null) => void;
};

export const RowsContext = createContext<RowsScope | null>(null);

/** Takes a tap at once: virtua would have its rows deaf until 150 ms after they were scrolled. */
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
      className={styles.rows}
      style={{ ...style, pointerEvents: undefined }}
      onFocus={({ target }) => scope?.onFocus(indexOf(target))}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = (node: Element | null) => node !== null && currentTarget.contains(node);
        // Not where the whole window has lost it: there it comes back.
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

/** Most rows are not in the document, so each says which of how many it is. */
export function Row({ style, index, children, ref }: CustomItemComponentProps) {
  const scope = use(RowsContext);
  if (!scope) return null;
  const isFeed = scope.role === 'feed';
  return (
    <div
      ref={ref}
      role={isFeed ? 'article' : 'listitem'}
      aria-label={scope.nameOf(index)}
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

/** The only row in the flow, at its start: the browser does the rest. */
function stuckAt(horizontal: boolean): CSSProperties {
  const start = 'var(--portico-virtual-sticky, 0px)';
  const place = horizontal ? { insetInlineStart: start } : { top: start };
  return { position: 'sticky', zIndex: 1, ...place };
}

function indexOf(target: Element): number | null {
  const row = target.closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset.index) : null;
}
