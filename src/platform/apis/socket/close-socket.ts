import { type Api, defineApi } from '@/platform/call/define';
import { createSockets } from '@/platform/sockets/create-sockets';
import { checkClose, type CloseSocketParams } from '@/platform/sockets/socket-fields';
import { enLate } from '@/shared/messages';

/** Closes the newest socket; without one it fails [S8.12]. */
export const closeSocket: Api<CloseSocketParams, void> = defineApi('closeSocket', {
  check: checkClose,
  run: async (context, params, fail) => {
    const socket = context.shelf(createSockets).newest();
    if (!socket) throw fail('failed', context.messages.using(enLate)('socketNotConnected'));
    await socket.close(params);
  },
});
