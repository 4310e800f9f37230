import { afterEach, describe, expect, it } from 'vitest';
import { createFakeWeChat, type FakeWeChatOptions } from '@/testing/wechat/fake-wechat';

const ANN = { openId: 'open-ann', unionId: 'union-ann', nickname: '<Ann>', picture: 'https://p' };
const BO = { openId: 'open-bo' };
const TARGET = encodeURIComponent('https://m.example.com/a?b=1#c');
const GOOD = `appid=wx1&redirect_uri=${TARGET}&response_type=code&scope=snsapi_base&state=s1`;

let time = 0;
let close = async () => {};
afterEach(() => close());

async function start(options: Partial<FakeWeChatOptions> = {}) {
  time = 0;
  const fake = createFakeWeChat({
    appId: 'wx1',
    secret: 's',
    users: [ANN, BO],
    now: () => time,
    ...options,
  });
  const server = await fake.listen();
  ({ close } = server);
  const open = (path: string) => fetch(`${server.origin}${path}`, { redirect: 'manual' });
  const ask = async (path: string) =>
    JSON.parse(await (await open(path)).text()) as Record<string, string>;
  const exchange = (code: string, rest = 'appid=wx1&secret=s&grant_type=authorization_code') =>
    ask(`/sns/oauth2/access_token?${rest}&code=${code}`);
  return { fake, open, ask, exchange };
}

describe('the authorisation', () => {
  it('returns at once for the base, with the code before the hash', async () => {
    const { open, exchange } = await start();
    const response = await open(`/connect/oauth2/authorize?${GOOD}`);
    const location = response.headers.get('location') ?? '';
    expect(response.status).toBe(302);
    expect(location).toMatch(/^https:\/\/m\.example\.com\/a\?b=1&code=\w+&state=s1#c$/);
    const code = new URL(location).searchParams.get('code') ?? '';
    expect(await exchange(code)).toMatchObject({ openid: 'open-ann', scope: 'snsapi_base' });
  });

  it('shows the user a page for the profile, whose links work once', async () => {
    const { open } = await start();
    const response = await open(
      `/connect/oauth2/authorize?${GOOD.replace('snsapi_base', 'snsapi_userinfo')}`,
    );
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('&lt;Ann>');
    const [allow = '', reject = ''] = [...page.matchAll(/href="([^"]*)"/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    );
    const allowed = await open(allow);
    expect(allowed.headers.get('location')).toMatch(/\?b=1&code=\w+&state=s1#c$/);
    expect((await open(reject)).status).toBe(400);
  });

  it('signs in the user of the phone', async () => {
    const { fake, exchange } = await start();
    fake.setUser('open-bo');
    expect(await exchange(fake.makeCode('open-bo'))).toMatchObject({ openid: 'open-bo' });
    expect(() => fake.setUser('open-cy')).toThrow("users has no openId 'open-cy'");
  });

  it.each([
    [
      'another order',
      `redirect_uri=${TARGET}&appid=wx1&response_type=code&scope=snsapi_base&state=s1`,
    ],
    ['no scope', `appid=wx1&redirect_uri=${TARGET}&response_type=code&state=s1`],
    ['another scope', GOOD.replace('snsapi_base', 'snsapi_login')],
    ['a state with a hyphen', GOOD.replace('s1', 's-1')],
    ['a long state', GOOD.replace('s1', 's'.repeat(129))],
    ['another app', GOOD.replace('wx1', 'wx2')],
    ['another host', GOOD.replace('m.example.com', 'evil.com')],
    ['no address', GOOD.replace(TARGET, 'a')],
    ['a broken address', GOOD.replace(TARGET, '%')],
    ['a script', GOOD.replace(TARGET, 'javascript%3A1')],
  ])('refuses a question with %s', async (_name, query) => {
    const { open } = await start({ hosts: ['m.example.com'] });
    const response = await open(`/connect/oauth2/authorize?${query}`);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });
});

describe('a code', () => {
  it('works once', async () => {
    const { fake, exchange } = await start();
    const code = fake.makeCode('open-ann', 'snsapi_userinfo');
    expect(await exchange(code)).toEqual({
      access_token: expect.any(String),
      expires_in: 7200,
      refresh_token: expect.any(String),
      openid: 'open-ann',
      scope: 'snsapi_userinfo',
      unionid: 'union-ann',
    });
    expect(await exchange(code)).toMatchObject({ errcode: 40163 });
  });

  it('works for 5 minutes', async () => {
    const { fake, exchange } = await start();
    const [one, two] = [fake.makeCode('open-bo'), fake.makeCode('open-bo')];
    time = 299_999;
    expect(await exchange(one)).toMatchObject({ openid: 'open-bo' });
    time = 300_000;
    expect(await exchange(two)).toMatchObject({ errcode: 42003 });
  });

  it.each([
    ['', 'appid=wx1&secret=s&grant_type=authorization_code', 41008],
    ['unknown', 'appid=wx1&secret=s&grant_type=authorization_code', 40029],
    ['unknown', 'appid=wx2&secret=s&grant_type=authorization_code', 40013],
    ['unknown', 'appid=wx1&secret=x&grant_type=authorization_code', 40125],
    ['unknown', 'appid=wx1&secret=s', 40002],
  ])('%j with %s is refused: %s', async (code, rest, errcode) => {
    const { exchange } = await start();
    expect(await exchange(code, rest)).toMatchObject({ errcode });
  });
});

describe('tokens', () => {
  it('of the base do not read the profile, and expire after 2 hours', async () => {
    const { fake, ask, exchange } = await start();
    const { access_token: token } = await exchange(fake.makeCode('open-ann'));
    const query = `access_token=${token}&openid=open-ann`;
    expect(await ask(`/sns/auth?${query}`)).toEqual({ errcode: 0, errmsg: 'ok' });
    expect(await ask(`/sns/auth?access_token=${token}&openid=x`)).toMatchObject({ errcode: 40003 });
    expect(await ask(`/sns/auth?openid=open-ann`)).toMatchObject({ errcode: 41001 });
    expect(await ask(`/sns/auth?access_token=x&openid=x`)).toMatchObject({ errcode: 40001 });
    expect(await ask(`/sns/userinfo?${query}`)).toMatchObject({ errcode: 48001 });
    time = 7_200_000;
    expect(await ask(`/sns/auth?${query}`)).toMatchObject({ errcode: 42001 });
  });

  it('of the profile read it', async () => {
    const { fake, ask, exchange } = await start();
    const { access_token: token } = await exchange(fake.makeCode('open-ann', 'snsapi_userinfo'));
    expect(await ask(`/sns/userinfo?access_token=${token}&openid=open-ann`)).toMatchObject({
      openid: 'open-ann',
      nickname: '<Ann>',
      headimgurl: 'https://p',
      unionid: 'union-ann',
    });
  });

  it('are extended for 30 days', async () => {
    const { fake, ask, exchange } = await start();
    const { access_token: first, refresh_token: token } = await exchange(fake.makeCode('open-bo'));
    const refresh = (query = `appid=wx1&refresh_token=${token}`) =>
      ask(`/sns/oauth2/refresh_token?grant_type=refresh_token&${query}`);
    expect(await refresh()).toMatchObject({ access_token: first, refresh_token: token });
    time = 7_200_000;
    expect((await refresh()).access_token).not.toBe(first);
    expect(await refresh('appid=wx2')).toMatchObject({ errcode: 40013 });
    expect(await refresh('appid=wx1')).toMatchObject({ errcode: 41003 });
    expect(await refresh('appid=wx1&refresh_token=x')).toMatchObject({ errcode: 40030 });
    expect(await ask('/sns/oauth2/refresh_token?appid=wx1')).toMatchObject({ errcode: 40002 });
    time = 30 * 86_400_000;
    expect(await refresh()).toMatchObject({ errcode: 42002 });
  });
});

describe('planned answers', () => {
  const PATH = '/sns/auth';

  it('come once, in their order', async () => {
    const { fake, open } = await start();
    fake.answerNext(PATH, { kind: 'errcode', errcode: -1 }, { kind: 'html', status: 502 });
    fake.answerNext(PATH, { kind: 'json', value: [1] });
    const first = await open(PATH);
    expect(await first.text()).toBe(
      '{"errcode":-1,"errmsg":"system error, hints: [ req_id: fake ]"}',
    );
    expect(first.headers.get('content-type')).toBe('text/plain');
    const second = await open(PATH);
    expect([second.status, second.headers.get('content-type')]).toEqual([
      502,
      'text/html; charset=utf-8',
    ]);
    expect(await (await open(PATH)).json()).toEqual([1]);
    expect(await (await open(PATH)).json()).toMatchObject({ errcode: 41001 });
  });

  it('can break off, and can come late', async () => {
    const { fake, open } = await start();
    fake.answerNext(PATH, { kind: 'cut' }, { kind: 'slow', milliseconds: 1 });
    await expect(open(PATH).then((response) => response.text())).rejects.toThrow('terminated');
    expect(await (await open(PATH)).json()).toMatchObject({ errcode: 41001 });
  });
});

it('requests are counted by their path', async () => {
  const { fake, open } = await start();
  await open('/sns/auth?a=1');
  await open('/unknown');
  expect([fake.count(), fake.count('/sns/auth'), fake.count('/sns/userinfo')]).toEqual([2, 1, 0]);
  expect(fake.requests('/sns/auth')[0]?.search).toBe('?a=1');
});

it('a fake without users is refused', () => {
  expect(() => createFakeWeChat({ appId: 'wx1', secret: 's', users: [] })).toThrow(
    'createFakeWeChat: users must have at least one user',
  );
});
