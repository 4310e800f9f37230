import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { pullContent, usePull } from '@/components/pull-to-refresh';
import { SCROLL_VIEW_REFRESH } from '@/shared/defaults';
import { thresholdOf } from './use-scroll-report';

export type RefresherOptions = {
  /** Enables pull-to-refresh at the top. Needs `scrollY`. @default false */
  refresherEnabled?: boolean | undefined;
  /** The pull distance that triggers a refresh, and where the content rests meanwhile. @default 45 */
  refresherThreshold?: number | undefined;
  /** True starts a refresh, false ends it. If undefined, the promise of `onRefresherRefresh` ends it. */
  refresherTriggered?: boolean | undefined;
  /** The time in milliseconds after which a refresh ends automatically. @default 60000 */
  refresherTimeout?: number | undefined;
  /** `dy` is the distance that the finger has moved. */
  onRefresherPulling?: ((detail: { readonly dy: number }) => void) | undefined;
  /** Starts a refresh. A returned promise ends it when it settles. */
  onRefresherRefresh?: (() => unknown) | undefined;
  /** The refresh ended and the content moves back. */
  onRefresherRestore?: (() => void) | undefined;
  /** The user released too early. */
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
    // The effect runs again when a hidden page is shown. Send only changes.
    if (triggered === true && !before.current) tell('start');
    if (triggered === false && before.current) tell('stop');
    before.current = triggered === true;
  }, [triggered]);

  return { state, news, send, rest, enabled };
}
