import { WebSocketServer } from 'ws';
import { isLocalOrigin, isOwnHost } from './http/origins.mjs';

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

const FULL = 4 * 1024 * 1024;

/**
 * Echoes; a caller that does not read is not read either.
 * @param {import('ws').WebSocket} socket
 * @param {import('ws').RawData | string} data
 * @param {boolean} binary
 */
function send(socket, data, binary) {
  const isFull = socket.bufferedAmount > FULL;
  if (isFull) socket.pause();
  socket.send(data, { binary }, () => isFull && socket.resume());
}

/**
 * @param {import('ws').WebSocket} socket
 * @param {string} text `close:4001:why`
 */
function closeAsAsked(socket, text) {
  const [, code, why] = /^close:(\d{1,5}):([^]*)$/.exec(text) ?? [];
  const number = Number(code);
  const isValid = number === 1000 || (number >= 3000 && number <= 4999);
  if (isValid && Buffer.byteLength(why ?? '') <= 123) socket.close(number, why);
  else send(socket, 'error: close:<1000 or 3000-4999>:<at most 123 bytes>', false);
}

/**
 * @param {import('ws').WebSocket} socket
 * @param {{ silent: boolean }} state
 * @param {import('ws').RawData} data
 * @param {boolean} isBinary
 */
export function answerMessage(socket, state, data, isBinary) {
  const text = isBinary ? '' : String(data);
  if (text === 'drop') socket.terminate();
  else if (text === 'silence' || state.silent) state.silent = true;
  else if (text === 'ping') send(socket, 'pong', false);
  else if (text.startsWith('close:')) closeAsAsked(socket, text);
  else send(socket, data, isBinary);
}

const reasons = {
  400: ['Bad Request', 'this is no WebSocket handshake'],
  403: ['Forbidden', 'this origin or host is not served'],
  404: ['Not Found', 'there is no socket here'],
};

/**
 * @param {import('node:stream').Duplex} socket
 * @param {keyof typeof reasons} status
 */
export function refuseUpgrade(socket, status) {
  const [reason, error] = reasons[status];
  const body = JSON.stringify({ error });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** @param {import('node:http').IncomingMessage} request */
export const asksForSocket = ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket';

const offers = ['connection', 'upgrade', 'http2-settings'];

/**
 * Reads a request that offers another protocol once more, without its offer (RFC 9110 7.8): Java's client and `curl --http2`
 * offer HTTP/2 with whatever they ask. Node hands all of these over as soon as somebody listens to `upgrade`.
 * @param {import('node:events').EventEmitter} server
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head what came behind the request's own head: its body begins there
 */
export function ignoreUpgrade(server, request, socket, head) {
  const { method, url, rawHeaders } = request;
  const lines = rawHeaders.flatMap((name, at) =>
    at % 2 === 1 || offers.includes(name.toLowerCase()) ? [] : [`${name}: ${rawHeaders[at + 1]}`],
  );
  const text = [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  socket.unshift(Buffer.concat([Buffer.from(text, 'latin1'), head]));
  server.emit('encrypted' in socket ? 'secureConnection' : 'connection', socket);
}
