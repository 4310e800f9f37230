import { badParameterError, type Fail, failureOf } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import { isPlatformError, type PlatformError } from '@/platform/call/errors';
import { inTime, timeOut } from '@/platform/call/timers';
import { originOf } from '@/shared/errors';
import { enLate } from '@/shared/messages';
import { resolveUrl } from './address';
import type { MakeSocketUrl, SocketData, SocketPlan } from './socket-params';

/** The close code of a connection that broke. */
export const BROKEN = 1006;

export type ReceivedData = string | ArrayBuffer | Blob;

type ConnectionEvents = {
  readonly opened: () => void;
  readonly received: (data: ReceivedData) => void;
  /** The connection failed, broke or closed. The error is null if one side closed it on purpose. */
  readonly ended: (code: number, reason: string, error: PlatformError | null) => void;
};

export type Connection = {
  /** False if the connection is not open. */
  send(data: SocketData): boolean;
  /** False if the connection has ended already. */
  close(code: number, reason: string): boolean;
  /** Ends the connection without a further event. */
  drop(): void;
};

/** One connection, with its time-out and its heartbeat. Throws if the browser refuses the URL or the protocols. */
export function connectOnce(
  context: PlatformContext,
  plan: Omit<SocketPlan, 'url'> & { readonly url: string },
  fail: Fail,
  { opened, received, ended }: ConnectionEvents,
): Connection {
  const { env, messages } = context;
  const socket = new env.window.WebSocket(socketUrl(context, plan.url, fail), [...plan.protocols]);
  const listening = new AbortController();
  const { signal } = listening;
  const { heartbeat } = plan;
  let heart: Heart | null = null;
  let isOpen = false;

  const drop = () => {
    cancelTimeout();
    heart?.stop();
    listening.abort();
    socket.close();
  };
  const giveUp = (message: string) => {
    drop();
    ended(BROKEN, '', fail('timeout', message, undefined, { limit: 'attempt' }));
  };
  const cancelTimeout = timeOut(env, plan.timeout, () =>
    giveUp(messages.using(enLate)('requestTimeout')),
  );

  const open = () => {
    cancelTimeout();
    isOpen = true;
    if (heartbeat) {
      heart = startHeartbeat(env, heartbeat, {
        beat: () => socket.send(heartbeat.message),
        noAnswer: () => giveUp('the server did not answer the heartbeat'),
      });
    }
    opened();
  };
  const receive = ({ data }: MessageEvent<ReceivedData>) => {
    heart?.heard();
    if (data !== heartbeat?.reply) received(data);
  };
  const close = ({ code, reason }: CloseEvent) => {
    drop();
    const isBroken = code === BROKEN || !isOpen;
    ended(code, reason, isBroken ? fail('network', 'connection lost') : null);
  };

  socket.binaryType = plan.binaryType;
  socket.addEventListener('open', open, { signal });
  socket.addEventListener('message', receive, { signal });
  socket.addEventListener('close', close, { signal });

  return {
    send: (data) => {
      if (socket.readyState !== socket.OPEN) return false;
      socket.send(data);
      return true;
    },
    close: (code, reason) => {
      if (socket.readyState > socket.OPEN) return false;
      socket.close(code, reason);
      return true;
    },
    drop,
  };
}

/** The address of the next connection. Rejects with a PlatformError. */
export async function nextUrl(
  { env }: PlatformContext,
  make: MakeSocketUrl,
  timeout: number,
  fail: Fail,
): Promise<string> {
  try {
    const url: unknown = await inTime(env, { ms: timeout }, make);
    if (typeof url === 'string' && url !== '') return url;
    const refused = 'parameter.url should return a string that is not empty';
    throw badParameterError(fail, { refused, parameter: 'url' });
  } catch (cause) {
    if (isPlatformError(cause)) throw cause;
    env.errors.report(cause, originOf('callback'));
    throw fail('failed', 'parameter.url has failed', cause, { parameter: 'url' });
  }
}

function socketUrl(context: PlatformContext, address: string, fail: Fail): URL {
  // The base URL of requests is not that of sockets.
  const url = resolveUrl(context, { url: address, baseURL: '' }, fail, /^(wss?|https?):$/);
  url.protocol = url.protocol.replace('http', 'ws');
  // Safari before 17.3 and Chrome before 125 refuse a fragment.
  url.hash = '';
  return url;
}

/** Whether a connection that closed with this code may succeed at another attempt. */
export function mayReconnect(code: number): boolean {
  // A normal end, and breaches of the protocol or of a policy. From 3000 on codes are the server's own.
  const final = [1000, 1002, 1003, 1007, 1008, 1009, 1010, 1015];
  return code < 3000 && !final.includes(code);
}

type HeartbeatPlan = { readonly interval: number; readonly timeout: number };

type HeartbeatEvents = {
  readonly beat: () => void;
  readonly noAnswer: () => void;
};

export type Heart = {
  /** A message came, so the connection is alive. */
  heard(): void;
  stop(): void;
};

/**
 * A broken connection may look open for minutes. So after each `interval` without a message this calls `beat`, and
 * `noAnswer` if no message comes within `timeout`. A `timeout` of 0 is no limit.
 */
export function startHeartbeat(
  { after }: Pick<Env, 'after'>,
  { interval, timeout }: HeartbeatPlan,
  { beat, noAnswer }: HeartbeatEvents,
): Heart {
  let cancel = () => {};
  const wait = () => {
    cancel();
    cancel = after(interval, () => {
      if (timeout > 0) cancel = after(timeout, noAnswer);
      else wait();
      beat();
    });
  };
  wait();
  return { heard: wait, stop: () => cancel() };
}

/** The messages that wait for a connection, with `beforeOpen: 'queue'`. */
export function createSendQueue({ messages }: PlatformContext, plan: SocketPlan | null) {
  type Message = {
    readonly data: SocketData;
    readonly resolve: () => void;
    readonly reject: (error: PlatformError) => void;
  };
  const fail = failureOf('sendSocketMessage');
  const notConnected = () => fail('failed', messages.using(enLate)('socketNotConnected'));
  let waiting: readonly Message[] = [];

  const takeAll = () => {
    const all = waiting;
    waiting = [];
    return all;
  };

  return {
    /** Resolves when the message is sent. Rejects if it may not wait, or if the socket closes. */
    add: (data: SocketData, isConnecting: boolean) => {
      if (!isConnecting || plan?.beforeOpen !== 'queue') throw notConnected();
      if (waiting.length >= plan.queueSize) {
        throw fail('busy', `${plan.queueSize} messages wait already, set queueSize for more`);
      }
      return new Promise<void>((resolve, reject) => {
        waiting = [...waiting, { data, resolve, reject }];
      });
    },
    flush: (send: (data: SocketData) => unknown) => {
      for (const { data, resolve } of takeAll()) {
        send(data);
        resolve();
      }
    },
    refuse: () => {
      for (const { reject } of takeAll()) reject(notConnected());
    },
  };
}
