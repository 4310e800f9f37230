import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import type { PlatformError } from '@/platform/call/errors';
import { resolveUrl } from '@/platform/network/resolve-url';
import { timeOut } from '@/platform/call/timers';
import { enLate } from '@/shared/messages';
import type { SocketData, SocketPlan } from './socket-fields';
import { startHeartbeat } from './start-heartbeat';

export const LOST = 1006;

export type Received = string | ArrayBuffer | Blob;

type Line = {
  readonly opened: () => void;
  readonly received: (data: Received) => void;
  /** It did not come, broke or was closed. An error says that nobody wanted that. */
  readonly over: (code: number, reason: string, error: PlatformError | null) => void;
};

export type Connection = {
  /** false when it is not open. */
  send(data: SocketData): boolean;
  /** false when there is nothing left to close. */
  close(code: number, reason: string): boolean;
  /** Ends it without a further word to anyone here. */
  drop(): void;
};

/** One connection with its time-out and its heartbeat. Throws what the browser thinks of the address. */
export function connectOnce(
  context: PlatformContext,
  plan: SocketPlan,
  fail: Fail,
  { opened, received, over }: Line,
): Connection {
  const { env, messages } = context;
  const address = { url: plan.url, baseURL: '' };
  const url = resolveUrl(context, address, fail, /^(wss?|https?):$/);
  url.protocol = url.protocol.replace('http', 'ws');
  // Older browsers refuse a hash.
  url.hash = '';
  const socket = new env.window.WebSocket(url, [...plan.protocols]);
  const ending = new AbortController();
  const { signal } = ending;
  let isOpen = false;

  const drop = () => {
    cancel();
    heart?.stop();
    ending.abort();
    socket.close();
  };
  const lose = (message: string) => {
    drop();
    over(LOST, '', fail('timeout', message));
  };

  const cancel = timeOut(env, plan.timeout, () => lose(messages.using(enLate)('requestTimeout')));
  let heart: ReturnType<typeof startHeartbeat> | null = null;

  socket.binaryType = plan.binaryType;
  const open = () => {
    cancel();
    isOpen = true;
    const { heartbeat } = plan;
    if (heartbeat) {
      heart = startHeartbeat(env, heartbeat, {
        beat: () => socket.send(heartbeat.message),
        dead: () => lose('the server has fallen silent'),
      });
    }
    opened();
  };
  const receive = ({ data }: MessageEvent<Received>) => {
    heart?.alive();
    if (data !== plan.heartbeat?.reply) received(data);
  };
  const close = ({ code, reason }: CloseEvent) => {
    drop();
    const isBroken = code === LOST || !isOpen;
    over(code, reason, isBroken ? fail('failed', 'connection lost') : null);
  };
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
