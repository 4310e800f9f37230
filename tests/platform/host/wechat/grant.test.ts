import { createDeferred } from '../../../helpers/deferred';
import { flush } from '../../../helpers/flush';
import { PlatformError } from '@/platform';
import { notSigned } from '@/platform/host/signature';
import type { BridgeResult } from '@/platform/host/wechat/bridge';
import {
  type GrantParts,
  candidatesFor,
  createGrant,
  nextCandidate,
  verifyFieldsOf,
} from '@/platform/host/wechat/grant';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

describe('a grant', () => {
  const origin = 'https://shop.example.org';
  const [landing, current] = [`${origin}/`, `${origin}/item`];

  const yes: BridgeResult = { outcome: 'ok', message: 'ok', data: {} };
  const no = (message = 'invalid signature', data = {}): BridgeResult => ({
    outcome: 'failed',
    message,
    data,
  });

  type Answer = BridgeResult | 'late' | 'no bridge';

  function start(answers: Answer[], change: Partial<GrantParts> = {}) {
    const signed: string[] = [];
    const changed = vi.fn();
    const grant = createGrant({
      origin,
      candidates: () => [landing, current],
      address: () => landing,
      sign: async (url) => {
        signed.push(url);
        return { appId: 'wx1', timestamp: 1, nonceStr: 'once', signature: url };
      },
      verify: async () => answers.shift() ?? yes,
      changed,
      ...change,
    });
    return { grant, signed, changed };
  }

  it('all callers share one request for the grant', async () => {
    const { grant, signed, changed } = start([yes]);
    expect(grant.state().kind).toBe('idle');
    const both = [grant.ensure(), grant.ensure()];
    expect(grant.state().kind).toBe('asking');
    const [first, second] = await Promise.all(both);
    expect(first).toBe(second);
    expect(await grant.ensure()).toBe(first);
    expect(signed).toEqual([landing]);
    expect(grant.state()).toMatchObject({ kind: 'granted', url: landing });
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('a refused grant tries the address that WeChat has checked', async () => {
    const realAuthUrl = `${origin}/real`;
    const { grant, signed } = start([no('invalid signature', { realAuthUrl }), yes]);
    await grant.ensure();
    expect(signed).toEqual([landing, realAuthUrl]);
    expect(grant.state()).toMatchObject({ kind: 'granted', url: realAuthUrl });
  });

  it('a refused grant tries the next address, and rejects with all tried addresses', async () => {
    const { grant, signed } = start([no(), no()]);
    await expect(grant.ensure()).rejects.toMatchObject({
      code: 'unsigned',
      message: `the host refused the page (invalid signature), signed as ${landing}, ${current}`,
    });
    expect(signed).toEqual([landing, current]);
    await expect(grant.ensure()).rejects.toMatchObject({ code: 'unsigned' });
    expect(signed).toHaveLength(2);
  });

  it.each(['fail, 40048, invalid url domain', 'require subscribe', 'invalid appid'])(
    'the grant tries no other address after %s',
    async (message) => {
      const { grant, signed } = start([no(message)]);
      await expect(grant.ensure()).rejects.toMatchObject({
        code: 'unsigned',
        message: `the host refused the page: ${message}`,
      });
      expect(signed).toEqual([landing]);
    },
  );

  it.each([
    ['late', 'the host did not answer'],
    ['no bridge', "the host's bridge did not come"],
  ] as const)('the grant times out with the answer %s', async (answer, message) => {
    const { grant } = start([answer]);
    await expect(grant.ensure()).rejects.toMatchObject({ code: 'timeout', message });
  });

  it('the grant rejects if the address cannot be signed', async () => {
    const cause = new PlatformError({ code: 'unsigned', api: 'host.ready', message: 'offline' });
    const { grant } = start([], { sign: () => Promise.reject(cause) });
    await expect(grant.ensure()).rejects.toBe(cause);
  });

  it('after a failed signing request, each call asks again until it succeeds', async () => {
    const signing = vi.fn<GrantParts['sign']>();
    const failure = notSigned('the address could not be signed', true);
    signing.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    signing.mockResolvedValue({ appId: 'wx1', timestamp: 1, nonceStr: 'once', signature: 's' });
    const { grant } = start([yes], { sign: signing });
    await expect(grant.ensure()).rejects.toBe(failure);
    expect(grant.isOpen()).toBe(true);
    await expect(grant.known()).rejects.toBe(failure);
    expect(signing).toHaveBeenCalledTimes(1);
    const calls = [grant.ensure(), grant.ensure()];
    for (const call of calls) await expect(call).rejects.toBe(failure);
    expect(signing).toHaveBeenCalledTimes(2);
    await grant.ensure();
    expect(signing).toHaveBeenCalledTimes(3);
    expect(grant.state().kind).toBe('granted');
  });

  it('if the server refuses to sign, calls do not ask again', async () => {
    const failure = notSigned('/signature answered 403', false);
    const sign = vi.fn(() => Promise.reject(failure));
    const { grant } = start([], { sign });
    await expect(grant.ensure()).rejects.toBe(failure);
    await expect(grant.ensure()).rejects.toBe(failure);
    expect(grant.isOpen()).toBe(false);
    expect(sign).toHaveBeenCalledTimes(1);
  });

  it('an outdated grant is requested again, and old fields do not outdate a new grant', async () => {
    const { grant, signed } = start([yes, yes, yes]);
    const first = await grant.ensure();
    grant.outdate(first);
    expect(grant.state().kind).toBe('stale');
    const second = await grant.ensure();
    expect(signed).toHaveLength(2);
    grant.outdate(first);
    expect(grant.state().kind).toBe('granted');
    expect(await grant.ensure()).toBe(second);
  });

  it('a grant is valid for one address, and valid again at that address', async () => {
    let address = '/list';
    const { grant, signed } = start([yes, yes], { address: () => address });
    await grant.ensure();
    address = '/item';
    expect(grant.state().kind).toBe('stale');
    address = '/list';
    await grant.ensure();
    expect(signed).toHaveLength(1);
    address = '/item';
    await grant.ensure();
    expect(grant.state().kind).toBe('granted');
    expect(signed).toHaveLength(2);
  });

  it('a grant is stale if the address changed during the request', async () => {
    let address = '/list';
    const verifying = createDeferred<Answer>();
    const { grant } = start([], { address: () => address, verify: () => verifying.promise });
    const asked = grant.ensure();
    await flush();
    address = '/item';
    verifying.resolve(yes);
    await asked;
    expect(grant.state().kind).toBe('stale');
  });

  it('the grant is not requested again if no other address helps', async () => {
    const { grant, signed } = start([no('fail, invalid url domain'), yes]);
    await grant.ensure().catch(() => {});
    grant.retry();
    await flush();
    expect(signed).toHaveLength(1);
    expect(grant.state().kind).toBe('refused');
  });

  it('retry may get a grant after a refusal, and calls do not wait for it', async () => {
    const { grant } = start(['no bridge', yes]);
    await expect(grant.ensure()).rejects.toMatchObject({ code: 'timeout' });
    grant.retry();
    await flush();
    expect(grant.state().kind).toBe('granted');
    grant.retry();
    expect(grant.state().kind).toBe('granted');
  });

  it('calls are refused while retry runs', async () => {
    const asking = createDeferred<Answer>();
    const answers: (() => Promise<Answer>)[] = [async () => 'late', () => asking.promise];
    const verify = () => (answers.shift() ?? (async () => yes))();
    const { grant } = start([], { verify });
    await expect(grant.ensure()).rejects.toMatchObject({ code: 'timeout' });
    grant.retry();
    await expect(grant.ensure()).rejects.toMatchObject({ code: 'timeout' });
    asking.resolve(no());
    await flush();
    expect(grant.state().kind).toBe('granted');
  });
});

describe('the addresses to sign', () => {
  const origin = 'https://shop.example.org';
  const landing = `${origin}/?from=chat`;
  const current = `${origin}/item/1`;

  describe('candidatesFor', () => {
    it.each([
      ['wechat', 'ios', [landing, current]],
      ['wechat', 'android', [landing, current]],
      ['wechat', 'harmony', [landing, current]],
      ['wechat', 'desktop', [current, landing]],
      ['wecom', 'ios', [current]],
      ['wecom', 'desktop', [current]],
    ] as const)('candidatesFor gives the addresses of %s on %s', (via, os, urls) => {
      expect(candidatesFor({ via, os }, landing, current)).toEqual(urls);
    });

    it('candidatesFor gives each address once and without its hash', () => {
      const at = { via: 'wechat', os: 'ios' } as const;
      expect(candidatesFor(at, `${current}#/a`, `${current}#/b`)).toEqual([current]);
      // For the signature these are different URLs.
      expect(candidatesFor(at, origin, `${origin}/`)).toEqual([origin, `${origin}/`]);
    });
  });

  describe('nextCandidate', () => {
    const urls = [landing, current];

    it('nextCandidate gives the addresses in order and ends', () => {
      expect(nextCandidate(urls, [], undefined, origin)).toBe(landing);
      expect(nextCandidate(urls, [landing], undefined, origin)).toBe(current);
      expect(nextCandidate(urls, [landing, current], undefined, origin)).toBeNull();
    });

    it.each([`${origin}/real?a=1#x`, [`${origin}/real?a=1`], [null, 5, `${origin}/real?a=1`]])(
      'nextCandidate prefers the address that WeChat has checked: %j',
      (realAuthUrl) => {
        expect(nextCandidate(urls, [landing], realAuthUrl, origin)).toBe(`${origin}/real?a=1`);
      },
    );

    it.each([
      'https://elsewhere.org/',
      `${origin}.evil.org/`,
      'javascript:alert(1)',
      '',
      null,
      5,
      {},
      [['https://elsewhere.org/']],
    ])('nextCandidate ignores %j', (realAuthUrl) => {
      expect(nextCandidate(urls, [landing], realAuthUrl, origin)).toBe(current);
    });

    it('nextCandidate never gives an address twice, of another origin, or a fourth time', () => {
      const url = fc.oneof(
        fc.constantFrom(origin, landing, current, `${origin}/x`, `${origin}/y#z`),
        fc.webUrl(),
        fc.anything(),
      );
      fc.assert(
        fc.property(fc.oneof(url, fc.array(url)), (realAuthUrl) => {
          const tried: string[] = [];
          for (;;) {
            const next = nextCandidate(urls, tried, realAuthUrl, origin);
            if (next === null) break;
            expect(tried).not.toContain(next);
            expect(next.startsWith(origin)).toBe(true);
            tried.push(next);
          }
          expect(tried.length).toBeLessThanOrEqual(3);
        }),
      );
    });
  });
});

describe('verifyFieldsOf', () => {
  it('verifyFieldsOf uses the names of the bridge, and the time as text', () => {
    const signed = { appId: 'wx1', timestamp: 1_414_587_457, nonceStr: 'once', signature: 'abc' };
    expect(verifyFieldsOf(signed)).toEqual({
      appId: 'wx1',
      verifyAppId: 'wx1',
      verifySignType: 'sha1',
      verifyTimestamp: '1414587457',
      verifyNonceStr: 'once',
      verifySignature: 'abc',
    });
  });
});
