import { sha1 } from 'js-sha1';
import { describe, expect, it } from 'vitest';
import { createSignatureRoutes } from '../../../server/demo/signature-routes.mjs';
import { setUpBackend } from '../../helpers/backend';

const fixed = { random: () => 'n' };
const ticket = 'portico-demonstration-ticket';
const demonstration = setUpBackend();
const real = setUpBackend({
  now: () => 1_700_000_000_000,
  wechat: {
    ...fixed,
    account: { appId: 'wx1', ticket },
    wecom: { corpId: 'ww1', agentId: '7', ticket, agentTicket: ticket },
    origins: ['https://m.example.com'],
  },
});
const { json, post, port } = demonstration;
const own = () => `http://localhost:${port()}`;
const from = (body: unknown, origin: string): RequestInit => {
  const init = post(body);
  return { ...init, headers: { ...(init.headers as object), Origin: origin } };
};

describe('/api/wechat/signature', () => {
  it.each([
    ['https://m.example.com', 'aae01460abcb5243ed74dfbc25c6e63991ed3dab'],
    ['https://m.example.com/', '41568ce773ed7781a9a17cfcd54c5de3ea110ccf'],
    ['https://m.example.com/a?x=1&y=2', '09e680e6e6c2217efe8b6495c31e59b0ab62edef'],
    ['https://m.example.com/a?x=1&y=2#/b', '09e680e6e6c2217efe8b6495c31e59b0ab62edef'],
    ['https://m.example.com/a?x=1&amp;y=2', 'bf765bcc5e3b78b36c45a490a7acc731fd2b9e1b'],
    ['https://m.example.com/搜索?词=玉石&页=2', '383c1e29717897c62fd77c9820c78c6e886989a4'],
    ['https://m.example.com/%E6%90%9C?a=%20+', '60ac8ed1becb289e747bd1da32ff43563fa12263'],
  ])('[S1.2] signs %s', async (url, signature) => {
    const { status, body, headers } = await real.json('/wechat/signature', post({ url }));
    expect([status, body]).toEqual([
      200,
      { appId: 'wx1', timestamp: 1700000000, nonceStr: 'n', signature },
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-portico-demonstration')).toBeNull();
  });

  it('signs for the demonstration account without a configuration', async () => {
    const url = `${own()}/stone/12?名=玉`;
    const { status, body, headers } = await json('/wechat/signature', post({ url }));
    expect([status, body.appId]).toEqual([200, 'wxdemo0000000000ab']);
    expect(headers.get('x-portico-demonstration')).toBe('1');
    const { nonceStr, timestamp } = body;
    expect(body.signature).toBe(
      sha1(
        `jsapi_ticket=portico-demonstration-ticket&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`,
      ),
    );
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
  });

  it.each([
    [{}, 'url must be an http or https address of at most 4096 bytes'],
    [{ url: 1 }, 'url must be an http or https address of at most 4096 bytes'],
    [{ url: '/stone' }, 'url must be an http or https address of at most 4096 bytes'],
    [{ url: 'https://evil.example/' }, 'url must be of an origin that is signed for'],
    [{ url: 'https://m.example.com/' }, 'url must be of an origin that is signed for'],
    [[], 'the body must be a JSON object'],
  ])('refuses the body %j', async (body, error) => {
    expect(await json('/wechat/signature', post(body))).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  it('refuses broken JSON, and an agent that is not a boolean', async () => {
    const broken = { ...post(''), body: '{"url":' };
    expect((await json('/wechat/signature', broken)).status).toBe(400);
    const { status, body } = await json('/wechat/signature', post({ url: own(), agent: 'yes' }));
    expect([status, body]).toEqual([400, { error: 'agent must be true or false' }]);
  });

  it.each([
    ['https://evil.example', 'this origin is not served'],
    ['http://localhost:1', 'pages of this origin get no signature'],
    ['null', 'this origin is not served'],
  ])('refuses a page of %s', async (origin, error) => {
    const { status, body } = await json('/wechat/signature', from({ url: own() }, origin));
    expect([status, body]).toEqual([403, { error }]);
  });

  it('signs for a page of the server, and for a page of a listed origin', async () => {
    expect((await json('/wechat/signature', from({ url: own() }, own()))).status).toBe(200);
    const url = 'https://m.example.com/';
    expect(
      (await real.json('/wechat/signature', from({ url }, 'https://m.example.com'))).status,
    ).toBe(200);
  });

  it('signs for an application of WeCom, and with the ticket of the company', async () => {
    const url = 'https://m.example.com/';
    const signed = {
      appId: 'ww1',
      timestamp: 1700000000,
      nonceStr: 'n',
      signature: '41568ce773ed7781a9a17cfcd54c5de3ea110ccf',
    };
    const agent = { ...signed, corpId: 'ww1', agentId: '7' };
    expect((await real.json('/wechat/signature', post({ url, agent: true }))).body).toEqual(agent);
    expect((await real.json('/wecom/signature', post({ url, agent: true }))).body).toEqual(agent);
    expect((await real.json('/wecom/signature', post({ url }))).body).toEqual(signed);
  });

  it('names the missing settings in a 404', async () => {
    expect(await json('/wechat/signature', post({ url: own(), agent: true }))).toMatchObject({
      status: 404,
      body: {
        error:
          'nothing is configured to sign this: set WECOM_CORP_ID, WECOM_SECRET and WECOM_AGENT_ID',
      },
    });
    const url = 'https://m.example.com/';
    expect((await real.json('/dingtalk/signature', post({ url }))).status).toBe(404);
  });

  it('answers 429 after 600 calls a minute from one address', { tags: 'long' }, async () => {
    const { json: ask } = real;
    const calls = Array.from({ length: 601 }, () => ask('/dingtalk/signature', post({})));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toContain(429);
  });
});

describe('/api/dingtalk/signature', () => {
  it('signs for the demonstration account without a configuration', async () => {
    const url = `${own()}/`;
    const { status, body } = await json('/dingtalk/signature', post({ url }));
    expect([status, Object.keys(body)]).toEqual([
      200,
      ['agentId', 'corpId', 'timeStamp', 'nonceStr', 'signature'],
    ]);
  });
});

it('the server refuses a malformed origin at its start', () => {
  expect(() =>
    createSignatureRoutes({ options: { origins: ['m.example.com'] }, now: Date.now }),
  ).toThrow("origins: 'm.example.com' is no origin");
});
