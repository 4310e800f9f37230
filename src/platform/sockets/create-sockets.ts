import { createBus } from '@/platform/call/emitter';
import type { PlatformContext } from '@/platform/call/context';
import type { SocketEvents, SocketTask } from './open-socket';

export type Sockets = {
  /** Makes it the one that the reference's global calls speak to. Returns its removal. */
  add(socket: SocketTask): () => void;
  newest(): SocketTask | undefined;
  /** What the newest hears. Returns its removal. */
  listen<N extends keyof SocketEvents>(
    name: N,
    listener: (event: SocketEvents[N]) => void,
  ): () => void;
  emit<N extends keyof SocketEvents>(name: N, event: SocketEvents[N]): void;
};

/** All sockets that have not come to their end, in the order in which they were made. */
export function createSockets({ env }: PlatformContext): Sockets {
  const bus = createBus(env);
  let live: readonly SocketTask[] = [];
  return {
    add: (socket) => {
      live = [...live, socket];
      return () => {
        live = live.filter((other) => other !== socket);
      };
    },
    newest: () => live[live.length - 1],
    listen: (name, listener) => bus.$on(name, listener as () => void),
    emit: (name, event) => bus.$emit(name, event),
  };
}
