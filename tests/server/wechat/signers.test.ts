import fc from 'fast-check';
import { sha1 } from 'js-sha1';
import { describe, expect, it } from 'vitest';
import { createSigner, createSigners, signatureOf } from '../../../server/wechat/signers.mjs';
import { SECRET, setUpWeChatService } from '../../helpers/wechat-service';

describe('signatureOf', () => {
  const known = {
    ticket:
      'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1414587457,
    url: 'http://mp.weixin.qq.com?params=value',
  };

  it("[S1.2] the signature of WeChat's own example is right", () => {
    expect(signatureOf(known)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  });

  it('the signature for DingTalk can use SHA-256', () => {
    expect(signatureOf({ ...known, hash: 'sha256' })).toBe(
      'df6b82babbdad0be7af3dac71ae3ca1e03984851a7f0358d5a7061667ab40cbd',
    );
  });

  it('the signature does not encode the address', () => {
    const url = 'https://m.example.com/石头?名=玉 石&b=%E7%9F%B3+&c=<i>&amp;';
    expect(signatureOf({ ...known, url })).toBe('ff7296a35472dd4aa00abb1a12426a4383a81a99');
  });
});

describe('createSigner', () => {
  const ticket = 'portico-demonstration-ticket';
  const sign = createSigner({
    appId: 'wx1',
    ticket: async () => ticket,
    now: () => 1_700_000_000_999,
    random: () => 'n',
  });

  it('[S1.2] returns the values that a page passes to WeChat', async () => {
    expect(await sign('https://m.example.com/')).toEqual({
      appId: 'wx1',
      timestamp: 1700000000,
      nonceStr: 'n',
      signature: '41568ce773ed7781a9a17cfcd54c5de3ea110ccf',
    });
  });

  it.each([
    ['https://m.example.com', 'aae01460abcb5243ed74dfbc25c6e63991ed3dab'],
    ['https://m.example.com/', '41568ce773ed7781a9a17cfcd54c5de3ea110ccf'],
    ['https://m.example.com/a?x=1&y=2', '09e680e6e6c2217efe8b6495c31e59b0ab62edef'],
    ['https://m.example.com/a?x=1&amp;y=2', 'bf765bcc5e3b78b36c45a490a7acc731fd2b9e1b'],
    ['https://m.example.com/搜索?词=玉石&页=2', '383c1e29717897c62fd77c9820c78c6e886989a4'],
    ['https://m.example.com/%E6%90%9C?a=%20+', '60ac8ed1becb289e747bd1da32ff43563fa12263'],
    ['HTTPS://M.example.com:443/a/../b', '135d22d49ac5cff79b5ee0747314ea65ef3b53b4'],
  ])('signs %s byte for byte', async (url, signature) => {
    expect((await sign(url)).signature).toBe(signature);
  });

  it('cuts the address at the first #', async () => {
    const { signature } = await sign('https://m.example.com/a?x=1&y=2');
    expect((await sign('https://m.example.com/a?x=1&y=2#/b?c=#d')).signature).toBe(signature);
    expect((await sign('https://m.example.com/a?x=1&y=2#')).signature).toBe(signature);
  });

  it('agrees with another SHA-1 for random addresses', async () => {
    const start = fc.constantFrom(
      ...['https://m.example.com', 'http://a:b@localhost:5173', 'HTTPS:/石.example'],
      ...['https://[::1]', ' https://x.example\n'],
    );
    // Half of the characters are usual in queries, half are random.
    const known = fc.constantFrom(...'abz019?&=#%/+;@:~', '%E7', '&amp;', '石', ' ');
    const any = fc.integer({ max: 0xd7ff, min: 0 }).map((code) => String.fromCharCode(code));
    const end = fc.array(fc.oneof(known, any)).map((pieces) => pieces.join(''));
    const address = fc
      .tuple(start, fc.constantFrom('', '/', '?', '#', '/?a=1&b=2#'), end)
      .map((pieces) => pieces.join(''))
      .filter((url) => URL.canParse(url));
    await fc.assert(
      fc.asyncProperty(address, fc.uuid(), fc.nat(), async (url, nonceStr, seconds) => {
        const signer = createSigner({
          appId: 'wx1',
          ticket: async () => ticket,
          now: () => seconds * 1000,
          random: () => nonceStr,
        });
        const page = url.includes('#') ? url.slice(0, url.indexOf('#')) : url;
        const parts = { jsapi_ticket: ticket, noncestr: nonceStr, timestamp: seconds, url: page };
        const expected = sha1(
          Object.entries(parts)
            .map((pair) => pair.join('='))
            .join('&'),
        );
        expect((await signer(url)).signature).toBe(expected);
      }),
    );
  });

  it('uses new random bytes each time', async () => {
    const own = createSigner({ appId: 'wx1', ticket: async () => ticket });
    const nonces = await Promise.all(
      Array.from({ length: 50 }, async () => (await own('https://m.example.com')).nonceStr),
    );
    expect(new Set(nonces).size).toBe(50);
    expect(nonces[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('throws without a ticket', async () => {
    const none = createSigner({ appId: 'wx1', ticket: async () => '' });
    await expect(none('https://m.example.com')).rejects.toMatchObject({
      status: 502,
      message: 'there is no ticket to sign with',
    });
  });
});

describe('createSigners', () => {
  const service = setUpWeChatService();
  const fixed = { now: () => 1_700_000_000_000, random: () => 'n' };
  const url = 'https://m.example.com/';
  const ticket = 'portico-demonstration-ticket';
  const SIGNATURE = '41568ce773ed7781a9a17cfcd54c5de3ea110ccf';

  it('has no signer without an account', () => {
    expect(createSigners({})).toEqual({
      wechat: undefined,
      wecom: undefined,
      dingtalk: undefined,
    });
  });

  it('returns the form that each app expects', async () => {
    const { wechat, wecom, dingtalk } = createSigners({
      ...fixed,
      account: { appId: 'wx1', ticket },
      wecom: { corpId: 'ww1', agentId: '7', ticket, agentTicket: async () => ticket },
      dingtalk: { corpId: 'ding1', agentId: '8', ticket },
    });
    const common = { timestamp: 1700000000, nonceStr: 'n', signature: SIGNATURE };
    expect(await wechat?.(url)).toEqual({ appId: 'wx1', ...common });
    expect(await wecom?.corp(url)).toEqual({ appId: 'ww1', ...common });
    expect(await wecom?.agent?.(url)).toEqual({
      ...{ appId: 'ww1', corpId: 'ww1', agentId: '7' },
      ...common,
    });
    expect(await dingtalk?.(url)).toEqual({
      agentId: '8',
      corpId: 'ding1',
      timeStamp: 1700000000,
      nonceStr: 'n',
      signature: SIGNATURE,
    });
  });

  it('has no signer for an application without its id or its ticket', () => {
    const wecom = { corpId: 'ww1', ticket };
    expect(createSigners({ wecom: { ...wecom, agentId: '7' } }).wecom?.agent).toBeUndefined();
    expect(createSigners({ wecom: { ...wecom, agentTicket: 't' } }).wecom?.agent).toBeUndefined();
    expect(createSigners({ wecom: { corpId: 'ww1', secret: 's' } }).wecom?.agent).toBeUndefined();
  });

  it('hashes with SHA-256 for DingTalk when the option says so', async () => {
    const account = { corpId: 'ding1', agentId: '8', ticket };
    const { dingtalk } = createSigners({ ...fixed, dingtalk: { ...account, hash: 'sha256' } });
    expect(await dingtalk?.(url)).toMatchObject({
      signature: '7804f31a37b028baa4878938c86cd8a1647d57c74f311fa890656baf2e474be3',
    });
  });

  it('fetches the tickets when it has the secrets', async () => {
    const api = service.url();
    const { wechat, wecom, dingtalk } = createSigners({
      account: { appId: 'wx1', secret: SECRET, api },
      wecom: { corpId: 'ww1', agentId: '7', secret: SECRET, api },
      dingtalk: { corpId: 'ding1', agentId: '8', appKey: 'k', appSecret: SECRET, api },
    });
    await Promise.all([wechat?.(url), wecom?.corp(url), wecom?.agent?.(url), dingtalk?.(url)]);
    expect(service.asked()).toHaveLength(7);
  });
});
