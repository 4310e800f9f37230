import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { api, json, port, raw } = setUpBackend({ faults: true });

describe('/api/status/:code', () => {
  it.each([200, 201, 299, 300, 302, 401, 404, 418, 429, 500, 503, 599])(
    'answers %d',
    async (code) => {
      const { status, body } = await json(`/status/${code}`, { redirect: 'manual' });
      expect([status, body]).toEqual([code, { status: code }]);
    },
  );

  it.each([204, 205, 304])('answers %d without a body', async (code) => {
    const response = await api(`/status/${code}`);
    expect([response.status, await response.text()]).toEqual([code, '']);
  });

  it.each(['100', '199', '600', 'abc', '-1', '200.5'])('refuses %s', async (code) => {
    expect(await json(`/status/${code}`)).toMatchObject({
      status: 400,
      body: { error: 'the status must be a whole number from 200 to 599' },
    });
  });
});

describe('/api/redirect', () => {
  const ask = (to: string, more = '') =>
    api(`/redirect?to=${encodeURIComponent(to)}${more}`, { redirect: 'manual' });

  it.each([
    ['/api/echo?a=1#b', '/api/echo?a=1#b'],
    ['status/204', '/api/status/204'],
    ['http://127.0.0.1:9/x', 'http://127.0.0.1:9/x'],
    ['//other.example/x', 'http://other.example/x'],
    ['/a\r\nSet-Cookie: b=c', '/aSet-Cookie:%20b=c'],
    ['/石', '/%E7%9F%B3'],
  ])('redirects to %j', async (to, location) => {
    const response = await ask(to);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([301, 302, 303, 307, 308])('redirects with status %d', async (status) => {
    expect((await ask('/x', `&status=${status}`)).status).toBe(status);
  });

  it('leads fetch to its target', async () => {
    const response = await api('/redirect?to=/api/echo&status=307', {
      method: 'POST',
      body: 'Ada',
    });
    expect(await response.json()).toMatchObject({ method: 'POST', body: 'Ada' });
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'http://', 'ftp://a/b'])(
    'refuses the target %j',
    async (to) => {
      const answer = await json(`/redirect?to=${encodeURIComponent(to)}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { error: 'to must be an http address or a path' },
      });
    },
  );

  it.each(['200', '300', '304', '310'])('refuses the status %s', async (status) => {
    expect(await json(`/redirect?to=/x&status=${status}`)).toMatchObject({
      status: 400,
      body: { error: 'status must be 301, 302, 303, 307, 308' },
    });
  });
});

describe('/api/limited', () => {
  const backend = setUpBackend({ faults: true, now: () => 1000 });

  it('answers 429 after five calls a second', async () => {
    for (const left of [4, 3, 2, 1, 0])
      expect((await backend.json('/limited')).body).toEqual({ left });
    const { status, body, headers } = await backend.json('/limited');
    expect([status, body]).toEqual([429, { error: 'asked too often: try again in 1 s' }]);
    expect(headers.get('retry-after')).toBe('1');
    expect((await backend.json('/limited?key=mine')).status).toBe(200);
  });
});

describe('/api/chunks', () => {
  it('streams its lines one after the other', async () => {
    const response = await api('/chunks?count=4&ms=60');
    const seen: [string, number][] = [];
    const decoder = new TextDecoder();
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      seen.push([decoder.decode(piece), performance.now()]);
    }
    expect(seen.map(([text]) => text)).toEqual(['line 1\n', 'line 2\n', 'line 3\n', 'line 4\n']);
    expect(seen[3]![1] - seen[0]![1]).toBeGreaterThan(150);
  });

  it.each([0, 1, 10_000])('sends %d lines', async (count) => {
    const text = await (await api(`/chunks?count=${count}&ms=0`)).text();
    expect(text.split('\n')).toHaveLength(count + 1);
  });

  it.each(['count=10001', 'count=x', 'ms=10001'])('refuses %s', async (query) => {
    expect((await json(`/chunks?${query}`)).status).toBe(400);
  });

  it('stops when the client leaves', async () => {
    const control = new AbortController();
    const response = await api('/chunks?count=10000&ms=5', { signal: control.signal });
    control.abort();
    await expect(response.text()).rejects.toThrow('aborted');
  });
});

describe('/api/broken-json', () => {
  it('sends half an object with the type of JSON', async () => {
    const response = await api('/broken-json');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json',
    ]);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });
});

describe('/api/slow', () => {
  it('answers after the given time', async () => {
    const start = performance.now();
    expect((await json('/slow?ms=150')).body).toEqual({ ms: 150 });
    expect(performance.now() - start).toBeGreaterThan(145);
  });

  it('stops when the client leaves', async () => {
    const call = api('/slow?ms=60000', { signal: AbortSignal.timeout(50) });
    await expect(call).rejects.toThrow('aborted due to timeout');
    expect((await json('/slow?ms=0')).status).toBe(200);
  });

  it.each(['abc', '-5', '120001', ''])('refuses %j', async (ms) => {
    expect(await json(`/slow?ms=${ms}`)).toMatchObject({
      status: 400,
      body: { error: 'ms must be a whole number from 0 to 120000' },
    });
  });
});

describe('/api/flaky', () => {
  const ask = async (query: string, init?: RequestInit) =>
    (await json(`/flaky?${query}`, init)).status;

  it('fails the given number of times for each key', async () => {
    const seen = [];
    for (let call = 0; call < 4; call += 1)
      seen.push(await ask('fail=2&key=a', { method: 'POST' }));
    expect(seen).toEqual([503, 503, 200, 200]);
    expect(await ask('fail=1&key=b')).toBe(503);
    expect(await ask('fail=0&key=c')).toBe(200);
  });

  it('returns the number of the call', async () => {
    expect((await json('/flaky?fail=1&key=d')).body).toEqual({ error: 'not yet', call: 1 });
    expect((await json('/flaky?fail=1&key=d')).body).toEqual({ ok: true, call: 2 });
  });

  it('refuses a bad count', async () => {
    expect(await ask('fail=1001')).toBe(400);
  });
});

describe('an answer that stops', () => {
  const ask = (path: string) => raw(`GET /api/${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const bodyLength = (answer: string) => answer.length - answer.indexOf('\r\n\r\n') - 4;

  describe.each(['stall', 'drop'])('/api/%s', (name) => {
    it.each([0, 1, 1000, 200_000])(
      'sends %d bytes of a longer body',
      { tags: 'long' },
      async (after) => {
        const answer = await ask(`${name}?after=${after}&total=300000`);
        expect(answer).toContain('Content-Length: 300000');
        expect(bodyLength(answer)).toBe(after);
      },
    );

    it('sends the whole body when after equals total', async () => {
      const response = await api(`/${name}?after=50&total=50`);
      expect((await response.arrayBuffer()).byteLength).toBe(50);
    });

    it.each([
      ['after=5&total=4', 'after must not be more than total'],
      ['after=a', 'after must be a whole number from 0 to 67108864'],
      ['total=-1', 'total must be a whole number from 0 to 67108864'],
    ])('refuses %s', async (query, error) => {
      expect(await json(`/${name}?${query}`)).toMatchObject({ status: 400, body: { error } });
    });
  });

  it('/api/stall keeps the connection open, and /api/drop closes it after the part', {
    tags: 'long',
  }, async () => {
    const start = performance.now();
    await ask('drop?after=9&total=99');
    const dropped = performance.now();
    await ask('stall?after=9&total=99');
    expect(dropped - start).toBeLessThan(performance.now() - dropped);
    await expect(api('/drop?after=9&total=99').then((response) => response.text())).rejects.toThrow(
      'terminated',
    );
  });
});

describe('/api/reset', () => {
  it.each(['GET', 'POST'])('resets the connection of a %s before any answer', async (method) => {
    const call = request({ port: port(), path: '/api/reset', method }).end();
    const [error] = await once(call, 'error').catch((cause) => [cause]);
    expect(error).toMatchObject({ code: 'ECONNRESET' });
    expect((await json('/status/200')).status).toBe(200);
  });
});

describe('a map route with the parameter fail', () => {
  it('fails with a status', async () => {
    expect(await json('/maps/tiles/1/0/0?fail=status')).toMatchObject({
      status: 503,
      body: { error: 'as asked for' },
    });
  });

  it('fails with half an object', async () => {
    const response = await api('/maps/osm/api?fail=broken');
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow('JSON');
  });

  it('fails with JSON of another shape', async () => {
    const response = await api('/maps/google/v1/createSession?fail=shape', { method: 'POST' });
    expect(await response.json()).toBe('nothing that anybody expects');
  });

  it('breaks the connection', async () => {
    await expect(api('/maps/osm/api?fail=reset')).rejects.toThrow('fetch failed');
  });

  it('is slow, and stops when the client leaves', async () => {
    const call = api('/maps/osm/api?fail=slow', { signal: AbortSignal.timeout(100) });
    await expect(call).rejects.toThrow('aborted due to timeout');
    expect((await api('/maps/tiles/1/0/0')).status).toBe(200);
  });

  it.each(['softly', 'constructor', '__proto__'])('refuses an unknown fault: %s', async (fail) => {
    expect(await json(`/maps/osm/api?fail=${fail}`)).toMatchObject({
      status: 400,
      body: { error: 'fail must be one of status, broken, shape, reset, slow' },
    });
  });
});
