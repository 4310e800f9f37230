import { describe, expect, it } from 'vitest';
import { createRouter } from '../../../server/http/create-router.mjs';

const route = (method: string, path: string) => ({ method, path, handle: () => {} });
const routes = [route('GET HEAD', '/api/a'), route('POST', '/api/a'), route('*', '/api/b/:id/c')];
const find = createRouter(routes);

describe('createRouter', () => {
  it('finds by method and path', () => {
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
  ])('knows no %s', (path) => {
    expect(() => find('GET', path)).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('tells which methods there are', () => {
    expect(() => find('PUT', '/api/a')).toThrow(
      expect.objectContaining({
        status: 405,
        message: '/api/a takes GET, HEAD, POST',
        headers: { Allow: 'GET, HEAD, POST' },
      }),
    );
  });

  it('refuses what is not encoded properly', () => {
    expect(() => find('GET', '/api/b/%E0%A4/c')).toThrow(
      expect.objectContaining({ status: 400, message: 'the path is not properly encoded' }),
    );
  });
});
