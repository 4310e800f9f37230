import { badParameterError, failureOf } from '@/platform/call/check';
import { isOffline } from '@/platform/call/env';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, defineMethod } from '@/platform/call/define';
import { isPlatformError, type PlatformError } from '@/platform/call/errors';
import { createBus } from '@/platform/call/emitter';
import type { EventSource } from '@/platform/call/listeners';
import { createObjectEvents, type ListenersOf } from '@/platform/call/object-events';
import { warnOfUnknown } from '@/platform/call/param-advice';
import { enLate } from '@/shared/messages';
import { createReconnects } from './reconnect';
import {
  BROKEN,
  type Connection,
  connectOnce,
  createSendQueue,
  mayReconnect,
  nextUrl,
  type ReceivedData,
} from './socket-connection';
import {
  checkClose,
  checkMessage,
  checkSocket,
  type CloseSocketParams,
  type SendSocketMessageParams,
  type SocketPlan,
} from './socket-params';

export type SocketEvents = {
  readonly Open: Record<never, never>;
  readonly Message: { readonly data: ReceivedData };
  /** A connection failed or broke. With `reconnect` another one may follow. */
  readonly Error: { readonly error: PlatformError };
  /** The last event of a socket. */
  readonly Close: { readonly code: number; readonly reason: string };
};

export type SocketTask = ListenersOf<SocketEvents> & {
  /** 0 connecting (also again), 1 open, 2 closing, 3 closed. */
  readonly readyState: number;
  send(params: SendSocketMessageParams): Promise<void>;
  /** Resolves when the socket is closed. */
  close(params?: CloseSocketParams): Promise<void>;
};

/** A server that does not answer the closing handshake within this time is not waited for. */
const CLOSING_MS = 3000;

const readyStates = ['connecting', 'open', 'closing', 'closed'] as const;
const eventNames = ['Open', 'Message', 'Error', 'Close'] as const;

type EndSignal = AbortSignal | null | undefined;
type Closing = { readonly code: number; readonly reason: string };

/** Opens a socket, which connects in the next task. It closes when one of the signals is aborted. */
export function openSocket(
  context: PlatformContext,
  input: unknown,
  endSignals: readonly EndSignal[],
): SocketTask {
  const { env, messages } = context;
  const events = createObjectEvents<SocketEvents>(env, 'connectSocket().', eventNames);
  const sockets = context.shelf(createSockets);
  const checked = checkSocket(input);
  if (import.meta.env.DEV) warnOfUnknown(context, 'connectSocket', input, checkSocket);
  const fail = failureOf('connectSocket');

  let state: (typeof readyStates)[number] = 'connecting';
  let connection: Connection | null = null;
  let cancelWait = () => {};
  let resolveClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    resolveClosed = resolve;
  });
  const ready = 'value' in checked ? checked.value : null;
  const queue = createSendQueue(context, ready);
  const reconnects = createReconnects(context, ready?.reconnect ?? null);

  const emit = <N extends keyof SocketEvents>(name: N, event: SocketEvents[N]) => {
    const isNewest = sockets.newest() === task;
    events.emit(name, event);
    if (isNewest) sockets.emit(name, event);
  };

  const finish = ({ code, reason }: Closing) => {
    if (state === 'closed') return;
    state = 'closed';
    cancelWait();
    connection?.drop();
    for (const signal of endSignals) signal?.removeEventListener('abort', end);
    queue.refuse();
    emit('Close', { code, reason });
    removeFromSockets();
    resolveClosed();
  };
  const end = () => finish({ code: 1000, reason: '' });

  const afterConnection = (plan: SocketPlan, closing: Closing, error: PlatformError | null) => {
    connection = null;
    if (state === 'closing') return finish(closing);
    const mayTryAgain = error?.code !== 'invalid' && mayReconnect(closing.code);
    const isFollowed = reconnects.lost() && mayTryAgain;
    state = 'connecting';
    if (error ?? isFollowed) emit('Error', { error: error ?? fail('network', 'connection lost') });
    // A listener may have closed the socket.
    if (readyStates.indexOf(state) > 1) return undefined;
    if (isFollowed) waitAndConnect(plan);
    else finish(closing);
    return undefined;
  };

  const waitAndConnect = (plan: SocketPlan) => {
    const waiting = new AbortController();
    cancelWait = () => waiting.abort();
    reconnects.wait(waiting.signal).then(
      () => {
        if (!waiting.signal.aborted) connect(plan);
      },
      // The socket was closed in the meantime.
      () => {},
    );
  };

  const connect = (plan: SocketPlan) => {
    const lost = { code: BROKEN, reason: '' };
    if (isOffline(context)) {
      return afterConnection(plan, lost, fail('offline', messages.t('noNetwork')));
    }
    const { url } = plan;
    if (typeof url === 'string') return connectTo(url, plan);
    const asking = new AbortController();
    cancelWait = () => asking.abort();
    nextUrl(context, url, plan.timeout, fail).then(
      (made) => {
        if (!asking.signal.aborted) connectTo(made, plan);
      },
      (error: PlatformError) => {
        if (!asking.signal.aborted) afterConnection(plan, lost, error);
      },
    );
    return undefined;
  };

  const connectTo = (url: string, plan: SocketPlan) => {
    try {
      connection = connectOnce(context, { ...plan, url }, fail, {
        opened: () => {
          state = 'open';
          reconnects.opened();
          queue.flush((data) => connection?.send(data));
          emit('Open', {});
        },
        received: (data) => emit('Message', { data }),
        ended: (code, reason, error) => afterConnection(plan, { code, reason }, error),
      });
    } catch (cause) {
      const message = 'parameter.url or parameter.protocols is refused by the browser';
      const error = isPlatformError(cause) ? cause : fail('invalid', message, cause);
      afterConnection(plan, { code: BROKEN, reason: '' }, error);
    }
    return undefined;
  };

  const close = (closing: Closing) => {
    if (readyStates.indexOf(state) > 1) return closed;
    if (!connection?.close(closing.code, closing.reason)) {
      finish(closing);
      return closed;
    }
    state = 'closing';
    cancelWait = env.after(CLOSING_MS, () => finish({ code: BROKEN, reason: '' }));
    return closed;
  };

  const task: SocketTask = {
    ...events.listeners,
    get readyState() {
      return readyStates.indexOf(state);
    },
    send: defineMethod(context, 'sendSocketMessage', {
      check: checkMessage,
      run: ({ data }) => {
        if (state === 'open' && connection?.send(data)) return undefined;
        return queue.add(data, state === 'connecting');
      },
    }),
    close: defineMethod(context, 'closeSocket', { check: checkClose, run: close }),
  };
  const removeFromSockets = sockets.add(task);

  for (const signal of endSignals) signal?.addEventListener('abort', end);
  // The caller gets the socket first, because a refusal is an event too.
  cancelWait = env.after(0, () => {
    if (endSignals.some((signal) => signal?.aborted)) end();
    else if ('value' in checked) connect(checked.value);
    else {
      emit('Error', { error: badParameterError(fail, checked) });
      finish({ code: BROKEN, reason: '' });
    }
  });
  return task;
}

export type Sockets = {
  /** Makes the socket the newest one. Returns a function that removes it. */
  add(socket: SocketTask): () => void;
  newest(): SocketTask | undefined;
  /** Listens to the newest socket. Returns a function that removes the listener. */
  listen<N extends keyof SocketEvents>(
    name: N,
    listener: (event: SocketEvents[N]) => void,
  ): () => void;
  emit<N extends keyof SocketEvents>(name: N, event: SocketEvents[N]): void;
};

/** The sockets of an app that have not closed, the oldest first. */
export function createSockets({ env }: PlatformContext): Sockets {
  const bus = createBus(env);
  let sockets: readonly SocketTask[] = [];
  return {
    add: (socket) => {
      sockets = [...sockets, socket];
      return () => {
        sockets = sockets.filter((other) => other !== socket);
      };
    },
    newest: () => sockets[sockets.length - 1],
    listen: (name, listener) => bus.$on(name, listener as () => void),
    emit: (name, event) => bus.$emit(name, event),
  };
}

/** Sends through the newest socket. Rejects if there is no open socket [S8.12]. */
export const sendSocketMessage: Api<SendSocketMessageParams, void> = defineApi(
  'sendSocketMessage',
  {
    check: checkMessage,
    run: async (context, params, fail) => {
      const socket = context.shelf(createSockets).newest();
      if (!socket) throw fail('failed', context.messages.using(enLate)('socketNotConnected'));
      await socket.send(params);
    },
  },
);

/** Closes the newest socket. Rejects if all sockets are closed [S8.12]. */
export const closeSocket: Api<CloseSocketParams, void> = defineApi('closeSocket', {
  check: checkClose,
  run: async (context, params, fail) => {
    const socket = context.shelf(createSockets).newest();
    if (!socket) throw fail('failed', context.messages.using(enLate)('socketNotConnected'));
    await socket.close(params);
  },
});

export const onSocketOpen = eventOfNewest('Open');
export const onSocketMessage = eventOfNewest('Message');
export const onSocketError = eventOfNewest('Error');
export const onSocketClose = eventOfNewest('Close');

function eventOfNewest<N extends keyof SocketEvents>(name: N): EventSource<SocketEvents[N]> {
  return (context, emit) => context.shelf(createSockets).listen(name, emit);
}
