import '@/components/tokens-extra.css';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useMergedRefs } from '@/components/gestures';
import { joinClasses } from '@/components/join-classes';
import { lateLayer } from '@/components/late-layer';
import { findScroller } from '@/components/scrolling';
import { Spinner } from '@/components/spinner';
import { useHandle } from '@/components/use-handle';
import { PULL_REFRESH_HEIGHT } from '@/shared/defaults';
import { PullAids, PullBody, type PullLabels, usePullLabels } from './pull-parts';
import styles from './pull-to-refresh.module.css';
import { useContained } from './use-contained';
import { usePullState } from './use-pull-state';

export type PullHandle = {
  /** Refreshes as if the user had pulled. */
  start: () => void;
  /** The refresh is done. */
  stop: () => void;
};

type Native = Omit<ComponentProps<'div'>, 'children'>;

export type PullToRefreshProps = Native & {
  /** The content that is pulled down, inside of any scroller. */
  children?: ReactNode;
  /** Instead of children: the element that scrolls. Render this component beside it, in the same positioned box. */
  scroller?: RefObject<HTMLElement | null>;
  /** May the finger and the button start a refresh? The handle always may. @default true */
  enabled?: boolean;
  /** Refresh now. It ends when the promise that this returns settles, or with `stop` of the handle. */
  onRefresh: () => unknown;
  /** A refresh that nobody stops ends by itself after so many milliseconds. @default 60000 */
  timeout?: number;
  /** It did end so: nobody has stopped it. */
  onExpire?: () => void;
  labels?: PullLabels;
  /** In place of the arrow and its words above the children. */
  head?: ReactNode;
  handle?: Ref<PullHandle>;
};

// The button does the same until it comes.
const LateFinger = lateLayer(() => import('./pull-finger').then((file) => file.PullFinger));

/** Pull down at the top of a scroller to refresh, or press the button that the Tab key finds. [S9.13] */
export function PullToRefresh({
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
}: PullToRefreshProps) {
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const labels = usePullLabels(own);
  const { state, news, send, current } = usePullState({ timeout, onRefresh, onExpire });
  const find = () => {
    const given = scroller?.current;
    if (given) return { scroller: given };
    const area = scroller ? null : root.current;
    return area && { scroller: findScroller(area), area };
  };
  useContained(enabled, find);
  const busy = state === 'refreshing';
  useEffect(() => {
    const element = busy ? scroller?.current : null;
    if (!element) return;
    element.setAttribute('aria-busy', 'true');
    return () => element.removeAttribute('aria-busy');
  }, [busy, scroller]);
  useHandle(handle, { start: () => send('start'), stop: () => send('stop') });

  const merged = useMergedRefs(root, ref);
  const aids = { state, news, labels, onAction: enabled ? () => send('start') : undefined };
  const box = { ...native, ref: merged, 'data-state': state };

  const isDisc = scroller !== undefined;
  const isSpun = busy || state === 'restoring';
  const finger = (
    <LateFinger
      isWanted={enabled}
      onFail={() => {}}
      props={{ enabled, find, send, current, follower: isDisc ? root : body, isDisc, isSpun }}
    />
  );

  if (isDisc) {
    return (
      <div {...box} className={joinClasses(styles.layer, className)}>
        <PullAids {...aids} />
        {/* Hangs over the content of a page that is pulled; the content stays. */}
        <div className={styles.disc} aria-hidden>
          {isSpun && <Spinner size={22} />}
          {finger}
        </div>
      </div>
    );
  }
  return (
    <div {...box} className={joinClasses(styles.box, className)}>
      <PullBody {...aids} ref={body} rest={PULL_REFRESH_HEIGHT} head={head} enabled={enabled}>
        {children}
      </PullBody>
      {finger}
    </div>
  );
}
