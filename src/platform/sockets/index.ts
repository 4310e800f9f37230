import type { EventSource } from '@/platform/call/listeners';
import { createSockets } from './create-sockets';
import type { SocketEvents } from './open-socket';

export { openSocket } from './open-socket';

const newest =
  <N extends keyof SocketEvents>(name: N): EventSource<SocketEvents[N]> =>
  (context, emit) =>
    context.shelf(createSockets).listen(name, emit);

export const socketOpen = newest('Open');
export const socketMessage = newest('Message');
export const socketError = newest('Error');
export const socketClose = newest('Close');
