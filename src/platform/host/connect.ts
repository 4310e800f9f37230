import type { PlatformContext } from '@/platform/call/context';
import { PlatformError, toPlatformError } from '@/platform/call/errors';
import { fetchCode } from '@/shared/lost-code';
import type { HostAdapter, MakeAdapter } from './adapter';
import { hostStatus } from './status';
import { configFor } from './config';
import type { HostEnv, HostVia } from './detect';

export type HostState =
  /** A browser, or an app that offers pages no calls. */
  | { readonly kind: 'web' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly adapter: HostAdapter }
  /** The app refused the page, or the adapter failed to load. The browser and unsigned calls are left. */
  | {
      readonly kind: 'refused';
      readonly adapter: HostAdapter | null;
      readonly error: PlatformError;
    };

export type Host = {
  env(): HostEnv;
  state(): HostState;
  /** The adapter, as soon as its code has loaded. The app may not have answered yet. */
  adapter(): HostAdapter | null;
  /** Resolves when the app has accepted the page. Rejects when it refused the page. */
  ready(): Promise<void>;
  /** Resolves when the app has accepted or refused the page. */
  settled(): Promise<void>;
  subscribe(change: () => void): () => void;
};

type AppVia = Exclude<HostVia, 'web'>;
type LoadAdapter = (via: AppVia) => Promise<MakeAdapter>;

/** Each adapter is a chunk. A plain browser downloads none of them. */
const adapters: { readonly [V in AppVia]: () => Promise<MakeAdapter> } = {
  wechat: async () => (await import('./wechat')).createWeChatAdapter,
  wecom: async () => (await import('./wechat')).createWeChatAdapter,
  liff: async () => (await import('./liff')).createLiffAdapter,
  telegram: async () => (await import('./telegram')).createTelegramAdapter,
  dingtalk: async () => (await import('./dingtalk')).createDingTalkAdapter,
};

const loadAdapter: LoadAdapter = (via) => adapters[via]();

/** Connects to the app around the page, once for each Portico app: `context.shelf(createHost)`. */
export function createHost(context: PlatformContext, load: LoadAdapter = loadAdapter): Host {
  const { life, navigator, settings } = context;
  const status = context.shelf(hostStatus);
  const { detected } = status;
  const { via } = detected;
  const listeners = new Set<() => void>();
  /** The chunk of the adapter failed to load. The network may be back on the next page. */
  let isLost = false;
  let isFollowing = false;
  let adapter: HostAdapter | null = null;
  let { state } = status.current();

  const setState = (next: HostState) => {
    // A listener may call `ready()`, which asks the app again. Reporting an equal state would never end.
    if (isSameState(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const knownAdapter = () =>
    state.kind === 'connected' || state.kind === 'refused' ? state.adapter : null;

  const refuse = (refused: HostAdapter | null, cause: unknown) => {
    const error = toPlatformError('host.ready', cause);
    setState({ kind: 'refused', adapter: refused, error });
  };

  /** Adapters call it again after a change: a refused page may be accepted at another address. */
  const updateState = async (current: HostAdapter) => {
    try {
      await current.ready();
      setState({ kind: 'connected', adapter: current });
    } catch (cause) {
      refuse(current, cause);
    }
  };

  const connect = async (app: AppVia) => {
    isLost = false;
    try {
      const makeAdapter = await fetchCode(() => load(app)).catch((cause: unknown) => {
        isLost = true;
        throw cause;
      });
      if (life.signal.aborted) throw new Error('the app was unmounted');
      const changed = () => adapter && updateState(adapter);
      const config = configFor(app, settings.host ?? {});
      adapter = makeAdapter({ context, config, env: detected, changed });
      await updateState(adapter);
    } catch (cause) {
      refuse(adapter, cause);
    }
  };

  const settled = via === 'web' ? Promise.resolve() : connect(via);

  const host: Host = {
    env: () => knownAdapter()?.env() ?? detected,
    state: () => state,
    adapter: () => adapter,
    settled: () => settled,
    ready: async () => {
      await settled;
      if (state.kind === 'refused' && state.adapter?.askAgain) {
        const { adapter: refused } = state;
        await refused.askAgain?.();
        await updateState(refused);
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

  status.host = host;

  const followCards = async () => {
    if (isFollowing || !knownAdapter()?.prepareShare) return;
    // If the code is lost, the menu of the app shares the bare address until the next page fetches the code again.
    const code = await fetchCode(() => import('./share/follow-menu')).catch(() => null);
    if (!code || isFollowing || life.signal.aborted) return;
    isFollowing = true;
    life.signal.addEventListener('abort', code.followMenu(context, host));
  };

  if (via !== 'web') {
    void settled.then(followCards);
    const stop = navigator.lifecycle.observe(({ type }) => {
      if (type !== 'show') return;
      knownAdapter()?.pageChanged?.();
      void (isLost ? connect(via).then(followCards) : followCards());
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
