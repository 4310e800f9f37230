import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { RefreshIcon } from '@/components/icon';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { findScroller } from '@/components/kit/scrolling';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { Spinner } from '@/components/spinner';
import { PULL_REFRESH_HEIGHT, PULL_REFRESH_RANGE } from '@/shared/defaults';
import { PullAids, PullBody, type PullLabels, usePullLabels } from './pull-parts';
import styles from './pull-to-refresh.module.css';
import { pullContent, pullOffset, pullTurn } from './pull-finger';
import { usePull } from './use-pull';

export type PullHandle = {
  /** Refreshes as if the user had pulled. */
  start: () => void;
  /** The refresh is done. */
  stop: () => void;
  /** The refresh has failed. */
  fail: () => void;
};

type Native = Omit<ComponentProps<'div'>, 'children'>;

export type PullToRefreshProps = Native & {
  /** The content that users pull down, in any scroller. */
  children?: ReactNode;
  /** Instead of children: the element that scrolls. Render this component beside it, in the same positioned box. */
  scroller?: RefObject<HTMLElement | null>;
  /** Whether the gesture and the button can start a refresh. The handle always can. @default true */
  enabled?: boolean;
  /** Called once for each refresh. It ends when the returned promise settles, or with `stop` of the handle. */
  onRefresh: () => unknown;
  /** The time in milliseconds after which a refresh ends automatically. @default 60000 */
  timeout?: number;
  /** Called when a refresh reached `timeout`. */
  onExpire?: () => void;
  /** @default in the app's language */
  labels?: PullLabels;
  /** Replaces the arrow and its words above the children. @default an arrow and words */
  head?: ReactNode;
  handle?: Ref<PullHandle>;
};

/** Pull down at the top of a scroller to refresh, or press the button that the Tab key finds. [S9.13] */
export function PullToRefresh(ownProps: PullToRefreshProps) {
  const {
    children,
    scroller,
    enabled = true,
    onRefresh,
    timeout = 60_000,
    onExpire,
    labels: own,
    head,
    handle,
    ref,
    className,
    ...native
  } = useDefaults('PullToRefresh', ownProps, ['onRefresh']);
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const labels = usePullLabels(own);
  const isDisc = scroller !== undefined;
  const onFollow = (distance: number) => {
    // CSS variables instead of state, so that React does not render at each frame.
    const style = (isDisc ? root : body).current?.style;
    const offset = isDisc
      ? pullOffset(distance)
      : pullContent(distance, PULL_REFRESH_RANGE, PULL_REFRESH_HEIGHT);
    style?.setProperty('--portico-pull-offset', `${offset}px`);
    style?.setProperty('--portico-pull-turn', `${pullTurn(distance)}turn`);
  };
  const find = () => {
    const given = scroller?.current;
    if (given) return { scroller: given };
    const area = scroller ? null : root.current;
    return area && { scroller: findScroller(area), area };
  };
  const machine = { timeout, onRefresh, onExpire, enabled, find, onFollow };
  const { state, news, send } = usePull(machine);
  const busy = state === 'refreshing';
  useEffect(() => {
    const element = busy ? scroller?.current : null;
    if (!element) return;
    element.setAttribute('aria-busy', 'true');
    return () => element.removeAttribute('aria-busy');
  }, [busy, scroller]);
  useHandle(handle, {
    start: () => send('start'),
    stop: () => send('stop'),
    fail: () => send('fail'),
  });

  const merged = useMergedRefs(root, ref);
  const aids = { state, news, labels, onAction: enabled ? () => send('start') : undefined };
  const box = { ...native, ref: merged, 'data-state': state };

  if (isDisc) {
    return (
      <div {...box} className={joinClasses(styles.layer, className)}>
        <PullAids {...aids} />
        {/* The disc moves over the page's content. The content does not move. */}
        <div className={styles.disc} aria-hidden>
          {busy || state === 'restoring' ? (
            <Spinner size={22} />
          ) : (
            <RefreshIcon data-part="arrow" className={styles.arrow} weight={2} />
          )}
        </div>
      </div>
    );
  }
  return (
    <div {...box} className={joinClasses(styles.box, className)}>
      <PullBody {...aids} ref={body} rest={PULL_REFRESH_HEIGHT} head={head} enabled={enabled}>
        {children}
      </PullBody>
    </div>
  );
}
