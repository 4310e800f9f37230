import { type ComponentProps, type CSSProperties, type ReactNode, type Ref, useRef } from 'react';
import { BackTop } from '@/components/back-top';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { type ScrollTarget, useKeptPlace } from '@/components/kit/scrolling';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { PullBody, type PullLabels, usePullLabels } from '@/components/pull-to-refresh';
import { SCROLL_THRESHOLD, SCROLL_TO_DURATION } from '@/shared/defaults';
import styles from './scroll-view.module.css';
import { type RefresherOptions, useRefresher } from './use-refresher';
import { scrollTo, scrollToElement, useScrollAnchor, useScrollPlace } from './use-scroll-place';
import { type EdgeDetail, type ScrollDetail, useScrollReport } from './use-scroll-report';
import '@/components/kit/tokens-extra.css';

export type ScrollViewHandle = {
  /** Distances from the top and from the start edge. A duration of 0 ms jumps. @default 300 */
  scrollTo: (target: ScrollTarget & { readonly duration?: number }) => void;
  scrollIntoView: (target: string | Element, options?: { readonly duration?: number }) => void;
  /** Refreshes as if the user had pulled. */
  startRefresh: () => void;
  stopRefresh: () => void;
};

type Native = Omit<ComponentProps<'div'>, 'onScroll'>;

export type ScrollViewProps = Native &
  RefresherOptions & {
    /** The accessible name. With it, the root is a region. */
    label?: string;
    /** @default false */
    scrollX?: boolean;
    /** @default false */
    scrollY?: boolean;
    /** The distance from the start, in pixels, at which `onScrollToUpper` fires. @default 50 */
    upperThreshold?: number;
    /** The distance from the end, in pixels, at which `onScrollToLower` fires. @default 50 */
    lowerThreshold?: number;
    /** A new value scrolls there. An unchanged value does nothing. */
    scrollTop?: number;
    /** The same, counted from the start edge. */
    scrollLeft?: number;
    /** A new id or element scrolls that element to the start. It respects `scroll-margin`. */
    scrollIntoView?: string | Element | null;
    /** Animates in 300 ms. A touch, the wheel or a key stops the animation. @default false */
    scrollWithAnimation?: boolean;
    /** @default true */
    showScrollbar?: boolean;
    /** Shows a back-to-top button after one screen of scrolling. @default false */
    enableBackToTop?: boolean;
    /** Visible content stays in place when content is inserted above it, also in Safari. @default true */
    anchoring?: boolean;
    onScroll?: (detail: ScrollDetail) => void;
    /** Called once each time users enter the zone at the start. */
    onScrollToUpper?: (detail: EdgeDetail) => void;
    /** Called once each time users enter the zone at the end. */
    onScrollToLower?: (detail: EdgeDetail) => void;
    /** Replaces the arrow and its words. Without it, `refresherDefaultStyle="none"` shows neither. */
    refresher?: ReactNode;
    /** The colour of the arrow and its words. @default 'black' */
    refresherDefaultStyle?: 'black' | 'white' | 'none';
    /** The CSS background of the area that a pull uncovers. */
    refresherBackground?: string;
    refresherLabels?: PullLabels;
    handle?: Ref<ScrollViewHandle>;
  };

/** A scroll container with scroll events and pull-to-refresh. [S9.13] [S9.14] */
export function ScrollView(ownProps: ScrollViewProps) {
  const {
    label,
    scrollX = false,
    scrollY = false,
    upperThreshold = SCROLL_THRESHOLD,
    lowerThreshold = SCROLL_THRESHOLD,
    scrollTop,
    scrollLeft,
    scrollIntoView,
    scrollWithAnimation = false,
    showScrollbar = true,
    enableBackToTop = false,
    anchoring = true,
    onScroll,
    onScrollToUpper,
    onScrollToLower,
    refresher,
    refresherDefaultStyle = 'black',
    refresherBackground,
    refresherLabels,
    refresherEnabled,
    refresherThreshold,
    refresherTriggered,
    refresherTimeout,
    onRefresherPulling,
    onRefresherRefresh,
    onRefresherRestore,
    onRefresherAbort,
    handle,
    ref,
    className,
    children,
    ...native
  } = useDefaults('ScrollView', ownProps, ['onRefresherRefresh']);
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const labels = usePullLabels(refresherLabels);
  const { state, news, send, rest, enabled } = useRefresher(root, body, {
    refresherEnabled: refresherEnabled && scrollY,
    ...{ refresherThreshold, refresherTriggered, refresherTimeout },
    ...{ onRefresherPulling, onRefresherRefresh, onRefresherRestore, onRefresherAbort },
  });
  useKeptPlace(root);
  useScrollPlace(root, {
    ...{ scrollX, scrollY, scrollTop, scrollLeft, scrollIntoView, scrollWithAnimation },
  });
  useScrollAnchor(root, body, anchoring);
  useScrollReport(root, {
    ...{ scrollX, scrollY, upperThreshold, lowerThreshold },
    ...{ onScroll, onScrollToUpper, onScrollToLower },
  });

  const axes = { x: scrollX, y: scrollY };
  useHandle(handle, {
    scrollTo: ({ duration = SCROLL_TO_DURATION, ...target }) => {
      if (root.current) scrollTo(root.current, target, duration);
    },
    scrollIntoView: (target, { duration = SCROLL_TO_DURATION } = {}) => {
      if (root.current) scrollToElement(root.current, target, axes, duration);
    },
    startRefresh: () => send('start'),
    stopRefresh: () => send('stop'),
  });

  const merged = useMergedRefs(root, ref);
  const head = refresherDefaultStyle === 'none' ? (refresher ?? null) : refresher;
  const headStyle: CSSProperties | undefined = refresherBackground
    ? { background: refresherBackground }
    : undefined;
  return (
    <div
      role={label ? 'region' : undefined}
      aria-label={label}
      // Users scroll it with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrollX || scrollY ? 0 : undefined}
      {...native}
      ref={merged}
      className={joinClasses(styles.view, className)}
      data-x={scrollX || undefined}
      data-y={scrollY || undefined}
      data-scrollbar={showScrollbar ? undefined : 'none'}
      data-state={state}
    >
      <PullBody
        ref={body}
        rest={rest}
        enabled={enabled}
        head={head}
        headStyle={headStyle}
        headTone={refresherDefaultStyle}
        {...{ state, news, labels }}
        onAction={enabled ? () => send('start') : undefined}
      >
        {children}
      </PullBody>
      {enableBackToTop && <BackTop position="sticky" scroller={root} />}
    </div>
  );
}
