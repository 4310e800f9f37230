import { WebSocketServer } from 'ws';
import { isLocalOrigin, isOwnHost } from '../http/local-hosts.mjs';
import { answerMessage } from './answer-message.mjs';
import { refuseUpgrade } from './refuse-upgrade.mjs';

const MOST = 16 * 1024 * 1024;

/** Sockets know no CORS: a page of any site could open one. @param {import('node:http').IncomingHttpHeaders} headers */
function isAllowed({ host, origin }) {
  const isOwn = !origin || isLocalOrigin(origin) || /^https?:\/\/(.*)$/.exec(origin)?.[1] === host;
  return isOwnHost(host) && isOwn;
}

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
      if (url.pathname !== '/api/socket') refuseUpgrade(socket, 404);
      else if (!isAllowed(request.headers)) refuseUpgrade(socket, 403);
      else {
        const greet = (/** @type {import('ws').WebSocket} */ client) =>
          server.emit('connection', client, request);
        server.handleUpgrade(request, socket, head, greet);
      }
    },
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}
