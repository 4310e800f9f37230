import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { pullContent, usePull } from '@/components/pull-to-refresh';
import { SCROLL_VIEW_REFRESH } from '@/shared/defaults';
import { thresholdOf } from './use-scroll-report';

export type RefresherOptions = {
  /** Pull down at the very top to refresh; only for what scrolls upright. @default false */
  refresherEnabled?: boolean | undefined;
  /** So far the finger has to pull, and so far the content rests while it refreshes. @default 45 */
  refresherThreshold?: number | undefined;
  /** True shows a refresh, false ends it. Left out, the promise of `onRefresherRefresh` ends it. */
  refresherTriggered?: boolean | undefined;
  /** A refresh that nobody ends does so by itself after so many milliseconds. @default 60000 */
  refresherTimeout?: number | undefined;
  /** `dy` is how far the finger has come. */
  onRefresherPulling?: ((detail: { readonly dy: number }) => void) | undefined;
  /** Refresh now. A promise that it returns ends the refresh when it settles. */
  onRefresherRefresh?: (() => unknown) | undefined;
  /** It has ended; the content goes back. */
  onRefresherRestore?: (() => void) | undefined;
  /** Let go too early. */
  onRefresherAbort?: (() => void) | undefined;
};

/** [S9.13] The states, the finger and the events of a ScrollView's refresher. */
export function useRefresher(
  root: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  options: RefresherOptions,
) {
  const { refresherEnabled: enabled = false, refresherTriggered: triggered } = options;
  const rest = Math.max(
    1,
    thresholdOf(options.refresherThreshold ?? SCROLL_VIEW_REFRESH, SCROLL_VIEW_REFRESH),
  );
  const { state, news, send } = usePull({
    enabled,
    range: rest,
    timeout: options.refresherTimeout ?? 60_000,
    onRefresh: () => options.onRefresherRefresh?.(),
    onChange: (next) => {
      if (next === 'aborting') options.onRefresherAbort?.();
      if (next === 'restoring') options.onRefresherRestore?.();
    },
    find: () => root.current && { scroller: root.current },
    onFollow: (dy) => {
      const offset = pullContent(dy, rest, rest);
      body.current?.style.setProperty('--portico-pull-offset', `${offset}px`);
      options.onRefresherPulling?.({ dy });
    },
  });

  const tell = useEffectEvent(send);
  const before = useRef(false);
  useEffect(() => {
    // The effect runs again when a hidden page is shown: only what is new is told.
    if (triggered === true && !before.current) tell('start');
    if (triggered === false && before.current) tell('stop');
    before.current = triggered === true;
  }, [triggered]);

  return { state, news, send, rest, enabled };
}
