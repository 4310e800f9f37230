import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../../server/shared/http.mjs';
import {
  ANN,
  answerIn,
  authorize,
  authorizeBy,
  cookieOf,
  failureOf,
  PAGE,
  post,
  setUpSignIn,
} from './set-up-sign-in';

const service = setUpSignIn();

/** A whole sign-in, without the handlers. */
async function userOf(scope: 'base' | 'profile' = 'base') {
  const signIn = service.signIn();
  const { address, cookie } = signIn.begin({ returnTo: PAGE, scope });
  const back = scope === 'base' ? await authorize(address) : await authorizeBy('Allow', address);
  return { signIn, user: await signIn.finish({ ...answerIn(back), cookie }) };
}

describe('begin', () => {
  it('gives the address of WeChat with its parameters in the order that WeChat demands', () => {
    const signIn = service.signIn({ authorize: undefined });
    const { address, state } = signIn.begin({ returnTo: PAGE, scope: 'base' });
    expect(address).toBe(
      `https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx0123456789abcdef&redirect_uri=https%3A%2F%2Fm.example.com%2Fshop%2Forders%3Ftab%3Dopen&response_type=code&scope=snsapi_base&state=${state}#wechat_redirect`,
    );
    expect(signIn.begin({ returnTo: PAGE, scope: 'profile' }).address).toContain(
      '&response_type=code&scope=snsapi_userinfo&state=',
    );
  });

  it('asks for no more than the base without a scope', () => {
    expect(service.signIn().begin({ returnTo: PAGE }).address).toContain('&scope=snsapi_base&');
  });

  it('makes a new state of letters and digits that WeChat can carry', () => {
    const signIn = service.signIn();
    const [one, two] = [signIn.begin({ returnTo: PAGE }), signIn.begin({ returnTo: PAGE })];
    expect(one.state).toMatch(/^[a-zA-Z0-9]{1,128}$/);
    expect(one.state).not.toBe(two.state);
    expect(one.cookie).not.toBe(two.cookie);
    expect(one.cookie).toMatch(/^[\w-]{43}$/);
  });

  it('keeps the cookie that the browser has, so two pages can sign in at the same time', async () => {
    const signIn = service.signIn();
    const one = signIn.begin({ returnTo: PAGE });
    const two = signIn.begin({ returnTo: PAGE, cookie: one.cookie });
    expect(two.cookie).toBe(one.cookie);
    for (const { address, cookie } of [two, one]) {
      const user = await signIn.finish({ ...answerIn(await authorize(address)), cookie });
      expect(user.openId).toBe('open-ann');
    }
  });

  it('makes a new cookie when the browser sends one of another form', () => {
    const { cookie } = service.signIn().begin({ returnTo: PAGE, cookie: 'a; Domain=evil' });
    expect(cookie).toMatch(/^[\w-]{43}$/);
  });

  it('leaves out the code and the state of the last attempt', () => {
    const { address } = service
      .signIn()
      .begin({ returnTo: 'https://m.example.com/a?code=1&b=2&state=3#c' });
    expect(new URL(address).searchParams.get('redirect_uri')).toBe('https://m.example.com/a?b=2#c');
  });

  it('refuses a scope that WeChat does not have', () => {
    const begin = () => service.signIn().begin({ returnTo: PAGE, scope: 'all' as 'base' });
    expect(begin).toThrow("scope must be 'base' or 'profile'");
  });
});

describe('finish', () => {
  it('returns the user with the base alone, after one request', async () => {
    const { user } = await userOf();
    expect(user).toEqual({
      openId: 'open-ann',
      unionId: null,
      nickname: null,
      picture: null,
      isSnapshot: false,
    });
    expect(service.fake().count('/sns/oauth2/access_token')).toBe(1);
    expect(service.fake().count('/sns/userinfo')).toBe(0);
  });

  it('returns the name and the picture of a user who allows it', async () => {
    const { user } = await userOf('profile');
    expect(user).toEqual({
      openId: 'open-ann',
      unionId: 'union-ann',
      nickname: 'Ann 安',
      picture: 'https://thirdwx.qlogo.cn/ann/132',
      isSnapshot: false,
    });
    expect(service.fake().requests('/sns/userinfo')[0]?.search).toMatch(
      /^\?access_token=fakeAccess\d+&openid=open-ann&lang=zh_CN$/,
    );
  });

  it('returns null for what a user does not have', async () => {
    service.fake().setUser('open-bo');
    const { user } = await userOf('profile');
    expect(user).toMatchObject({ openId: 'open-bo', unionId: null, nickname: null, picture: null });
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//evil', 7])(
    'returns no picture when its address is %j',
    async (headimgurl) => {
      service.fake().answerNext('/sns/userinfo', {
        kind: 'json',
        value: { openid: 'open-ann', nickname: 'Ann', headimgurl },
      });
      expect((await userOf('profile')).user).toMatchObject({ nickname: 'Ann', picture: null });
    },
  );

  it('marks the user of a snapshot', async () => {
    service.fake().setUser('open-snap');
    expect((await userOf()).user).toMatchObject({ openId: 'open-snap', isSnapshot: true });
  });

  it('sends the secret and the code to WeChat once', async () => {
    await userOf();
    expect(service.fake().requests('/sns/oauth2/access_token')[0]?.search).toMatch(
      /^\?appid=wx0123456789abcdef&secret=secret-that-nobody-may-see&code=fakeCode\d+&grant_type=authorization_code$/,
    );
  });

  it('returns the tokens in a property that JSON, logs and copies do not contain', async () => {
    const { user } = await userOf('profile');
    expect(user.tokens).toEqual({
      accessToken: expect.stringMatching(/^fakeAccess/),
      refreshToken: expect.stringMatching(/^fakeRefresh/),
      until: Date.UTC(2030, 0, 1, 2),
    });
    const { inspect } = await import('node:util');
    for (const text of [JSON.stringify(user), inspect(user, { depth: 9 }), inspect({ ...user })]) {
      expect(text).toContain('open-ann');
      expect(text).not.toMatch(/fakeAccess|fakeRefresh/);
    }
  });

  it.each([undefined, null, '', 7, {}, 'a b', 'a\nb', 'ä', 'x'.repeat(513)])(
    'refuses the code %j, and does not ask WeChat',
    async (code) => {
      const signIn = service.signIn();
      const { state, cookie } = signIn.begin({ returnTo: PAGE });
      const failure = await failureOf(() => signIn.finish({ code: code as string, state, cookie }));
      expect(failure).toMatchObject({ status: 400, details: { reason: 'code-invalid' } });
      expect(service.fake().count()).toBe(0);
    },
  );
});

it('a user who rejects returns with the state and without a code', async () => {
  const { address, state } = service.signIn().begin({ returnTo: PAGE, scope: 'profile' });
  const back = await authorizeBy('Reject', address);
  expect(back.href).toBe(`https://m.example.com/shop/orders?tab=open&state=${state}`);
});

describe('refresh', () => {
  it('extends the token while it is valid', async () => {
    const { signIn, user } = await userOf();
    service.wait(3_600_000);
    const begun = user.tokens.until;
    expect(await signIn.refresh(user.tokens.refreshToken)).toEqual({
      ...user.tokens,
      until: begun + 3_600_000,
    });
  });

  it('returns a new token after the end of the last one', async () => {
    const { signIn, user } = await userOf();
    service.wait(7_200_000);
    const tokens = await signIn.refresh(user.tokens.refreshToken);
    expect(tokens.accessToken).toMatch(/^fakeAccess/);
    expect(tokens.accessToken).not.toBe(user.tokens.accessToken);
  });

  it('fails after 30 days, and with a token of nobody', async () => {
    const { signIn, user } = await userOf();
    service.wait(30 * 86_400_000);
    await expect(signIn.refresh(user.tokens.refreshToken)).rejects.toMatchObject({
      status: 401,
      details: { reason: 'refresh-expired', errcode: 42002 },
    });
    await expect(signIn.refresh('unknown')).rejects.toMatchObject({
      status: 401,
      details: { reason: 'refresh-invalid', errcode: 40030 },
    });
  });

  it.each([undefined, '', 7])('refuses the token %j, and does not ask WeChat', async (token) => {
    await expect(service.signIn().refresh(token as string)).rejects.toThrow(
      'createWeChatSignIn: refresh: refreshToken must be a text',
    );
    expect(service.fake().count()).toBe(0);
  });
});

describe('the handlers', () => {
  it('sign a user in from the first request to the session of the product', async () => {
    const { handlers } = service.signIn({
      session: async (user, request) => ({
        token: `session of ${user.openId}`,
        agent: request.headers.get('user-agent'),
      }),
    });
    const begun = await handlers.begin(
      post('/api/wechat/begin', { returnTo: PAGE, scope: 'profile' }),
    );
    expect(begun.status).toBe(200);
    const { address } = (await begun.json()) as { address: string };
    const back = await authorizeBy('Allow', address);
    expect(back.href).toMatch(
      /^https:\/\/m\.example\.com\/shop\/orders\?tab=open&code=fakeCode\d+&state=[\da-f]{104}$/,
    );
    const finished = await handlers.finish(
      post('/api/wechat/finish', answerIn(back), {
        Cookie: `a=b; ${cookieOf(begun)}; c=d`,
        'User-Agent': 'MicroMessenger',
      }),
    );
    expect(finished.status).toBe(200);
    expect(await finished.json()).toEqual({
      token: 'session of open-ann',
      agent: 'MicroMessenger',
    });
    expect(finished.headers.get('set-cookie')).toBeNull();
  });

  it('never send a token of WeChat to the page, even if the session is the user', async () => {
    const { handlers } = service.signIn({ session: (user) => user });
    const begun = await handlers.begin(post('/begin', { returnTo: PAGE, scope: 'profile' }));
    const { address } = (await begun.json()) as { address: string };
    const body = answerIn(await authorizeBy('Allow', address));
    const finished = await handlers.finish(post('/finish', body, { Cookie: cookieOf(begun) }));
    expect(await finished.json()).toEqual({
      openId: ANN.openId,
      unionId: ANN.unionId,
      nickname: ANN.nickname,
      picture: ANN.picture,
      isSnapshot: false,
    });
  });

  it('answer the status and the details of an HttpError of the session', async () => {
    const { handlers } = service.signIn({
      session() {
        throw new HttpError(403, 'this user is blocked', { 'X-Why': 'rules' }, { rule: 7 });
      },
    });
    const begun = await handlers.begin(post('/begin', { returnTo: PAGE }));
    const { address } = (await begun.json()) as { address: string };
    const body = answerIn(await authorize(address));
    const finished = await handlers.finish(post('/finish', body, { Cookie: cookieOf(begun) }));
    expect([finished.status, finished.headers.get('x-why')]).toEqual([403, 'rules']);
    expect(await finished.json()).toEqual({ error: 'this user is blocked', rule: 7 });
  });
});
