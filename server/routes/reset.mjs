/** @type {import('../http/create-router.mjs').Route} */
export const reset = {
  method: '*',
  path: '/api/reset',
  handle({ request }) {
    request.socket.resetAndDestroy();
  },
};
