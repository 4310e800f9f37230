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
