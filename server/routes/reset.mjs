/** @type {import('../http/create-router.mjs').Route} */
export const reset = {
  method: '*',
  path: '/api/reset',
  handle({ request: { socket } }) {
    // Only a plain connection can be reset.
    if ('encrypted' in socket) socket.destroy();
    else socket.resetAndDestroy();
  },
};
