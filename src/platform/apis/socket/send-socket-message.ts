import { type Api, defineApi } from '@/platform/call/define';
import { createSockets } from '@/platform/sockets/create-sockets';
import { checkMessage, type SendSocketMessageParams } from '@/platform/sockets/socket-fields';
import { enLate } from '@/shared/messages';

/** Sends through the newest socket; without one that is connected it fails [S8.12]. */
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
