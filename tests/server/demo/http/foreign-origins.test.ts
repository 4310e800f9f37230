import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const listed = 'https://m.example.com';
const { api, json, port, raw } = setUpBackend({
  outbox: true,
  wechat: { account: { appId: 'wx1', ticket: 't' }, origins: [listed] },
});

const foreign = [
  'http://evil.example',
  'https://evil.example:8443',
  'null',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://192.168.1.7',
  'file://',
  'not an origin',
];

const calls: [string, string][] = [
  ['GET', '/echo'],
  ['HEAD', '/bytes/10'],
  ['GET', '/auth/outbox'],
  ['GET', '/nothing'],
  ['POST', '/echo'],
  ['PATCH', '/upload/tus/1'],
  ['DELETE', '/upload/tus/1'],
  ['POST', '/auth/code'],
];

const from = (origin: string, headers = {}) => ({ Origin: origin, ...headers });

describe('a foreign origin', () => {
  it.each(foreign)('gets 403 for readable and for unsafe requests: %s', async (origin) => {
    for (const [method, path] of calls) {
      const response = await api(path, { method, headers: from(origin) });
      const text = await response.text();
      expect([method, path, response.status]).toEqual([method, path, 403]);
      if (method !== 'HEAD')
        expect(JSON.parse(text)).toEqual({ error: 'this origin is not served' });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('vary')).toBe('Origin');
    }
  });

  it('gets 403 for a preflight, without the headers that would allow the request', async () => {
    const asked = { 'Access-Control-Request-Method': 'PUT' };
    const { status, headers } = await api('/echo', {
      method: 'OPTIONS',
      headers: from('http://evil.example', asked),
    });
    expect(status).toBe(403);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('cannot start an upload: the server does not run the route', async () => {
    const body = 'x'.repeat(1000);
    const init = { method: 'POST', headers: from('http://evil.example'), body };
    expect(await json('/upload/tus', init)).toMatchObject({ status: 403 });
  });
});

describe('an allowed origin', () => {
  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:5173',
    'http://[::1]:1',
    'https://a.localhost',
  ])('is a page of this machine at any port: %s', async (origin) => {
    const response = await api('/echo', { method: 'POST', headers: from(origin), body: 'a' });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it("is the server's own origin, also at an address of the network", async () => {
    const own = `http://localhost:${port()}`;
    expect((await api('/echo', { method: 'POST', headers: from(own) })).status).toBe(200);
    const ask = (host: string, origin: string) =>
      raw(
        `GET /api/echo HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: close\r\n\r\n`,
      );
    expect(await ask('192.168.1.7:5173', 'http://192.168.1.7:5173')).toMatch(/^HTTP\/1.1 200 /);
    expect(await ask('192.168.1.7:5173', 'http://192.168.1.8:5173')).toMatch(/^HTTP\/1.1 403 /);
    expect(await ask('evil.example', 'http://evil.example')).toMatch(
      /^HTTP\/1.1 403 [^]*"this host is not served"/,
    );
  });

  it('is an origin in SIGNATURE_ORIGINS, whose tunnel changes the host', async () => {
    const response = await api('/echo', { method: 'POST', headers: from(listed) });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is not needed: requests without Origin pass', async () => {
    expect((await api('/echo', { method: 'POST' })).status).toBe(200);
  });
});
