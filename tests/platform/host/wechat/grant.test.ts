import { describe, expect, it, vi } from 'vitest';
import { PlatformError } from '@/platform';
import type { BridgeResult } from '@/platform/host/wechat/bridge';
import { notSigned } from '@/platform/host/signature';
import { createGrant, type GrantParts } from '@/platform/host/wechat/grant';
import { createDeferred } from '../../../helpers/deferred';
import { flush } from '../../../helpers/flush';

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

describe('a grant', () => {
  it('is asked for once, whoever asks', async () => {
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

  it('heals with the address that the host has checked', async () => {
    const realAuthUrl = `${origin}/real`;
    const { grant, signed } = start([no('invalid signature', { realAuthUrl }), yes]);
    await grant.ensure();
    expect(signed).toEqual([landing, realAuthUrl]);
    expect(grant.state()).toMatchObject({ kind: 'granted', url: realAuthUrl });
  });

  it('tries the next address, and gives up with all that it has tried', async () => {
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
    'does not try another address after %s',
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
  ] as const)('is too late with %s', async (answer, message) => {
    const { grant } = start([answer]);
    await expect(grant.ensure()).rejects.toMatchObject({ code: 'timeout', message });
  });

  it('is refused when nothing can be signed', async () => {
    const cause = new PlatformError({ code: 'unsigned', api: 'host.ready', message: 'offline' });
    const { grant } = start([], { sign: () => Promise.reject(cause) });
    await expect(grant.ensure()).rejects.toBe(cause);
  });

  it('whose signing request failed is asked for again with the next call, until it is signed', async () => {
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

  it('that the server refuses to sign is not asked for with every call', async () => {
    const failure = notSigned('/signature answered 403', false);
    const sign = vi.fn(() => Promise.reject(failure));
    const { grant } = start([], { sign });
    await expect(grant.ensure()).rejects.toBe(failure);
    await expect(grant.ensure()).rejects.toBe(failure);
    expect(grant.isOpen()).toBe(false);
    expect(sign).toHaveBeenCalledTimes(1);
  });

  it('is asked for anew when it is out of date, but not for others’ old news', async () => {
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

  it('is good for one address, and there again', async () => {
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

  it('that was asked for on one address and given on another is out of date', async () => {
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

  it('is not asked for again where no other address would help', async () => {
    const { grant, signed } = start([no('fail, invalid url domain'), yes]);
    await grant.ensure().catch(() => {});
    grant.retry();
    await flush();
    expect(signed).toHaveLength(1);
    expect(grant.state().kind).toBe('refused');
  });

  it('may be granted after a refusal, for which nobody waits', async () => {
    const { grant } = start(['no bridge', yes]);
    await expect(grant.ensure()).rejects.toMatchObject({ code: 'timeout' });
    grant.retry();
    await flush();
    expect(grant.state().kind).toBe('granted');
    grant.retry();
    expect(grant.state().kind).toBe('granted');
  });

  it('is refused to calls while it is asked for again', async () => {
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
