import type { PlatformContext } from '@/platform/call/context';
import { toPlatformError } from '@/platform/call/errors';
import { fetchCode } from '@/shared/lost-code';
import type { HostCallName, HostConnection } from './adapter';
import { type ConnectedHost, type Host, type HostState, hostStatus } from './status';
import { configFor, type ConnectHost, type HostConfig } from './config';
import type { HostEnv, HostVia } from './detect';

export function withDefaults(connection: HostConnection, env: HostEnv): ConnectedHost {
  const { calls } = connection;
  const serves = (name: HostCallName) => calls[name] !== undefined;
  return { ready: async () => {}, env: () => env, serves, ...connection };
}

type Load = () => Promise<ConnectHost>;

/** Each adapter is a chunk. A plain browser downloads none of them. */
const loadWeChat: Load = async () => (await import('./wechat')).connectWeChat;

/** Fetches the adapter of an app. */
function loaderFor(via: HostVia, { adapters = [] }: HostConfig): Load {
  if (via === 'wechat' || via === 'wecom') return loadWeChat;
  const adapter = adapters.find((each) => each.via === via);
  const message = `host.adapters has no adapter for ${via}`;
  return adapter ? adapter.load : () => Promise.reject(new Error(message));
}

/** Connects to the app around the page, once for each Portico app: `context.shelf(createHost)`. */
export function createHost(context: PlatformContext, given?: Load): Host {
  const { life, navigator, settings } = context;
  const status = context.shelf(hostStatus);
  const { detected } = status;
  const { via } = detected;
  const load = given ?? loaderFor(via, settings.host ?? {});
  const listeners = new Set<() => void>();
  /** The chunk of the adapter failed to load. The network may be back on the next page. */
  let isLost = false;
  let isFollowing = false;
  let adapter: ConnectedHost | null = null;
  let { state } = status.current();

  const setState = (next: HostState) => {
    // A listener may call `ready()`, which asks the app again. Reporting an equal state would never end.
    if (isSameState(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const knownAdapter = () =>
    state.kind === 'connected' || state.kind === 'refused' ? state.adapter : null;

  const refuse = (refused: ConnectedHost | null, cause: unknown) => {
    const error = toPlatformError('host.ready', cause);
    setState({ kind: 'refused', adapter: refused, error });
  };

  /** Adapters call it again after a change: a refused page may be accepted at another address. */
  const updateState = async (current: ConnectedHost) => {
    try {
      await current.ready();
      setState({ kind: 'connected', adapter: current });
    } catch (cause) {
      refuse(current, cause);
    }
  };

  const connect = async () => {
    isLost = false;
    try {
      const makeAdapter = await fetchCode(load).catch((cause: unknown) => {
        isLost = true;
        throw cause;
      });
      if (life.signal.aborted) throw new Error('the app was unmounted');
      const changed = () => adapter && updateState(adapter);
      const config = configFor(via, settings.host ?? {});
      const connection = makeAdapter({ context: context as never, config, env: detected, changed });
      adapter = withDefaults(connection, detected);
      await updateState(adapter);
    } catch (cause) {
      refuse(adapter, cause);
    }
  };

  const settled = via === 'web' ? Promise.resolve() : connect();

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
      void (isLost ? connect().then(followCards) : followCards());
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
