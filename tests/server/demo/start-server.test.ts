import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../../server/demo/backend.mjs';

describe('startServer', () => {
  it('listens on localhost, and close() ends all connections', async () => {
    const server = await startServer({ backend: { faults: true } });
    expect(server.url).toBe(`http://localhost:${server.port}`);
    const stalled = await fetch(`${server.url}/api/stall`);
    const body = stalled.text().catch(String);
    await server.close();
    expect(await body).toBe('TypeError: terminated');
    await expect(fetch(`${server.url}/api/echo`)).rejects.toThrow('fetch failed');
  });

  it('is not reachable from other machines', async () => {
    const server = await startServer({});
    const outer = Object.values(networkInterfaces())
      .flatMap((list = []) => list)
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outer) {
      const call = fetch(`http://${address}:${server.port}/api/echo`);
      await expect(call).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    }
    await server.close();
  });

  it('rejects when the port is taken', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await expect(startServer({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    other.close();
  });
});
