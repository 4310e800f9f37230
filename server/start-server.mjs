import { once } from 'node:events';
import { createServer } from 'node:http';
import { createBackend } from './create-backend.mjs';
import { asksForSocket, ignoreUpgrade } from './http/ignore-upgrade.mjs';
import { isOwnHost } from './http/local-hosts.mjs';
import { refuse } from './http/refuse.mjs';
import { HttpError } from './http/http-error.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * A server of its own: the backend, and below it whatever `next` answers. It listens to this machine only.
 * @param {object} options
 * @param {number} [options.port] 0 takes a free one
 * @param {import('./create-backend.mjs').BackendOptions} [options.backend]
 * @param {(request: Request, response: Response) => unknown} [options.next]
 */
export async function startServer({ port = 0, backend: options = {}, next }) {
  const backend = createBackend(options);
  const server = createServer((request, response) => {
    backend.handle(request, response, () => {
      if (next && isOwnHost(request.headers.host)) next(request, response);
      else refuse(request, response, new HttpError(404, 'there is only /api'));
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!asksForSocket(request)) ignoreUpgrade(server, request, socket, head);
    else if (!backend.upgrade(request, socket, head)) socket.destroy();
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${at}`,
    port: at,
    async close() {
      const closed = once(server, 'close');
      server.close();
      await backend.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
