import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFileHandler, findFile } from '../../../server/demo/static-files.mjs';
import { setUpServer } from '../../helpers/backend';
import { setUpFolder, writeFiles } from '../../helpers/temp-folder';

describe('the built app', () => {
  const { url } = setUpServer({
    next: createFileHandler({
      root: setUpFolder({
        'index.html': '<p>Portico</p>',
        'assets/a.js': '1;',
        'assets/film.webm': 'marble',
        'empty.txt': '',
      }),
      headersOf: (pathname) => ({ 'X-Policy': pathname.endsWith('.js') ? 'script' : 'strict' }),
    }),
  });
  const get = async (path: string, method = 'GET') => {
    const response = await fetch(url() + path, { method });
    const { status, headers } = response;
    const named = ['content-type', 'cache-control', 'content-length', 'x-policy'];
    return [status, ...named.map((name) => headers.get(name)), await response.text()];
  };

  it('has the headers of its site', async () => {
    const page = ['text/html; charset=utf-8', 'no-cache', '14', 'strict', '<p>Portico</p>'];
    expect(await get('/')).toEqual([200, ...page]);
    expect(await get('/stone/12?a=b')).toEqual([200, ...page]);
    expect(await get('/assets/a.js')).toEqual([
      ...[200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', '2'],
      ...['script', '1;'],
    ]);
  });

  it('sends no body for HEAD, 404 for a missing chunk, and 405 for other methods', async () => {
    expect((await get('/', 'HEAD')).slice(3)).toEqual(['14', 'strict', '']);
    expect((await get('/assets/gone.js'))[0]).toBe(404);
    expect((await get('/', 'POST'))[0]).toBe(405);
  });

  // Safari plays videos only from servers with ranges.
  it('sends a video in ranges, with the type of a video', async () => {
    const part = async (headers: Record<string, string>, path = '/assets/film.webm') => {
      const response = await fetch(url() + path, { headers });
      return [response.status, response.headers.get('content-range'), await response.text()];
    };
    const { headers } = await fetch(`${url()}/assets/film.webm`);
    expect(headers.get('content-type')).toBe('video/webm');
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(await part({ Range: 'bytes=0-1' })).toEqual([206, 'bytes 0-1/6', 'ma']);
    expect(await part({ Range: 'bytes=-2' })).toEqual([206, 'bytes 4-5/6', 'le']);
    expect(await part({ Range: 'bytes=6-' })).toEqual([416, 'bytes */6', 'no such part']);
    expect(await part({ Range: 'bytes=0-1', 'If-Range': '"old"' })).toEqual([200, null, 'marble']);
    expect(await part({}, '/empty.txt')).toEqual([200, null, '']);
  });

  it('never answers for the backend', async () => {
    expect((await get('/api/nothing')).slice(0, 2)).toEqual([404, 'application/json']);
  });
});

describe('findFile', () => {
  const base = setUpFolder({ 'secret.txt': 'secret', 'dist-old/secret.txt': 'secret' });
  const root = join(base, 'dist');
  writeFiles(
    root,
    Object.fromEntries(['index.html', 'a b.txt', 'assets/a.js'].map((name) => [name, name])),
  );

  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/a%20b.txt', 'a b.txt'],
    ['/assets/a.js', 'assets/a.js'],
    ['/stone/12', 'index.html'],
    ['/assets', 'index.html'],
    ['/100%', 'index.html'],
    ['/../secret.txt', 'index.html'],
    ['/%2e%2e/secret.txt', 'index.html'],
    ['/..%2fdist-old/secret.txt', 'index.html'],
    ['/..\\secret.txt', 'index.html'],
    ['/assets/../../secret.txt', 'index.html'],
    ['/a%00.txt', 'index.html'],
  ])('finds for %s the file %s', async (path, name) => {
    expect(await findFile(root, path)).toEqual({ path: join(root, name), size: name.length });
  });

  it.each(['/assets/gone.js', '/assets/x/y.css', '/x/../assets/gone.js'])(
    'finds no file for %s',
    async (path) => {
      expect(await findFile(root, path)).toBeUndefined();
    },
  );

  it('never finds a file outside the folder', async () => {
    const part = fc.constantFrom(
      '..',
      '%2e%2e',
      '%2f',
      '/',
      '\\',
      'secret.txt',
      'dist-old',
      '.',
      '%00',
      'assets',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(part, fc.string()), { maxLength: 8 }), async (parts) => {
        const file = await findFile(root, `/${parts.join('')}`);
        if (file)
          expect(file.path.startsWith(`${root}/`) && !file.path.includes('secret')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
