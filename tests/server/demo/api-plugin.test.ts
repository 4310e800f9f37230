import { once } from 'node:events';
import { createServer, preview } from 'vite';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { apiPlugin } from '../../../server/demo/api-plugin.mjs';
import { setUpFolder, writeFiles } from '../../helpers/temp-folder';

const root = setUpFolder({ 'index.html': '<p>Portico</p>' });

const shared = () => ({
  root,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [apiPlugin({ faults: true })],
});
const portOf = (server: { httpServer: { address(): unknown } | null }) =>
  (server.httpServer?.address() as { port: number } | undefined)?.port;

async function firstMessage(url: string, protocol?: string, text?: string) {
  const socket = new WebSocket(url, protocol);
  if (text) socket.once('open', () => socket.send(text));
  const [data] = await once(socket, 'message');
  socket.close();
  return String(data);
}

describe('the plugin in Vite', () => {
  it('works beside the dev server and its socket', async () => {
    const server = await createServer({ ...shared(), server: { host: 'localhost', port: 0 } });
    await server.listen();
    const at = `localhost:${portOf(server)}`;
    try {
      expect(await (await fetch(`http://${at}/api/nothing`)).json()).toEqual({
        error: 'there is no /api/nothing',
      });
      expect(
        await (await fetch(`http://${at}/anything`, { headers: { Accept: 'text/html' } })).text(),
      ).toContain('Portico');
      expect(await firstMessage(`ws://${at}/api/socket`, undefined, 'ping')).toBe('pong');
      const token = server.config.webSocketToken;
      expect(await firstMessage(`ws://${at}/?token=${token}`, 'vite-hmr')).toBe(
        '{"type":"connected"}',
      );
    } finally {
      await server.close();
    }
  });

  it('works in the preview, which reports a missing build', async () => {
    await expect(preview(shared())).rejects.toThrow('dist is missing: run `npm run build` first');
    writeFiles(root, { 'dist/index.html': '<p>Portico</p>' });
    const server = await preview({ ...shared(), preview: { host: 'localhost', port: 0 } });
    const at = `localhost:${portOf(server)}`;
    try {
      expect((await fetch(`http://${at}/api/status/418`)).status).toBe(418);
      expect(
        await (await fetch(`http://${at}/stone/1`, { headers: { Accept: 'text/html' } })).text(),
      ).toContain('Portico');
      expect(await firstMessage(`ws://${at}/api/socket`, undefined, 'ping')).toBe('pong');
      expect((await fetch(`http://${at}/api/echo`, { method: 'OPTIONS' })).status).toBe(200);
    } finally {
      await server.close();
    }
  });
});
