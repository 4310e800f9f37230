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
