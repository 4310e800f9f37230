import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileHandler } from '../../../server/files/create-file-handler.mjs';
import { startServer } from '../../../server/start-server.mjs';

let root = '';
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portico-test-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<p>Portico</p>');
  await writeFile(join(root, 'assets', 'a.js'), '1;');
  server = await startServer({
    next: createFileHandler({
      root,
      headersOf: (pathname) => ({ 'X-Policy': pathname.endsWith('.js') ? 'script' : 'strict' }),
    }),
  });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});
const get = async (path: string, method = 'GET') => {
  const response = await fetch(server.url + path, { method });
  const { status, headers } = response;
  const named = ['content-type', 'cache-control', 'content-length', 'x-policy'];
  return [status, ...named.map((name) => headers.get(name)), await response.text()];
};

describe('the built app', () => {
  it('is served with the headers of its site', async () => {
    const page = ['text/html; charset=utf-8', 'no-cache', '14', 'strict', '<p>Portico</p>'];
    expect(await get('/')).toEqual([200, ...page]);
    expect(await get('/stone/12?a=b')).toEqual([200, ...page]);
    expect(await get('/assets/a.js')).toEqual([
      ...[200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', '2'],
      ...['script', '1;'],
    ]);
  });

  it('has no body for HEAD, no page for a missing chunk, no other method', async () => {
    expect((await get('/', 'HEAD')).slice(3)).toEqual(['14', 'strict', '']);
    expect((await get('/assets/gone.js'))[0]).toBe(404);
    expect((await get('/', 'POST'))[0]).toBe(405);
  });

  it('never stands in for the backend', async () => {
    expect((await get('/api/nothing')).slice(0, 2)).toEqual([404, 'application/json']);
  });
});
