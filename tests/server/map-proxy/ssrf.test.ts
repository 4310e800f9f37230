import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMapProxy } from '../../../server/map-proxy/index.mjs';
import { listen, setUpMapUpstream } from '../../helpers/map-upstream';

const upstream = setUpMapUpstream();
/** Another service of the local network. It must never get a request. */
const inner = setUpMapUpstream();

let proxy: ReturnType<typeof createMapProxy>;
let port = 0;
const server = createServer((request, response) => proxy.node(request, response));
beforeAll(async () => {
  proxy = createMapProxy({
    tencent: { key: 'TK', secret: 'SK1', api: upstream.url() },
    tiles: true,
    requestsPerMinute: 10_000,
  });
  port = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a request line that no HTTP client would send. */
async function raw(target: string, lines: string[] = [], method = 'GET') {
  const socket = connect(port, 'localhost');
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => pieces.push(piece));
  socket.on('error', () => {});
  const head = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines];
  socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  return Buffer.concat(pieces).toString('latin1');
}

const innerUrl = () => inner.url();
const innerHost = () => inner.url().replace('http://', '');
const GOOD = '/api/map/tencent/ws/geocoder/v1/';

describe('a path that is not on the list', () => {
  it.each<[string, () => string]>([
    ['an absolute URL as the target', () => `${innerUrl()}${GOOD}`],
    ['an absolute URL with another port', () => `http://localhost:1${GOOD}`],
    ['an absolute URL in the path', () => `/api/map/tencent/${innerUrl()}/`],
    ['an encoded absolute URL', () => `/api/map/tencent/${encodeURIComponent(innerUrl())}`],
    ['//host as the target', () => `//${innerHost()}${GOOD}`],
    ['//host behind the service', () => `/api/map/tencent//${innerHost()}/ws/geocoder/v1/`],
    ['an encoded //host', () => `/api/map/tencent/%2F%2F${innerHost()}/ws/geocoder/v1/`],
    ['\\host', () => `/api/map/tencent/\\${innerHost()}/ws/geocoder/v1/`],
    ['@host', () => `/api/map/tencent@${innerHost()}/ws/geocoder/v1/`],
    ['@host behind the service', () => `/api/map/tencent/@${innerHost()}/ws/geocoder/v1/`],
    ['an encoded @host', () => `/api/map/tencent/%40${innerHost()}/ws/geocoder/v1/`],
    ['another port', () => `/api/map/tencent:${inner.url().split(':')[2]}/ws/geocoder/v1/`],
    ['..', () => '/api/map/tencent/ws/geocoder/v1/../../../'],
    ['%2E%2E%2F', () => '/api/map/tencent/ws/place/%2E%2E%2Fgeocoder/v1/'],
    ['%252e%252e', () => '/api/map/tencent/ws/place/%252e%252e/geocoder/v1/'],
    ['..;', () => '/api/map/tencent/ws/place/..;/geocoder/v1/'],
    ['a path of the service that is not allowed', () => '/api/map/tencent/ws/location/v1/ip'],
    ['an allowed path without its slash', () => '/api/map/tencent/ws/geocoder/v1'],
    ['an allowed path with more behind it', () => `${GOOD}x`],
    ['an allowed path in capitals', () => GOOD.toUpperCase()],
    ['an encoded letter', () => '/api/map/tencent/ws/%67eocoder/v1/'],
    ['an encoded question mark', () => `${GOOD}%3Fa=b`],
    ['an encoded null', () => `${GOOD}%00`],
    ['encoded CR LF', () => `${GOOD}%0d%0aHost:%20${innerHost()}`],
    ['a service without an account', () => '/api/map/amap/v3/geocode/regeo'],
    ['a name of Object', () => '/api/map/constructor'],
    ['__proto__', () => '/api/map/__proto__'],
    ['no service', () => '/api/map/'],
    ['*', () => '*'],
  ])('gets 404, and no service gets a request: %s', async (_name, target) => {
    const answer = await raw(target());
    expect(answer).toMatch(/^HTTP\/1.1 (404 [^]*"the map proxy does not serve this path"|400 )/);
    expect([upstream.asked, inner.asked]).toEqual([[], []]);
  });

  it('with dots counts as the path that the URL parser makes of it', async () => {
    for (const path of ['ws/place/../geocoder', 'ws/place/%2e%2e/geocoder', './ws/geocoder']) {
      expect(await raw(`/api/map/tencent/${path}/v1/`)).toMatch(/^HTTP\/1.1 200 /);
      expect(upstream.asked.at(-1)?.url).toMatch(/^\/ws\/geocoder\/v1\/\?key=TK/);
    }
    expect(await raw('/api/map/../tencent/ws/geocoder/v1/')).toMatch(/^HTTP\/1.1 404 /);
    expect(inner.asked).toEqual([]);
  });

  it('gets 404 from the fetch handler, whose URL parser has resolved the dots', async () => {
    const ask = async (url: string) => (await proxy.fetch(new Request(url))).status;
    for (const path of [
      'tencent/../other',
      'tencent//evil/',
      'tencent/%2e%2e/%2e%2e/',
      'tencent/ws/location/v1/ip',
    ]) {
      expect(await ask(`http://localhost/api/map/${path}`)).toBe(404);
    }
    expect(upstream.asked).toEqual([]);
    // The path is an allowed one after the parser.
    expect(await ask('http://localhost/api/map/x/../tencent/ws/geocoder/v1/')).toBe(200);
    expect(upstream.asked[0]?.url).toMatch(/^\/ws\/geocoder\/v1\/\?key=TK/);
  });
});

describe('a query', () => {
  it.each<[string, () => string]>([
    ['an absolute URL', () => innerUrl()],
    ['@host', () => `@${innerHost()}/`],
    ['//host', () => `//${innerHost()}/`],
    ['&key=mine', () => '1&key=mine'],
    ['#', () => '1#?key=mine'],
    ['/../../', () => '/../../'],
    ['a broken percent sign', () => '%'],
  ])('stays one value of one parameter: %s', async (_name, value) => {
    const text = value();
    expect(await raw(`${GOOD}?location=${encodeURIComponent(text)}`)).toMatch(/^HTTP\/1.1 200 /);
    expect(inner.asked).toEqual([]);
    expect(upstream.asked.length).toBe(1);
    const { sig, ...query } = upstream.query();
    expect(query).toEqual({ key: 'TK', location: text });
    expect(sig).toMatch(/^[\da-f]{32}$/);
  });

  it.each(['%0d%0aX-Evil:%201', '%0D%0A%0D%0AGET%20/%20HTTP/1.1', '%00', '%7f', '%0a'])(
    'with control characters gets 400: %s',
    async (value) => {
      expect(await raw(`${GOOD}?location=1${value}`)).toMatch(
        /^HTTP\/1.1 400 [^]*"location must have/,
      );
      expect(upstream.asked).toEqual([]);
    },
  );

  it('with a repeated parameter gets 400', async () => {
    for (const query of [
      'location=1&location=2',
      'location=1&%6Cocation=2',
      'location=&location=',
    ]) {
      expect(await raw(`${GOOD}?${query}`)).toMatch(
        /^HTTP\/1.1 400 [^]*"location must not be repeated"/,
      );
    }
    expect(upstream.asked).toEqual([]);
  });

  it('that is too long gets 400', async () => {
    expect(await raw(`${GOOD}?location=${'1'.repeat(513)}`)).toMatch(/^HTTP\/1.1 400 /);
    expect(await raw(`${GOOD}?a=${'1'.repeat(2048)}`)).toMatch(/^HTTP\/1.1 400 /);
    expect(upstream.asked).toEqual([]);
  });

  it('cannot replace the key or the signature', async () => {
    await raw(`${GOOD}?key=mine&sig=mine&location=1`);
    expect(upstream.asked[0]?.url).toMatch(
      /^\/ws\/geocoder\/v1\/\?key=TK&location=1&sig=[\da-f]{32}$/,
    );
  });
});

describe('the request to the service', () => {
  it('has no header, cookie or body of the client', async () => {
    const lines = [
      'Cookie: session=1',
      'Authorization: Bearer 1',
      'X-Forwarded-For: 1.2.3.4',
      'X-Forwarded-Host: evil.example',
      'User-Agent: browser',
      'Referer: http://localhost/page',
      'Accept: text/html',
    ];
    expect(await raw(`${GOOD}?location=1`, lines)).toMatch(/^HTTP\/1.1 200 /);
    const [{ method, headers } = { method: '', headers: {} }] = upstream.asked;
    expect(method).toBe('GET');
    expect(headers).toMatchObject({
      host: upstream.url().replace('http://', ''),
      accept: 'application/json',
    });
    for (const name of [
      'cookie',
      'authorization',
      'x-forwarded-for',
      'x-forwarded-host',
      'referer',
    ]) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(headers['user-agent']).not.toBe('browser');
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'])(
    'is not sent for %s, which gets 405',
    async (method) => {
      expect(await raw(GOOD, ['Content-Length: 0'], method)).toMatch(
        /^HTTP\/1.1 405 [^]*allow: GET/,
      );
      expect(upstream.asked).toEqual([]);
    },
  );

  it('is not sent for TRACE, which gets 400', async () => {
    expect(await raw(GOOD, ['Content-Length: 0'], 'TRACE')).toMatch(/^HTTP\/1.1 400 /);
    expect(upstream.asked).toEqual([]);
  });

  it.each([301, 302, 307, 308])('does not follow a redirect with status %i', async (status) => {
    upstream.answers((response) =>
      response.writeHead(status, { Location: `${innerUrl()}/secret` }).end(),
    );
    expect(await raw(GOOD)).toMatch(
      new RegExp(`^HTTP/1.1 502 [^]*"Tencent answered with status ${status}"`),
    );
    expect(inner.asked).toEqual([]);
  });
});
