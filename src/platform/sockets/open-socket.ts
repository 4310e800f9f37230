import type { PlatformContext } from '@/platform/call/context';
import { defineMethod } from '@/platform/call/define';
import { isPlatformError, PlatformError, type PlatformErrorCode } from '@/platform/call/errors';
import { backoff } from '@/platform/call/backoff';
import { isOffline } from '@/platform/network/offline';
import { pauseUntilOnline } from '@/platform/network/pause';
import { createObjectEvents, type ListenersOf } from '@/platform/call/object-events';
import { warnOfUnknown } from '@/platform/call/unknown-params';
import { enLate } from '@/shared/messages';
import { type Connection, connectOnce, LOST, type Received } from './connect-once';
import { createSockets } from './create-sockets';
import { shouldReconnect } from './should-reconnect';
import {
  type CloseSocketParams,
  type Reconnect,
  type SendSocketMessageParams,
  type SocketData,
  type SocketPlan,
  checkClose,
  checkMessage,
  checkSocket,
} from './socket-fields';

export type SocketEvents = {
  readonly Open: Record<never, never>;
  readonly Message: { readonly data: Received };
  /** A connection did not come, or broke. With `reconnect` another may follow. */
  readonly Error: { readonly error: PlatformError };
  /** The last that is heard. */
  readonly Close: { readonly code: number; readonly reason: string };
};

export type SocketTask = ListenersOf<SocketEvents> & {
  /** 0 connecting (also again), 1 open, 2 closing, 3 closed. */
  readonly readyState: number;
  send(params: SendSocketMessageParams): Promise<void>;
  /** Resolves when it is closed. */
  close(params?: CloseSocketParams): Promise<void>;
};

/** A server that does not answer the goodbye is not waited for. */
const GOODBYE = 3000;

const states = ['connecting', 'open', 'closing', 'closed'] as const;

type Waiting = { readonly data: SocketData; readonly sent: () => void; readonly lost: () => void };
type Ending = AbortSignal | null | undefined;
type Goodbye = { readonly code: number; readonly reason: string };

/** Connects at once. What it does not say in promises it says in events, and Close is the last of them. */
export function openSocket(
  context: PlatformContext,
  input: unknown,
  endings: readonly Ending[],
): SocketTask {
  const { env, messages } = context;
  const names = ['Open', 'Message', 'Error', 'Close'] as const;
  const events = createObjectEvents<SocketEvents>(env, 'connectSocket().', names);
  const registry = context.shelf(createSockets);
  const checked = checkSocket(input);
  if (import.meta.env.DEV) warnOfUnknown(context, 'connectSocket', input, checkSocket);

  let state: (typeof states)[number] = 'connecting';
  let connection: Connection | null = null;
  let queue: readonly Waiting[] = [];
  /** Connections in a row that did not last. */
  let tries = 0;
  let openedAt: number | null = null;
  let cancelTimer = () => {};
  let settle = () => {};
  const closed = new Promise<void>((resolve) => {
    settle = resolve;
  });

  const fail = (code: PlatformErrorCode, message: string, cause?: unknown) =>
    new PlatformError({ code, api: 'connectSocket', message, cause });
  const notConnected = () =>
    new PlatformError({
      code: 'failed',
      api: 'sendSocketMessage',
      message: messages.using(enLate)('socketNotConnected'),
    });

  const emit = <N extends keyof SocketEvents>(name: N, event: SocketEvents[N]) => {
    const isNewest = registry.newest() === task;
    events.emit(name, event);
    if (isNewest) registry.emit(name, event);
  };

  const finish = ({ code, reason }: Goodbye) => {
    if (state === 'closed') return;
    state = 'closed';
    cancelTimer();
    connection?.drop();
    for (const ending of endings) ending?.removeEventListener('abort', leave);
    for (const { lost } of queue) lost();
    queue = [];
    emit('Close', { code, reason });
    forget();
    settle();
  };

  const leave = () => finish({ code: 1000, reason: '' });

  const over = (plan: SocketPlan, goodbye: Goodbye, error: PlatformError | null) => {
    connection = null;
    if (state === 'closing') return finish(goodbye);
    const { reconnect } = plan;
    if (reconnect && openedAt !== null && env.now() - openedAt >= reconnect.stableAfter) tries = 0;
    openedAt = null;
    const isWorthIt = error?.code !== 'invalid' && shouldReconnect(goodbye.code);
    const again = isWorthIt && reconnect && tries < reconnect.times ? reconnect : null;
    state = 'connecting';
    if (error ?? again) emit('Error', { error: error ?? fail('failed', 'connection lost') });
    // A listener may have closed it.
    if (states.indexOf(state) > 1) return undefined;
    if (!again) return finish(goodbye);
    waitAndConnect(plan, again);
    return undefined;
  };

  const waitAndConnect = (plan: SocketPlan, again: Reconnect) => {
    const waiting = new AbortController();
    cancelTimer = () => waiting.abort();
    const ms = backoff(tries, again, Math.random());
    // A phone without a network says nothing about the server.
    if (!isOffline(context)) tries += 1;
    pauseUntilOnline(context, ms, waiting.signal).then(
      () => {
        if (!waiting.signal.aborted) connect(plan);
      },
      // The socket was closed meanwhile.
      () => {},
    );
  };

  const connect = (plan: SocketPlan) => {
    const lost = { code: LOST, reason: '' };
    if (isOffline(context)) return over(plan, lost, fail('offline', messages.t('noNetwork')));
    try {
      connection = connectOnce(context, plan, fail, {
        opened: () => {
          state = 'open';
          openedAt = env.now();
          const waiting = queue;
          queue = [];
          for (const { data, sent } of waiting) {
            connection?.send(data);
            sent();
          }
          emit('Open', {});
        },
        received: (data) => emit('Message', { data }),
        over: (code, reason, error) => over(plan, { code, reason }, error),
      });
    } catch (cause) {
      const refused = 'parameter.url or parameter.protocols is refused by the browser';
      const isOurs = isPlatformError(cause);
      over(plan, lost, isOurs ? cause : fail('invalid', refused, cause));
    }
    return undefined;
  };

  const send = ({ data }: SendSocketMessageParams) => {
    if (state === 'open' && connection?.send(data)) return undefined;
    const mayWait = state === 'connecting' && checked.ok && checked.params.beforeOpen === 'queue';
    if (!mayWait) throw notConnected();
    return new Promise<void>((sent, reject) => {
      queue = [...queue, { data, sent, lost: () => reject(notConnected()) }];
    });
  };

  const close = (goodbye: Goodbye) => {
    if (states.indexOf(state) > 1) return closed;
    if (!connection?.close(goodbye.code, goodbye.reason)) {
      finish(goodbye);
      return closed;
    }
    state = 'closing';
    cancelTimer = env.after(GOODBYE, () => finish({ code: LOST, reason: '' }));
    return closed;
  };

  const task: SocketTask = {
    ...events.listeners,
    get readyState() {
      return states.indexOf(state);
    },
    send: defineMethod(context, 'sendSocketMessage', { check: checkMessage, run: send }),
    close: defineMethod(context, 'closeSocket', { check: checkClose, run: close }),
  };
  const forget = registry.add(task);

  for (const ending of endings) ending?.addEventListener('abort', leave);
  // Whoever asked for it gets hold of it first: a refusal is an event too.
  cancelTimer = env.after(0, () => {
    if (endings.some((ending) => ending?.aborted)) leave();
    else if (checked.ok) connect(checked.params);
    else {
      emit('Error', { error: fail(checked.code, checked.message) });
      finish({ code: LOST, reason: '' });
    }
  });
  return task;
}
