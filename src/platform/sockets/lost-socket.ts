import type { Env } from '@/platform/call/env';
import type { PlatformError } from '@/platform/call/errors';
import { tell } from '@/platform/call/emitter';
import type { SocketTask } from './open-socket';

/** A socket that can never be: it says so to whoever listens, as one that can not connect. */
export function lostSocket(env: Env, error: PlatformError): SocketTask {
  const gone = () => {};
  const nothing = () => gone;
  const told =
    <E>(event: E) =>
    (listener: (event: E) => void) => {
      tell(env, () => listener(event));
      return gone;
    };
  return {
    readyState: 3,
    send: () => Promise.reject(error),
    close: async () => {},
    onOpen: nothing,
    onMessage: nothing,
    onError: told({ error }),
    onClose: told({ code: 1006, reason: '' }),
    offOpen: gone,
    offMessage: gone,
    offError: gone,
    offClose: gone,
  };
}
