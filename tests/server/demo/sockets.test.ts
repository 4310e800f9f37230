import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { answerMessage, refuseUpgrade } from '../../../server/demo/sockets.mjs';
import { setUpBackend } from '../../helpers/backend';

describe('/api/socket', () => {
  const { json, port, raw } = setUpBackend({ faults: true });

  async function open(options = {}) {
    const socket = new WebSocket(`ws://localhost:${port()}/api/socket`, options);
    await once(socket, 'open');
    return socket;
  }
  async function answerTo(socket: WebSocket, data: string | Uint8Array) {
    socket.send(data);
    const [answer, isBinary] = await once(socket, 'message');
    return isBinary ? new Uint8Array(answer) : String(answer);
  }
  const handshake = (path: string, lines: string[] = [], host = 'localhost') =>
    raw(
      [
        `GET ${path} HTTP/1.1`,
        ...[
          `Host: ${host}`,
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
        ],
        ...['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', ...lines, '', ''],
      ].join('\r\n'),
    );

  it('echoes texts and bytes, also large ones', { tags: 'long' }, async () => {
    const socket = await open();
    expect(await answerTo(socket, '大理石')).toBe('大理石');
    expect(await answerTo(socket, '')).toBe('');
    expect(await answerTo(socket, Uint8Array.of(0, 255))).toEqual(Uint8Array.of(0, 255));
    const large = new Uint8Array(10_000_000).fill(7);
    expect(Buffer.from(await answerTo(socket, large)).equals(large)).toBe(true);
    expect(await answerTo(socket, Buffer.from('ping'))).toEqual(
      new Uint8Array(Buffer.from('ping')),
    );
    socket.close();
  });

  it('keeps the order of messages that are sent at once', { tags: 'long' }, async () => {
    const socket = await open();
    const seen: string[] = [];
    const all = new Promise<void>((resolve) => {
      socket.on('message', (data) => seen.push(String(data)) === 500 && resolve());
    });
    const wanted = Array.from({ length: 500 }, (_, index) => `${index}${'x'.repeat(40_000)}`);
    for (const text of wanted) socket.send(text);
    await all;
    expect(seen).toEqual(wanted);
    socket.close();
  });

  it('answers ping', async () => {
    const socket = await open();
    expect(await answerTo(socket, 'ping')).toBe('pong');
    socket.close();
  });

  it.each([
    ['close:4001:why', 4001, 'why'],
    ['close:1000:', 1000, ''],
    ['close:3000:a:b', 3000, 'a:b'],
  ])('closes the connection after %s', async (text, code, why) => {
    const socket = await open();
    socket.send(text);
    const [gotCode, gotWhy] = await once(socket, 'close');
    expect([gotCode, String(gotWhy)]).toEqual([code, why]);
  });

  it.each([
    'close:',
    'close:1:x',
    'close:1006:x',
    'close:99999:x',
    `close:4000:${'x'.repeat(124)}`,
    'close:4001',
  ])('explains the command after %.20s', async (text) => {
    const socket = await open();
    expect(await answerTo(socket, text)).toBe(
      'error: close:<1000 or 3000-4999>:<at most 123 bytes>',
    );
    socket.close();
  });

  it('drops the connection after drop', async () => {
    const socket = await open();
    socket.send('drop');
    expect((await once(socket, 'close'))[0]).toBe(1006);
  });

  it('stops answering after silence', async () => {
    const socket = await open();
    const seen: string[] = [];
    socket.on('message', (data) => seen.push(String(data)));
    for (const text of ['a', 'silence', 'b', 'ping']) socket.send(text);
    socket.send('drop');
    await once(socket, 'close');
    expect(seen).toEqual(['a']);
  });

  it('closes with 1009 at more than 16 MiB', { tags: 'long' }, async () => {
    const socket = await open();
    socket.send(new Uint8Array(16 * 1024 * 1024 + 1));
    expect((await once(socket, 'close'))[0]).toBe(1009);
  });

  it('selects the first protocol', async () => {
    const socket = new WebSocket(`ws://localhost:${port()}/api/socket`, ['stone', 'wood']);
    await once(socket, 'open');
    expect(socket.protocol).toBe('stone');
    socket.close();
  });

  it('accepts pages of this machine, and refuses foreign origins and hosts', {
    tags: 'long',
  }, async () => {
    const socket = await open({ origin: 'http://localhost:3000' });
    socket.close();
    expect(await handshake('/api/socket', ['Origin: http://evil.example'])).toMatch(
      /^HTTP\/1.1 403 [^]*"this origin or host is not served"/,
    );
    expect(await handshake('/api/socket', ['Origin: null'])).toMatch(/^HTTP\/1.1 403 /);
    expect(await handshake('/api/socket', [], 'evil.example')).toMatch(/^HTTP\/1.1 403 /);
    const phone = await handshake(
      '/api/socket',
      ['Origin: http://192.168.1.7:5173'],
      '192.168.1.7:5173',
    );
    expect(phone).toMatch(/^HTTP\/1.1 101 /);
  });

  it.each(['/api/other', '/api', '/api/socket/'])('has no socket at %s', async (path) => {
    expect(await handshake(path)).toMatch(
      /^HTTP\/1.1 404 [^]*\{"error":"there is no socket here"\}$/,
    );
  });

  it('ignores paths that are not below /api', async () => {
    expect(await handshake('/')).toBe('');
  });

  it('refuses a broken handshake', async () => {
    const answer = await raw(
      'GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 [^]*"this is no WebSocket handshake"/);
    expect(await json('/socket')).toMatchObject({ status: 404 });
  });

  it('survives any frame', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 40 }), async (bytes) => {
        const socket = await open();
        socket.on('error', () => {});
        const { _socket } = socket as unknown as { _socket: { write(data: Uint8Array): void } };
        _socket.write(bytes);
        socket.terminate();
      }),
      { numRuns: 40 },
    );
    const socket = await open();
    expect(await answerTo(socket, 'ping')).toBe('pong');
    socket.close();
  });
});

describe('answerMessage', () => {
  type Socket = Parameters<typeof answerMessage>[0];

  /** A socket whose client reads only when the test calls `read`. */
  function slowSocket(bufferedAmount: number) {
    const log: string[] = [];
    let sent = () => {};
    const socket = {
      bufferedAmount,
      pause: () => log.push('pause'),
      resume: () => log.push('resume'),
      send(_data: unknown, _options: unknown, done: () => void) {
        log.push('send');
        sent = done;
      },
    } as unknown as Socket;
    return { socket, log, read: () => sent() };
  }

  it('pauses a client that does not read', () => {
    const { socket, log, read } = slowSocket(5_000_000);
    answerMessage(socket, { silent: false, faults: false }, Buffer.from('a'), false);
    expect(log).toEqual(['pause', 'send']);
    read();
    expect(log).toEqual(['pause', 'send', 'resume']);
  });

  it('does not pause other clients', () => {
    const { socket, log, read } = slowSocket(1000);
    answerMessage(socket, { silent: false, faults: false }, Buffer.from('a'), true);
    read();
    expect(log).toEqual(['send']);
  });
});

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
