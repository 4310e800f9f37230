import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { keepModules } from '../../scripts/keep-modules.mjs';

type Handle = Parameters<typeof createServer>[1];
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The server behind the plugin forbids the browser to cache. */
async function cacheControl(path: string, watch: null | object = null) {
  const chain: ((...args: unknown[]) => void)[] = [];
  const { configureServer } = keepModules() as { configureServer: (server: object) => void };
  configureServer({
    config: { server: { watch } },
    middlewares: { use: (one: (typeof chain)[number]) => chain.push(one) },
  });
  const handle: Handle = (req, res) => {
    const answer = () => res.setHeader('Cache-Control', 'no-cache').end();
    if (chain[0]) chain[0](req, res, answer);
    else answer();
  };
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return response.headers.get('cache-control');
}

describe('the cache of the browser while the tests run once', () => {
  it.each(['/src/index.ts', '/node_modules/a.js?v=1', '/@vite/client', '/src/a.css?import'])(
    'a module: %s',
    async (path) => expect(await cacheControl(path)).toBe('max-age=31536000, immutable'),
  );

  it.each(['/__vitest_test__/?sessionId=1', '/api/echo', '/', '/?session=1'])(
    'but not %s',
    async (path) => expect(await cacheControl(path)).toBe('no-cache'),
  );

  it('is off while Vitest watches files', async () =>
    expect(await cacheControl('/src/index.ts', {})).toBe('no-cache'));
});
