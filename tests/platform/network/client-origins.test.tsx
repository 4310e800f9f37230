import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientOptions } from '@/platform';
import { realPlatform } from '../../helpers/start-call';
import { platformOf } from '../../helpers/platform-of';

const { context } = realPlatform();
const create = (options?: ClientOptions) => platformOf(context).createClient(options);

// The same server under another name. Browsers resolve all names below localhost.
const other = location.origin.replace('localhost', 'other.localhost');

type Echo = { readonly headers: Readonly<Record<string, string>> };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const bearer = { Authorization: 'Bearer secret', 'X-App': 'marble' };

/** The headers that the server receives from a client. */
async function heard(url: string, options: ClientOptions = {}, params: object = {}) {
  const client = create({ baseURL: '/api', header: bearer, ...options });
  return (await client.get<Echo>(url, params)).data.headers;
}

describe('the bearer of a client', () => {
  it.each([
    ['a path', '/echo'],
    ['an address in full', `${location.origin}/api/echo`],
    ['an address in mixed case', `${location.origin.replace('http', 'HTTP')}/api/echo`],
    ['an address without its protocol', `//${location.host}/api/echo`],
  ])('goes to the origin of its baseURL by %s', async (_what, url) => {
    expect((await heard(url))['authorization']).toBe('Bearer secret');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['an address in full', `${other}/api/echo`],
    ['an address in mixed case', `${other.replace('other', 'OTHER')}/api/echo`],
    ['an address without its protocol', other.replace(/^http:/, '') + '/api/echo'],
    ['slashes of the other kind', other.replace('http://', '/\\') + '/api/echo'],
  ])('does not go to another origin by %s', async (_what, url) => {
    for (const header of [bearer, async () => bearer]) {
      const headers = await heard(url, { header, baseURL: '' });
      expect(headers).not.toHaveProperty('authorization');
      expect(headers['x-app']).toBe('marble');
    }
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('are not sent to');
  });

  it.each([
    ['another port', 'http://localhost:9/x'],
    ['another protocol', `${location.origin.replace('http:', 'https:')}/x`],
  ])('does not go to %s of the same host', async (_what, url) => {
    const sent = vi.spyOn(window, 'fetch');
    await create({ baseURL: '/api', header: bearer })
      .get(url)
      .catch(() => {});
    const names = sent.mock.calls.flatMap(([input]) => [...(input as Request).headers.keys()]);
    sent.mockRestore();
    expect(names).toContain('x-app');
    expect(names).not.toContain('authorization');
  });

  it('does not go to the baseURL of a single request on another origin', async () => {
    const headers = await heard('/echo', {}, { baseURL: `${other}/api` });
    expect(headers).not.toHaveProperty('authorization');
  });

  it('goes to another origin if the client’s baseURL is there', async () => {
    const headers = await heard('/echo', { baseURL: `${other}/api` });
    expect(headers['authorization']).toBe('Bearer secret');
  });

  it('stays at its origin under other names, and is recognised by its value', async () => {
    const header = { token: 't', 'X-Api-Key': 'k', 'X-User': 'Bearer secret', 'X-App': 'marble' };
    const headers = await heard(`${other}/api/echo`, { header });
    for (const name of ['token', 'x-api-key', 'x-user']) expect(headers).not.toHaveProperty(name);
    expect(headers['x-app']).toBe('marble');
    expect(await heard('/echo', { header })).toMatchObject({ token: 't', 'x-api-key': 'k' });
  });

  it('is left out of a repeated request, and a 401 there fetches no new token', async () => {
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
    const refresh = vi.fn();
    const client = create({ baseURL: '/api', header: bearer, refresh });
    await expect(client.get(`${other}/api/status/401`)).rejects.toMatchObject({
      code: 'http-status',
    });
    await client.get(`${other}/api/status/503`, { retry: { times: 2, delay: 1 } }).catch(() => {});
    const names = sent.mock.calls.map(([name]) => name.toLowerCase());
    sent.mockRestore();
    expect(refresh).not.toHaveBeenCalled();
    expect(names).not.toContain('authorization');
  });

  it('is left out of requests that `refresh` sends to another origin', async () => {
    let headers: Echo['headers'] = {};
    const client = create({
      baseURL: '/api',
      header: bearer,
      refresh: async (_error, send) => {
        headers = ((await send({ url: `${other}/api/echo` })).data as Echo).headers;
        return false;
      },
    });
    await client.get('/status/401').catch(() => {});
    expect(headers['x-app']).toBe('marble');
    expect(headers).not.toHaveProperty('authorization');
  });

  it('is dropped by the browser on a redirect to another origin', async () => {
    const to = encodeURIComponent(`${other}/api/echo`);
    expect(await heard(`/redirect?to=${to}`)).not.toHaveProperty('authorization');
  });

  it('goes to another origin in the header of the request itself', async () => {
    const own = { header: { Authorization: 'Basic b3RoZXI=' } };
    expect((await heard(`${other}/api/echo`, {}, own))['authorization']).toBe('Basic b3RoZXI=');
  });
});

describe('a login page in place of an answer', () => {
  const login = '<!DOCTYPE html><title>Login</title>';
  /** Answers like a captive portal: status 200 and HTML for every URL. */
  const portal = (body = login, type = 'text/html; charset=utf-8') => {
    const answer = new Response(body, { headers: { 'Content-Type': type } });
    vi.spyOn(window, 'fetch').mockResolvedValueOnce(answer);
  };

  it('makes the request of a client fail', async () => {
    portal();
    await expect(create({ baseURL: '/api' }).get('/echo')).rejects.toMatchObject({
      code: 'parse',
      errMsg:
        'request:fail the server answered with an HTML page in place of data; a public network may want the user to sign in',
      cause: { statusCode: 200, data: login },
    });
  });

  it('is a parse error that names the public network where JSON is expected', async () => {
    portal();
    const asked = create({ baseURL: '/api', dataType: 'json' }).get('/echo');
    await expect(asked).rejects.toMatchObject({
      code: 'parse',
      errMsg:
        'request:fail the server answered with an HTML page instead of JSON; a public network may want the user to sign in',
      cause: { statusCode: 200, data: login },
    });
  });

  it('is a text for a client with dataType text', async () => {
    portal();
    const asked = create({ baseURL: '/api', dataType: 'text' }).get('/echo');
    expect((await asked).data).toBe(login);
  });

  it('does not include a plain text with the type text/html', async () => {
    portal('OK');
    expect((await create({ baseURL: '/api' }).get('/echo')).data).toBe('OK');
  });
});
