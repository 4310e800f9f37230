import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createMapProxy, type MapProxyOptions } from '../../../server/map-proxy/index.mjs';
import { networkOf } from '../../../server/map-proxy/create-map-proxy.mjs';
import { answerJson, listen, setUpMapUpstream } from '../../helpers/map-upstream';

const upstream = setUpMapUpstream();
const PATH = '/api/map/tencent/ws/geocoder/v1/?location=1,2';

const create = (options: Partial<MapProxyOptions> = {}) =>
  createMapProxy({ tencent: { key: 'TK-1', secret: 'SK-1', api: upstream.url() }, ...options });

const ask = async (
  proxy: ReturnType<typeof create>,
  headers: Record<string, string> = {},
  path = PATH,
) => {
  const response = await proxy.fetch(new Request(`http://localhost${path}`, { headers }));
  const text = await response.text();
  return { status: response.status, text, headers: response.headers };
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** The node handler on a real server, with a page below it. */
async function serve(options: Partial<MapProxyOptions> = {}) {
  const proxy = create(options);
  const server = createServer((request, response) => {
    proxy.node(request, response, () => response.end('the page'));
  });
  const port = await listen(server);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${port}`;
}

describe('an answer of the service', () => {
  it('is JSON that forbids caches and type sniffing', async () => {
    upstream.answers((response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' })
        .end('{"a":"<b>"}'),
    );
    const { status, text, headers } = await ask(create());
    expect([status, text]).toEqual([200, '{"a":"<b>"}']);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each(['<html>', '{"', '', '7', 'null', '"text"', 'callback({})'])(
    'that is not a JSON object gets 502: %j',
    async (body) => {
      upstream.answers((response) => response.end(body));
      const { status, text } = await ask(create());
      expect([status, JSON.parse(text)]).toEqual([
        502,
        { error: 'Tencent did not send a JSON object' },
      ]);
    },
  );

  it.each([
    '{"message":"TK-1 is wrong"}',
    '{"message":"SK-1"}',
    '{"message":"\\u0054K-1"}',
    '["TK-1"]',
  ])('that contains the key or the secret gets 502: %s', async (body) => {
    upstream.answers((response) => response.end(body));
    const { status, text } = await ask(create());
    expect([status, JSON.parse(text)]).toEqual([
      502,
      { error: 'Tencent sent an answer that contains the key' },
    ]);
  });

  it.each([400, 403, 404, 500, 503])('with status %i gets 502', async (status) => {
    upstream.answers(answerJson({ status: 1, secret: 'inner' }, status));
    const answer = await ask(create());
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      502,
      { error: `Tencent answered with status ${status}` },
    ]);
  });

  it('that is larger than the limit gets 502, also when it is compressed', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(5000) });
    const error = { error: 'Tencent sent more than 1000 bytes' };
    upstream.answers((response) => response.end(body));
    const plain = await ask(create({ maxBytes: 1000 }));
    expect([plain.status, JSON.parse(plain.text)]).toEqual([502, error]);
    upstream.answers((response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(body)),
    );
    const packed = await ask(create({ maxBytes: 1000 }));
    expect([packed.status, JSON.parse(packed.text)]).toEqual([502, error]);
    expect((await ask(create({ maxBytes: 6000 }))).status).toBe(200);
  });

  it('that never ends is cut off at the limit', async () => {
    let isClosed = false;
    upstream.answers((response) => {
      const timer = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.once('close', () => {
        clearInterval(timer);
        isClosed = true;
      });
    });
    expect((await ask(create({ maxBytes: 10_000 }))).status).toBe(502);
    await expect.poll(() => isClosed).toBe(true);
  });

  it('that does not come in time gets 504, in the head and in the body', async () => {
    const error = { error: 'Tencent did not answer in 100 ms' };
    upstream.answers(() => {});
    const silent = await ask(create({ timeout: 100 }));
    expect([silent.status, JSON.parse(silent.text)]).toEqual([504, error]);
    upstream.answers((response) => response.writeHead(200).write('{'));
    const half = await ask(create({ timeout: 100 }));
    expect([half.status, JSON.parse(half.text)]).toEqual([504, error]);
  });

  it('that breaks off gets 502, without the address that has the key', async () => {
    upstream.answers((response) => response.destroy());
    const { status, text } = await ask(create());
    expect([status, JSON.parse(text)]).toEqual([502, { error: 'Tencent cannot be reached' }]);
  });
});

describe('a client', () => {
  it('gets 429 after its requests of a minute', async () => {
    let time = 0;
    const proxy = create({
      requestsPerMinute: 2,
      now: () => time,
      addressOf: (request) => (request as Request).headers.get('x-client') ?? '',
    });
    const statuses = [];
    for (const client of ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2']) {
      const { status, headers } = await ask(proxy, { 'X-Client': client });
      statuses.push([status, headers.get('retry-after')]);
    }
    expect(statuses).toEqual([
      [200, null],
      [200, null],
      [429, '60'],
      [200, null],
    ]);
    expect(upstream.asked.length).toBe(3);
    time = 60_000;
    expect((await ask(proxy, { 'X-Client': '1.1.1.1' })).status).toBe(200);
  });

  it('has a separate limit for tiles', async () => {
    const proxy = create({ requestsPerMinute: 1, tilesPerMinute: 1, tiles: true });
    const tile = '/api/map/tencent/maptile/base/wmts?TILECOL=1';
    upstream.answers((response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('p'),
    );
    expect((await ask(proxy, {}, tile)).status).toBe(200);
    upstream.answers(answerJson({}));
    expect((await ask(proxy)).status).toBe(200);
    expect((await ask(proxy, {}, tile)).status).toBe(429);
    expect((await ask(proxy)).status).toBe(429);
  });

  it('counts by the address of its connection in Node', async () => {
    const url = await serve({ requestsPerMinute: 1 });
    const spoofed = { headers: { 'X-Forwarded-For': '9.9.9.9' } };
    expect((await fetch(url + PATH)).status).toBe(200);
    expect((await fetch(url + PATH, spoofed)).status).toBe(429);
  });

  it.each([
    ['192.168.1.7', '192.168.1.7'],
    ['::ffff:192.168.1.7', '192.168.1.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, ''],
  ])('with the address %s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('that leaves ends the request to the service', async () => {
    let isClosed = false;
    upstream.answers((response) => {
      response.once('close', () => {
        isClosed = true;
      });
    });
    const url = await serve();
    await expect(fetch(url + PATH, { signal: AbortSignal.timeout(100) })).rejects.toThrow(
      'aborted due to timeout',
    );
    await expect.poll(() => isClosed).toBe(true);
  });
});

describe('a page', () => {
  const own = { Host: 'm.example.com', Origin: 'https://m.example.com' };
  it.each<[string, Record<string, string>, number]>([
    ['of the own origin', { Host: 'm.example.com', 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['of the own origin, with its Origin', own, 200],
    ['that the user typed in', { 'Sec-Fetch-Site': 'none' }, 200],
    ['of a foreign origin', { Host: 'm.example.com', Origin: 'https://evil.example' }, 403],
    ['without an origin', { Origin: 'null' }, 403],
    ['of another port', { Host: 'm.example.com', Origin: 'https://m.example.com:8443' }, 403],
    ['of a foreign site, in an <img>', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    [
      'of a foreign site, with a referrer',
      { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://evil.example/a' },
      403,
    ],
  ])('%s gets its status', async (_name, headers, status) => {
    const answer = await ask(create(), headers);
    expect(answer.status).toBe(status);
    expect(upstream.asked.length).toBe(status === 200 ? 1 : 0);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('of a listed origin may read the answers', async () => {
    const proxy = create({ origins: ['https://www.example.com'] });
    const { status, headers } = await ask(proxy, { Origin: 'https://www.example.com' });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('https://www.example.com');
    expect(headers.get('vary')).toBe('Origin');
    const image = { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://www.example.com/' };
    expect((await ask(proxy, image)).status).toBe(200);
    expect((await ask(proxy, { Origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('the node handler', () => {
  it('calls next for other paths, and serves the same answers', async () => {
    const url = await serve();
    const text = async (path: string) => (await fetch(url + path)).text();
    expect(await text('/')).toBe('the page');
    expect(await text('/api/mapper/x')).toBe('the page');
    expect(await text(PATH)).toBe('{"status":0}');
    expect(await text('/api/map/other')).toBe('{"error":"the map proxy does not serve this path"}');
  });

  it('reads the whole path that Express keeps', async () => {
    const proxy = create();
    const server = createServer((request, response) => {
      const express = Object.assign(request, { originalUrl: request.url, url: '/x' });
      proxy.node(express, response);
    });
    closing.push(() => void server.close());
    const answer = await fetch(`http://localhost:${await listen(server)}${PATH}`);
    expect(await answer.text()).toBe('{"status":0}');
  });

  it('answers 500 without details when addressOf throws', async () => {
    const proxy = create({
      addressOf() {
        throw new Error('TK-1');
      },
    });
    const { status, text } = await ask(proxy);
    expect([status, text]).toEqual([500, '{"error":"the map proxy failed"}']);
  });
});
