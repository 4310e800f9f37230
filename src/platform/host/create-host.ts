import type { PlatformContext } from '@/platform/call/context';
import { PlatformError, toPlatformError } from '@/platform/call/errors';
import type { HostAdapter, MakeAdapter } from './host-adapter';
import { configFor } from './config-for';
import type { HostConfig } from './host-config';
import { hostPlace } from './host-place';
import type { HostEnv, HostVia } from './host-env';
import { loadAdapter } from './load-adapter';
import { createShareTurn } from './share/share-turn';

export type HostState =
  /** A browser, or an app that offers pages nothing. */
  | { readonly kind: 'web' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly adapter: HostAdapter }
  /** The host will not have this page, or its code did not come: the web is left, and what needs no leave. */
  | {
      readonly kind: 'refused';
      readonly adapter: HostAdapter | null;
      readonly error: PlatformError;
    };

export type Host = {
  env(): HostEnv;
  state(): HostState;
  /** Whoever speaks to the app, as soon as its code is there: also before the app has answered. */
  adapter(): HostAdapter | null;
  /** Resolves when the calls know who serves them; rejects when the host refuses the page. */
  ready(): Promise<void>;
  /** Resolves when that is known, either way. */
  settled(): Promise<void>;
  subscribe(change: () => void): () => void;
};

type Load = (via: Exclude<HostVia, 'web'>) => Promise<MakeAdapter>;

/** The app around this one. `context.shelf(createHost)` finds it once, and connects to it. */
export function createHost(context: PlatformContext, load: Load = loadAdapter): Host {
  const { life, navigator } = context;
  const config: HostConfig = context.settings.host ?? {};
  const place = context.shelf(hostPlace);
  const { found } = place;
  const listeners = new Set<() => void>();
  /** Its code did not come: the network may be back on the next page. */
  let isMissing = false;
  let isFollowing = false;
  let made: HostAdapter | null = null;
  let { state } = place.now();

  const become = (next: HostState) => {
    // A listener may ask `ready()`, which asks the host again: the same answer is no news, or both would go on for ever.
    if (isSameState(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const adapterOf = () =>
    state.kind === 'connected' || state.kind === 'refused' ? state.adapter : null;

  const connect = async (via: Exclude<HostVia, 'web'>) => {
    isMissing = false;
    try {
      const make = await load(via).catch((cause: unknown) => {
        isMissing = true;
        throw cause;
      });
      if (life.signal.aborted) throw new Error('the app was unmounted');
      const settle = () => made && judge(made);
      made = make({ context, config: configFor(via, config), env: found, changed: settle });
      await judge(made);
    } catch (cause) {
      become({ kind: 'refused', adapter: made, error: toPlatformError('host.ready', cause) });
    }
  };

  /** Also later: a page that was refused may be granted on another address. */
  const judge = async (adapter: HostAdapter) => {
    try {
      await adapter.ready();
      become({ kind: 'connected', adapter });
    } catch (cause) {
      become({ kind: 'refused', adapter, error: toPlatformError('host.ready', cause) });
    }
  };

  const { via } = found;
  const settled = via === 'web' ? Promise.resolve() : connect(via);

  const host: Host = {
    env: () => adapterOf()?.env() ?? found,
    state: () => state,
    adapter: () => made,
    settled: () => settled,
    ready: async () => {
      await settled;
      if (state.kind === 'refused' && state.adapter?.askAgain) {
        const { adapter } = state;
        await adapter.askAgain?.();
        await judge(adapter);
      }
      if (state.kind === 'refused') throw state.error;
    },
    subscribe: (change) => {
      listeners.add(change);
      return () => {
        listeners.delete(change);
      };
    },
  };

  place.host = host;

  const follow = async () => {
    if (isFollowing || !adapterOf()?.prepareShare) return;
    // Without its code the host's menu shares the page as any other app's, until the next page asks again.
    const shares = await import('./share/follow-shares').catch(() => null);
    if (!shares || isFollowing || life.signal.aborted) return;
    isFollowing = true;
    life.signal.addEventListener('abort', shares.followShares(context, host));
  };

  if (via !== 'web') {
    context.shelf(createShareTurn);
    void settled.then(follow);
    const stop = navigator.lifecycle.observe(({ type }) => {
      if (type !== 'show') return;
      adapterOf()?.pageChanged?.();
      void (isMissing ? connect(via).then(follow) : follow());
    });
    life.signal.addEventListener('abort', stop);
  }
  return host;
}

function isSameState(before: HostState, next: HostState): boolean {
  if (before.kind === 'refused' && next.kind === 'refused') {
    return before.error.message === next.error.message;
  }
  return before.kind === next.kind && next.kind === 'connected';
}
