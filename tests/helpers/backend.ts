import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { type BackendOptions, startServer } from '../../server/demo/backend.mjs';

type Body = Record<string, unknown>;

/** A separate server for the tests of one file. */
export function setUpServer(options: Parameters<typeof startServer>[0]) {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(options);
  });
  afterAll(() => server.close());
  return { port: () => server.port, url: () => server.url };
}

/** A separate demo server for the tests of one file, over real HTTP. */
export function setUpBackend(options: BackendOptions = {}) {
  const { port, url } = setUpServer({ backend: options });
  const api = (path: string, init?: RequestInit) => fetch(`${url()}/api${path}`, init);
  return {
    api,
    port,
    async json(path: string, init?: RequestInit) {
      const response = await api(path, init);
      const body: Body = JSON.parse(await response.text());
      return { status: response.status, body, headers: response.headers };
    },
    post: (body: unknown): RequestInit => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    /** Sends bytes that no HTTP client would send. Resolves with the answer when the connection ends or is idle. */
    async raw(bytes: string | Uint8Array, { first = 10_000, silence = 500 } = {}) {
      const socket = connect(port(), 'localhost');
      const pieces: Buffer[] = [];
      socket.on('data', (piece) => {
        pieces.push(piece);
        socket.setTimeout(silence);
      });
      socket.on('error', () => {});
      socket.setTimeout(first, () => socket.destroy());
      socket.write(bytes);
      await once(socket, 'close');
      return Buffer.concat(pieces).toString('latin1');
    },
  };
}
