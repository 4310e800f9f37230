import { WebSocketServer } from 'ws';
import { isAllowedOrigin, isOwnHost } from './http/origins.mjs';

const MAX_MESSAGE = 16 * 1024 * 1024;

/**
 * The sockets at /api/socket. Sockets know no CORS, so each handshake checks the origin.
 * @param {{ faults: boolean, origins: readonly string[] }} options
 */
export function createSockets({ faults, origins }) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    perMessageDeflate: false,
  });
  // Without a listener a handshake that is no handshake would end the process.
  server.on('wsClientError', (_error, socket) => refuseUpgrade(socket, 400));
  server.on('connection', (socket) => {
    const state = { silent: false, faults };
    // A broken frame raises `error`, and then `close`.
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
      const { host } = request.headers;
      socket.on('error', () => socket.destroy());
      if (url.pathname !== '/api/socket') refuseUpgrade(socket, 404);
      else if (!isOwnHost(host) || !isAllowedOrigin(request.headers, origins)) {
        refuseUpgrade(socket, 403);
      } else {
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

const MAX_BUFFERED = 4 * 1024 * 1024;

/**
 * Sends an answer. While the client does not read, the server does not read either.
 * @param {import('ws').WebSocket} socket
 * @param {import('ws').RawData | string} data
 * @param {boolean} binary
 */
function send(socket, data, binary) {
  const isFull = socket.bufferedAmount > MAX_BUFFERED;
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
 * The fault simulator of sockets.
 * @param {import('ws').WebSocket} socket
 * @param {{ silent: boolean }} state
 * @param {string} text
 * @returns {boolean} whether the message was a command
 */
function failAsAsked(socket, state, text) {
  if (text === 'drop') socket.terminate();
  else if (text === 'silence' || state.silent) state.silent = true;
  else if (text.startsWith('close:')) closeAsAsked(socket, text);
  else return false;
  return true;
}

/**
 * Echoes a message. `ping` gets `pong`.
 * @param {import('ws').WebSocket} socket
 * @param {{ silent: boolean, faults: boolean }} state
 * @param {import('ws').RawData} data
 * @param {boolean} isBinary
 */
export function answerMessage(socket, state, data, isBinary) {
  const text = isBinary ? '' : String(data);
  if (state.faults && failAsAsked(socket, state, text)) return;
  if (text === 'ping') send(socket, 'pong', false);
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
 * Reads a request that offers another protocol once more, without the offer (RFC 9110 7.8). Java's client and
 * `curl --http2` offer HTTP/2 with each request. A server with an `upgrade` listener gets all of them as upgrades.
 * @param {import('node:events').EventEmitter} server
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head the bytes after the head of the request: the body begins there
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
