import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { apiPlugin } from '../../../../server/demo/api-plugin.mjs';
import { startServer } from '../../../../server/demo/backend.mjs';
import { setUpFolder } from '../../../helpers/temp-folder';

const server = await startServer({
  backend: { faults: true },
  next: (_request, response) => response.end('the page'),
});
afterAll(() => server.close());

/** Offers HTTP/2 with its request, as `curl --http2` does. */
async function ask(path: string, { body = '', upgrade = 'h2c', port = server.port } = {}) {
  const call = request({
    port,
    path,
    host: 'localhost',
    agent: false,
    method: body ? 'POST' : 'GET',
    headers: {
      Accept: 'text/html',
      Connection: 'Upgrade, HTTP2-Settings',
      Upgrade: upgrade,
      'HTTP2-Settings': 'AAMAAABkAAQAAP__',
      ...(body && { 'Content-Length': body.length }),
    },
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const answer = { status: response.statusCode, text: await text(response) };
  call.destroy();
  return answer;
}

it('a client that offers HTTP/2 gets the answer of HTTP/1.1', async () => {
  expect(await ask('/any')).toEqual({ status: 200, text: 'the page' });
  expect(await ask('/api/status/202')).toEqual({ status: 202, text: '{"status":202}' });
});

it('a request that offers HTTP/2 keeps its whole body', async () => {
  const small = await ask('/api/echo', { body: 'hello' });
  expect(JSON.parse(small.text)).toMatchObject({ method: 'POST', body: 'hello' });
  const large = await ask('/api/echo', { body: 'x'.repeat(3_000_000) });
  expect(JSON.parse(large.text)).toMatchObject({ size: 3_000_000 });
});

it('the plugin in Vite answers clients that offer HTTP/2', async () => {
  const vite = await createServer({
    root: setUpFolder({ 'index.html': '<p>Portico</p>' }),
    configFile: false,
    logLevel: 'silent',
    plugins: [apiPlugin({ faults: true })],
    server: { host: 'localhost', port: 0 },
  });
  await vite.listen();
  const port = (vite.httpServer?.address() as AddressInfo | undefined)?.port;
  if (port === undefined) throw new Error('Vite does not listen');
  const page = await ask('/', { port });
  const api = await ask('/api/status/202', { port });
  await vite.close();
  expect(page.text).toContain('<p>Portico</p>');
  expect(api.status).toBe(202);
});

it('a WebSocket handshake at another path gets 404', async () => {
  expect((await ask('/api/echo', { upgrade: 'WebSocket' })).status).toBe(404);
});
