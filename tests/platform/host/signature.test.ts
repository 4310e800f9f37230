import { fakePlatform } from '../../helpers/fake-platform';
import { signature } from '../../helpers/wechat-bridge';
import { fetchSignature } from '@/platform/host/signature';
import { describe, expect, it, vi } from 'vitest';

const url = 'https://shop.example.org/?a=1&b=广场';
const fields = ['appId', 'timestamp', 'nonceStr', 'signature'] as const;

function start(respond: () => unknown = () => ({ ok: true, json: async () => signature })) {
  const { context, pass } = fakePlatform();
  const fetch = vi.fn(async (_to: URL, _how: RequestInit) => respond());
  Object.assign(context.env.window, { fetch });
  Object.assign(context.env.window, { document: { baseURI: 'https://shop.example.org/app/' } });
  const ask = () => fetchSignature(context, { endpoint: '/api/wechat/signature' }, url, fields);
  return { context, pass, fetch, ask };
}

const refusedFor = (why: string) => ({
  code: 'unsigned',
  message: `the address could not be signed: ${url} (${why})`,
});

describe('fetchSignature', () => {
  it('fetchSignature posts the unchanged address to the product’s server', async () => {
    const { fetch, ask } = start();
    expect(await ask()).toEqual(signature);
    expect(String(fetch.mock.calls[0]?.[0])).toBe('https://shop.example.org/api/wechat/signature');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: JSON.stringify({ url }),
      cache: 'no-store',
      credentials: 'same-origin',
    });
  });

  it('fetchSignature calls the product’s function instead of the server', async () => {
    const { context, fetch } = start();
    const sign = vi.fn(async () => signature);
    expect(await fetchSignature(context, { sign, endpoint: '/api' }, url, fields)).toEqual(
      signature,
    );
    expect(sign).toHaveBeenCalledWith(url);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['/api/wechat/signature answered 502', () => ({ ok: false, status: 502 })],
    ['no JSON', () => ({ ok: true, json: () => Promise.reject(new SyntaxError('no JSON')) })],
    ['Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fetchSignature rejects with the reason: %s', async (why, respond) => {
    await expect(start(respond).ask()).rejects.toMatchObject(refusedFor(why));
  });

  it.each([
    [500, true],
    [429, true],
    [403, false],
    [404, false],
  ])('after status %i, mayAskAgain is %s', async (status, mayAskAgain) => {
    await expect(start(() => ({ ok: false, status })).ask()).rejects.toMatchObject({ mayAskAgain });
  });

  it.each([
    [{ ...signature, signature: '' }, 'signature'],
    [{ ...signature, timestamp: null }, 'timestamp'],
    [{ ...signature, appId: {} }, 'appId'],
    [{}, 'appId'],
    [null, 'appId'],
  ])('fetchSignature rejects the incomplete answer %j', async (answer, missing) => {
    const { ask } = start(() => ({ ok: true, json: async () => answer }));
    await expect(ask()).rejects.toMatchObject({
      code: 'unsigned',
      message: `the signature's answer lacks ${missing}`,
    });
  });

  it('fetchSignature waits ten seconds', async () => {
    const { ask, pass } = start(() => new Promise(() => {}));
    const asked = ask();
    pass(9999);
    pass(1);
    await expect(asked).rejects.toMatchObject(refusedFor('no answer within 10000 ms'));
  });
});
