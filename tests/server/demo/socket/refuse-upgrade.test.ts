import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { refuseUpgrade } from '../../../../server/demo/sockets.mjs';

it('a refused handshake gets a complete answer, and the connection ends', async () => {
  const socket = new PassThrough();
  refuseUpgrade(socket, 404);
  const text = (await socket.toArray()).join('');
  expect(text).toBe(
    [
      'HTTP/1.1 404 Not Found',
      'Connection: close',
      'Content-Type: application/json',
      'Content-Length: 35',
      '',
      '{"error":"there is no socket here"}',
    ].join('\r\n'),
  );
});
