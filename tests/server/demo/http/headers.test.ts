import { describe, expect, it } from 'vitest';
import { contentDisposition } from '../../../../server/demo/http/answers.mjs';
import { setUpBackend } from '../../../helpers/backend';
import { HttpError } from '../../../../server/shared/http.mjs';

describe('contentDisposition', () => {
  const utf8 = (text: string) => Buffer.from(text, 'latin1').toString();

  it.each([
    [{ name: 'a.txt', star: null }, 'attachment; filename="a.txt"'],
    [{ name: 'a "b" \\c', star: null }, 'attachment; filename="a \\"b\\" \\\\c"'],
    [
      { name: null, star: '大理石.txt' },
      "attachment; filename*=UTF-8''%E5%A4%A7%E7%90%86%E7%9F%B3.txt",
    ],
    [{ name: null, star: "it's (1)*!" }, "attachment; filename*=UTF-8''it%27s%20%281%29%2A%21"],
    [{ name: 'x', star: 'y' }, `attachment; filename="x"; filename*=UTF-8''y`],
    [{ name: '', star: null }, 'attachment; filename=""'],
  ])('writes the names %j', (names, header) => {
    expect(contentDisposition(names)).toBe(header);
  });

  it('sends the plain name as raw UTF-8', () => {
    expect(utf8(contentDisposition({ name: '石', star: null }))).toBe('attachment; filename="石"');
  });

  it.each(['a\r\nSet-Cookie: b=c', 'a\0', 'a\x7f', 'x'.repeat(256), '\ud800'])(
    'refuses the name %j',
    (text) => {
      const message = 'must have at most 255 characters and none that controls';
      expect(() => contentDisposition({ name: text, star: null })).toThrow(`name ${message}`);
      expect(() => contentDisposition({ name: null, star: text })).toThrow(`star ${message}`);
    },
  );
});

describe('an origin of this machine', () => {
  const { api } = setUpBackend({ faults: true });
  const from = (origin: string, headers = {}) => ({ headers: { Origin: origin, ...headers } });

  it('may read answers and errors', async () => {
    for (const path of ['/echo', '/nothing', '/status/500']) {
      const { headers } = await api(path, from('http://localhost:3000'));
      expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-expose-headers')).toContain('Content-Disposition');
    }
  });

  it('gets an answer to a preflight, and other OPTIONS requests reach the route', async () => {
    const asked = {
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'x-a',
    };
    const preflight = await api('/echo', {
      method: 'OPTIONS',
      ...from('http://localhost:1', asked),
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('PUT');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-a');
    const options = await api('/echo', { method: 'OPTIONS', ...from('http://localhost:1') });
    expect(await options.json()).toMatchObject({ method: 'OPTIONS' });
  });
});

describe('httpError', () => {
  it('contains the status, message, headers and details of the answer', () => {
    expect(new HttpError(429, 'too often', { 'Retry-After': '1' }, { left: 0 })).toMatchObject({
      name: 'HttpError',
      status: 429,
      message: 'too often',
      headers: { 'Retry-After': '1' },
      details: { left: 0 },
    });
  });
});

describe('sendJson', () => {
  const { api } = setUpBackend();

  it('sends the length in bytes, and forbids caches and type sniffing', async () => {
    const response = await api(`/${encodeURIComponent('石')}`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  });
});
