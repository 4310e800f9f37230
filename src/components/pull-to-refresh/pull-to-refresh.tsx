import '@/components/tokens-extra.css';
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';
import { pullEvent, pullOffset, pullTurn } from './pull-machine';
import styles from './pull-to-refresh.module.css';
import { trackPull } from './track-pull';
import { usePullState } from './use-pull-state';

export type PullLabels = {
  /** The button that stands in for the gesture. @default 'Refresh' */
  action?: string;
  /** Announced when a refresh starts. @default 'Refreshing' */
  started?: string;
  /** Announced when it is over. @default 'Up to date' */
  ended?: string;
};

export type PullHandle = {
  /** Refreshes as if the user had pulled. */
  start: () => void;
  /** The refresh is done. */
  stop: () => void;
};

export type PullToRefreshProps = {
  /** The element that scrolls. Render this component beside it, in the same positioned box. */
  scroller: RefObject<HTMLElement | null>;
  /** May the finger and the button start a refresh? The handle always may. @default true */
  enabled?: boolean;
  /** Refresh now, and call `stop` of the handle when done. */
  onRefresh: () => void;
  /** A refresh that nobody stops ends by itself after so many milliseconds. @default 60000 */
  timeout?: number;
  /** It did end so: nobody has called `stop`. */
  onExpire?: () => void;
  labels?: PullLabels;
  ref?: Ref<PullHandle>;
};

/** Pull down at the top of a scroller to refresh, or press the button that the Tab key finds. [S9.13] */
export function PullToRefresh({
  scroller,
  enabled = true,
  labels = {},
  ref,
  ...props
}: PullToRefreshProps) {
  const { onRefresh, onExpire, timeout = 60_000 } = props;
  const { state, news, send, current } = usePullState({ onRefresh, onExpire, timeout });
  const layer = useRef<HTMLDivElement>(null);
  const { action = 'Refresh', started = 'Refreshing', ended = 'Up to date' } = labels;
  const announcements = { none: '', started, ended };

  useImperativeHandle(ref, () => ({ start: () => send('start'), stop: () => send('stop') }));

  const onMove = useEffectEvent((distance: number) => {
    // CSS variables, not state: no render per frame.
    const style = layer.current?.style;
    style?.setProperty('--portico-pull-offset', `${pullOffset(distance)}px`);
    style?.setProperty('--portico-pull-turn', `${pullTurn(distance)}turn`);
    send(pullEvent(distance));
  });
  const onEnd = useEffectEvent(send);
  const isIdle = useEffectEvent(() => current() === 'idle');

  useEffect(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    // Else Chromium's own pull-to-refresh reloads the app.
    element.style.overscrollBehaviorY = 'contain';
    const release = trackPull(element, {
      ready: () => isIdle(),
      move: (distance) => onMove(distance),
      end: (how) => onEnd(how),
    });
    return () => {
      release();
      element.style.overscrollBehaviorY = '';
    };
  }, [scroller, enabled]);

  const busy = state === 'refreshing';
  useEffect(() => {
    const element = scroller.current;
    if (!element || !busy) return;
    element.setAttribute('aria-busy', 'true');
    return () => element.removeAttribute('aria-busy');
  }, [scroller, busy]);

  return (
    <div ref={layer} className={styles.layer} data-state={state}>
      {enabled && (
        <button
          type="button"
          className={styles.action}
          aria-disabled={busy || undefined}
          onClick={() => send('start')}
        >
          {action}
        </button>
      )}
      <div className={styles.disc} aria-hidden>
        {busy || state === 'restoring' ? <Spinner size={22} /> : <Arrow />}
      </div>
      {/* Not a status: that is what a toast is found by. */}
      <span aria-live="polite">
        <VisuallyHidden>{announcements[news]}</VisuallyHidden>
      </span>
    </div>
  );
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" width="24" height="24" fill="none">
      <path d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7l2.1 1.9" />
      <path d="M19.25 3.75v4.5h-4.5" />
    </svg>
  );
}
