import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { PlatformContext } from '@/platform/call/context';
import { createHost } from '@/platform/host/connect';
import type { HostState } from '@/platform/host/status';
import type { HostEnv } from '@/platform/host/detect';
import type { HostFeature } from '@/platform/host/features';
import type { HostLevel } from '@/platform/host/levels';
import { createPageShares, type PageShare } from '@/platform/host/share/page-shares';
import { usePageId } from '@/router';
import { usePlatformContext, useProvided } from './use-platform';

type HostView = { readonly env: HostEnv; readonly state: HostState['kind'] };

export type HostNow = HostView & {
  /** Tells what serves a call, such as 'chooseImage', or a feature, such as 'passkey'. */
  readonly can: (what: HostFeature | (string & {})) => HostLevel;
};

/** A server does not know the app around the page, so its pages are for a browser. */
const browser: HostView = {
  env: { app: 'browser', os: 'desktop', version: '', miniProgram: false, via: 'web' },
  state: 'web',
};

/** The messaging app around the page. Renders again when the app has answered. */
export function useHost(): HostNow {
  const { context, platform } = useProvided('useHost');
  const { shelf } = context;
  const { subscribe } = shelf(createHost);
  const view = useSyncExternalStore(subscribe, shelf(createHostView), () => browser);
  return useMemo(() => ({ ...view, can: platform.host.can }), [view, platform]);
}

/** Tells what serves a call or a feature. Renders again when that changes. */
export function useCan(what: HostFeature | (string & {})): HostLevel {
  const { context, platform } = useProvided('useCan');
  const level = useCallback(() => platform.host.can(what), [platform, what]);
  return useSyncExternalStore(context.shelf(createHost).subscribe, level, () => 'web');
}

/**
 * Sets the card of this page while the component is mounted. It wins over the card of the route. `false` forbids
 * sharing the page.
 */
export function usePageShare(share: PageShare | (() => PageShare)): void {
  const shares = usePlatformContext().shelf(createPageShares);
  const pageId = usePageId();
  const current = useRef(share);

  useEffect(() => {
    current.current = share;
    shares.changed();
  });

  useEffect(() => {
    if (pageId === null) return;
    const read = () =>
      typeof current.current === 'function' ? current.current() : current.current;
    return shares.offer(pageId, read);
  }, [shares, pageId]);
}

/** Returns the same object while nothing has changed, as useSyncExternalStore needs it. */
function createHostView(context: PlatformContext): () => HostView {
  const host = context.shelf(createHost);
  let state = host.state();
  let view: HostView = { env: host.env(), state: state.kind };
  return () => {
    const nextState = host.state();
    const env = host.env();
    // Another state of the same kind may serve other calls.
    if (nextState !== state || !isSameEnv(env, view.env)) view = { env, state: nextState.kind };
    state = nextState;
    return view;
  };
}

function isSameEnv(one: HostEnv, other: HostEnv): boolean {
  return (Object.keys(one) as (keyof HostEnv)[]).every((name) => one[name] === other[name]);
}
