/** @type {import('../http/create-router.mjs').Route} */
export const brokenJson = {
  method: '*',
  path: '/api/broken-json',
  handle({ response }) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"stone": "marble", ');
  },
};
