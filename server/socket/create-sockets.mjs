import { WebSocketServer } from 'ws';
import { isLocalOrigin, isOwnHost } from '../http/local-hosts.mjs';
import { answerMessage } from './answer-message.mjs';
import { refuseUpgrade } from './refuse-upgrade.mjs';

const MOST = 16 * 1024 * 1024;

/** The sockets at /api/socket. */
export function createSockets() {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST,
    perMessageDeflate: false,
  });
  // Without a listener a handshake that is no handshake would end the process.
  server.on('wsClientError', (_error, socket) => refuseUpgrade(socket, 400));
  server.on('connection', (socket) => {
    const state = { silent: false };
    // What a broken frame brings; `close` follows.
    socket.on('error', () => {});
    socket.on('message', (data, isBinary) => answerMessage(socket, state, data, isBinary));
  });

  return {
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:stream').Duplex} socket
     * @param {Buffer} head
     * @param {URL} url
     */
    accept(request, socket, head, url) {
      socket.on('error', () => socket.destroy());
      const { host, origin } = request.headers;
      if (url.pathname !== '/api/socket') refuseUpgrade(socket, 404);
      else if (!isOwnHost(host) || (origin && !isAllowed(origin, host))) refuseUpgrade(socket, 403);
      else
        server.handleUpgrade(request, socket, head, (client) =>
          server.emit('connection', client, request),
        );
    },
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

/** Sockets know no CORS: a page of any site could open one. @param {string} origin @param {string | undefined} host */
const isAllowed = (origin, host) =>
  isLocalOrigin(origin) || /^https?:\/\/(.*)$/.exec(origin)?.[1] === host;
