import { describe, expect, it } from 'vitest';
import { request } from '@/platform/network/request';
import { setUpRequest } from '../../helpers/request-call';
import { realPlatform } from '../../helpers/start-call';

const { call, echo } = setUpRequest();

const bytesOf = async (data: unknown) =>
  new Uint8Array(await new Response(data as Blob).arrayBuffer());

describe('[S7.1] a request', () => {
  it('is a GET by default, and reads JSON', async () => {
    const result = await call({ url: '/api/echo?a=1' });
    expect(result.statusCode).toBe(200);
    expect(result.header['content-type']).toContain('application/json');
    expect(result.cookies).toEqual([]);
    expect(result.data).toMatchObject({ method: 'GET', query: { a: '1' }, body: '' });
  });

  it('uses the base URL of the app', async () => {
    const based = realPlatform();
    const settings = { ...based.context.settings, baseURL: '/api/' };
    const { data } = await request({ ...based.context, settings })({ url: '/echo' });
    expect(data).toMatchObject({ url: '/api/echo' });
    expect(await echo({ url: 'echo', baseURL: '/api' })).toMatchObject({ url: '/api/echo' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'post'])(
    'can be sent with the method %s',
    async (method) => {
      expect((await echo({ method, data: { n: 1 } })).method).toBe(method.toUpperCase());
    },
  );

  it('can be sent with the method HEAD', async () => {
    const { header, data } = await call({ url: '/api/bytes/7', method: 'HEAD' });
    expect(header['content-length']).toBe('7');
    expect(data).toBe('');
  });
});

describe('[S7.2] the status of an answer', () => {
  it.each([200, 201, 204, 206, 299])('%i is a success', async (status) => {
    expect((await call({ url: `/api/status/${status}` })).statusCode).toBe(status);
  });

  it.each([400, 401, 404, 418, 429, 500, 503])(
    '%i rejects with the whole response',
    async (status) => {
      const error = await call({ url: `/api/status/${status}` }).catch((reason) => reason);
      expect(error).toMatchObject({
        code: 'http-status',
        errMsg: `request:fail the server answered ${status}`,
        response: { statusCode: status, data: { status } },
        cause: { statusCode: status, data: { status }, cookies: [] },
      });
      expect(Object.keys(error.response)).toEqual(['statusCode', 'header', 'data', 'url']);
      expect(error.response.url).toBe(`${location.origin}/api/status/${status}`);
      expect(error.cause.header['content-type']).toContain('application/json');
    },
  );
});

describe('[S7.3] data', () => {
  it('of a GET is added to the query and keeps other values', async () => {
    const { query, headers, url } = await echo({
      url: '/api/echo?kept=1&n=0#hash',
      data: { n: 2, s: 'ä b' },
    });
    expect(query).toEqual({ kept: '1', n: '2', s: 'ä b' });
    expect(url).not.toContain('#');
    expect(headers).not.toHaveProperty('content-type');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('of a %s is sent as JSON', async (method) => {
    const { headers, body } = await echo({ method, data: { a: 'ä', n: [1] } });
    expect(headers['content-type']).toBe('application/json');
    expect(body).toBe('{"a":"ä","n":[1]}');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'has no type and no body if a %s has no data',
    async (method) => {
      for (const data of [undefined, null, '']) {
        const { headers, body } = await echo({ method, data });
        expect(headers).not.toHaveProperty('content-type');
        expect(body).toBe('');
      }
    },
  );

  it.each(['content-type', 'CONTENT-TYPE', 'Content-Type'])(
    'is urlencoded when the header %s says so',
    async (name) => {
      const header = { [name]: 'application/x-www-form-urlencoded' };
      const { headers, body } = await echo({ method: 'POST', header, data: { a: 'b c' } });
      expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
      expect(body).toBe('a=b+c');
    },
  );

  it('can be a form, a Blob, bytes, a query or a text', async () => {
    const form = new FormData();
    form.append('name', 'Ada');
    const sent = async (data: unknown) => {
      const { headers, body } = await echo({ method: 'POST', data });
      return [headers['content-type'], body];
    };
    const [type, body] = await sent(form);
    expect(type).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(body).toContain('name="name"\r\n\r\nAda');
    expect(await sent(new Blob(['svg'], { type: 'image/svg+xml' }))).toEqual([
      'image/svg+xml',
      'svg',
    ]);
    expect(await sent(new TextEncoder().encode('bytes'))).toEqual([
      'application/octet-stream',
      'bytes',
    ]);
    expect(await sent(new URLSearchParams({ a: '1' }))).toEqual([
      'application/x-www-form-urlencoded;charset=UTF-8',
      'a=1',
    ]);
    expect(await sent('{"as":"is"}')).toEqual(['application/json', '{"as":"is"}']);
  });

  it('is sent with header fields of any type', async () => {
    const { headers } = await echo({
      header: { 'X-Text': 'a', 'X-Number': 5, 'X-None': undefined },
    });
    expect(headers).toMatchObject({ 'x-text': 'a', 'x-number': '5' });
    expect(headers).not.toHaveProperty('x-none');
  });
});

describe('the answer', () => {
  it('is a text, bytes or a Blob on request', async () => {
    expect((await call({ url: '/api/status/200', dataType: 'text' })).data).toBe('{"status":200}');
    const { data: bytes } = await call({ url: '/api/bytes/300', responseType: 'arraybuffer' });
    expect(bytes).toBeInstanceOf(ArrayBuffer);
    const { data: blob } = await call({ url: '/api/bytes/300', responseType: 'blob' });
    expect(blob).toBeInstanceOf(Blob);
    expect(await bytesOf(blob)).toEqual(new Uint8Array(bytes as ArrayBuffer));
  });

  it('rejects with its text when its JSON is invalid', async () => {
    const error = await call({ url: '/api/broken-json' }).catch((reason) => reason);
    expect(error).toMatchObject({
      code: 'parse',
      errMsg: 'request:fail malformed JSON',
      cause: { statusCode: 200 },
    });
    expect(error.cause.data).toBe((await call({ url: '/api/broken-json', dataType: 'text' })).data);
  });

  it('arrives in parts with onChunk', async () => {
    const texts: string[] = [];
    const times: number[] = [];
    const { data, statusCode } = await call({
      url: '/api/chunks?count=4&ms=60',
      onChunk: (chunk) => {
        texts.push(new TextDecoder().decode(chunk));
        times.push(performance.now());
      },
    });
    expect([statusCode, data]).toEqual([200, '']);
    expect(texts.join('').trim().split('\n')).toHaveLength(4);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(100);
  });

  it('has no parts for a HEAD request', async () => {
    const url = '/api/bytes/7';
    const { data, header } = await call({ url, method: 'HEAD', onChunk: () => {} });
    expect([data, header['content-length']]).toEqual(['', '7']);
  });

  it('is not passed to onChunk when the request fails', async () => {
    const parts: unknown[] = [];
    const failing = call({ url: '/api/status/503', onChunk: (part) => parts.push(part) });
    await expect(failing).rejects.toMatchObject({
      code: 'http-status',
      cause: { data: { status: 503 } },
    });
    expect(parts).toEqual([]);
  });

  it('reports the progress of upload and download', { tags: 'long' }, async () => {
    const task = call({ url: '/api/bytes/400000?rate=1000000', responseType: 'blob' });
    const seen: unknown[] = [];
    task.onProgress((now) => seen.push(now));
    await task;
    expect(seen.at(-1)).toEqual({
      phase: 'download',
      progress: 100,
      bytes: 400_000,
      totalBytes: 400_000,
    });
    const upload = call({ url: '/api/echo', method: 'POST', data: 'x'.repeat(1000) });
    const phases = new Set<string>();
    upload.onProgress(({ phase }) => phases.add(phase));
    await upload;
    expect(phases).toContain('upload');
  });
});
