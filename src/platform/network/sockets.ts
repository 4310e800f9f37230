import { type Api, defineApi } from '@/platform/call/define';
import type { EventSource } from '@/platform/call/listeners';
import { enLate } from '@/shared/messages';
import { createSockets, type SocketEvents } from './socket';
import {
  checkClose,
  checkMessage,
  type CloseSocketParams,
  type SendSocketMessageParams,
} from './socket-params';

export { openSocket } from './socket';

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
