import { describe, expect, it } from 'vitest';
import { BoundedMap, createRateLimit } from '../../../../server/shared/http.mjs';
import { isLocalOrigin, isOwnHost } from '../../../../server/demo/http/origins.mjs';
import { createRouter } from '../../../../server/demo/http/router.mjs';

describe('boundedMap', () => {
  it('deletes the entry whose last change is the oldest', () => {
    const map = new BoundedMap<string, number>(2);
    map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
    expect([...map]).toEqual([
      ['a', 3],
      ['c', 4],
    ]);
  });
});

describe('createRateLimit', () => {
  it('refuses with the remaining seconds of the window', () => {
    let time = 5000;
    const take = createRateLimit({ max: 2, ms: 3000, now: () => time });
    expect([take('a'), take('a'), take('b')]).toEqual([{ left: 1 }, { left: 0 }, { left: 1 }]);
    time = 5400;
    expect(() => take('a')).toThrow(
      expect.objectContaining({ status: 429, headers: { 'Retry-After': '3' } }),
    );
    time = 7999;
    expect(() => take('a')).toThrow('asked too often: try again in 1 s');
    time = 8000;
    expect(take('a')).toEqual({ left: 1 });
  });
});

describe('isOwnHost', () => {
  it.each([
    'localhost',
    'localhost:5173',
    'a.localhost:1',
    '127.0.0.1:80',
    '[::1]:80',
    '192.168.1.7:5173',
    'LOCALHOST',
  ])('accepts %s', (host) => expect(isOwnHost(host)).toBe(true));
  it.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a@b c',
    ':80',
    '[',
    'localhost@evil.example',
  ])('refuses %s', (host) => expect(isOwnHost(host)).toBe(false));
});

describe('isLocalOrigin', () => {
  it.each([
    'http://localhost',
    'https://localhost:8443',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://a.localhost',
  ])('accepts %s', (origin) => expect(isLocalOrigin(origin)).toBe(true));
  it.each([
    'null',
    '',
    'http://evil.example',
    'http://127.evil.example',
    'http://127.0.0.1.evil.example',
    'http://192.168.1.7',
    'http://localhost.evil.example',
    'file://',
  ])('refuses %s', (origin) => expect(isLocalOrigin(origin)).toBe(false));
});

describe('createRouter', () => {
  const route = (method: string, path: string) => ({ method, path, handle: () => {} });
  const routes = [route('GET HEAD', '/api/a'), route('POST', '/api/a'), route('*', '/api/b/:id/c')];
  const find = createRouter(routes);

  it('finds a route by method and path', () => {
    expect(find('HEAD', '/api/a').route).toBe(routes[0]);
    expect(find('POST', '/api/a').route).toBe(routes[1]);
    expect(find('PURGE', '/api/b/x%20y%2Fz/c')).toEqual({
      route: routes[2],
      params: { id: 'x y/z' },
    });
  });

  it.each([
    '/api',
    '/api/',
    '/api/A',
    '/api/a/',
    '/api/a/b',
    '/api/b//c',
    '/api/b/1',
    '/api/__proto__',
  ])('finds no route for %s', (path) => {
    expect(() => find('GET', path)).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('names the allowed methods in a 405', () => {
    expect(() => find('PUT', '/api/a')).toThrow(
      expect.objectContaining({
        status: 405,
        message: '/api/a takes GET, HEAD, POST',
        headers: { Allow: 'GET, HEAD, POST' },
      }),
    );
  });

  it('refuses a path with a broken percent encoding', () => {
    expect(() => find('GET', '/api/b/%E0%A4/c')).toThrow(
      expect.objectContaining({ status: 400, message: 'the path is not properly encoded' }),
    );
  });
});
