import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../../server/wechat/lease.mjs';
import { cookieOf, post } from '../web/requests';
import { answerIn, authorize, PAGE, setUpProvider } from './real-provider';

const service = setUpProvider();
type SignIn = ReturnType<typeof service.signIn>;

/** A whole sign-in, without the handlers. */
async function userOf(begins: SignIn, finishes = begins) {
  const { address, cookie } = await begins.begin({ returnTo: PAGE });
  return finishes.finish({ ...answerIn(await authorize(address)), cookie });
}

describe('begin', () => {
  it('gives the address of the service with PKCE, a nonce and the state', async () => {
    const { address, state } = await service.signIn().begin({ returnTo: PAGE });
    const { origin, pathname, searchParams } = new URL(address);
    expect(`${origin}${pathname}`).toBe(`${service.issuer()}/auth`);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'basic',
      redirect_uri: 'https://m.example.com/welcome',
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('adds the parameters of the options and the hints of the page', async () => {
    const signIn = service.signIn({
      scopes: ['openid', 'offline_access'],
      authorizeParams: { access_type: 'offline', prompt: 'consent' },
    });
    const hints = { loginHint: 'ann+1@example.com', locale: 'zh-Hans en' };
    const { address } = await signIn.begin({ returnTo: PAGE, ...hints });
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      scope: 'openid offline_access',
      access_type: 'offline',
      prompt: 'consent',
      login_hint: 'ann+1@example.com',
      ui_locales: 'zh-Hans en',
    });
    const other = await signIn.begin({ returnTo: PAGE, prompt: 'login select_account' });
    expect(new URL(other.address).searchParams.getAll('prompt')).toEqual(['login select_account']);
  });

  it.each([
    [{ prompt: 'none login' }, /^prompt must be none, or one or more of/],
    [{ prompt: '' }, /^prompt must be/],
    [{ prompt: null }, /^prompt must be/],
    [{ loginHint: '' }, /^loginHint must be a text/],
    [{ loginHint: 'a\nb' }, /^loginHint must be a text/],
    [{ loginHint: 'x'.repeat(321) }, /^loginHint must be a text/],
    [{ locale: 'zh_Hans' }, /^locale must be a language tag/],
    [{ locale: 'en&state=1' }, /^locale must be a language tag/],
    [{ locale: ['en'] }, /^locale must be a language tag/],
  ])('refuses the hint %j', async (hint, message) => {
    const begin = service.signIn().begin({ returnTo: PAGE, ...(hint as { prompt: string }) });
    await expect(begin).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    });
  });

  it('uses the cookie of the browser again, and makes a new state and nonce', async () => {
    const signIn = service.signIn();
    const first = await signIn.begin({ returnTo: PAGE });
    const second = await signIn.begin({ returnTo: PAGE, cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const [one, two] = [first, second].map(({ address }) =>
        new URL(address).searchParams.get(name),
      );
      expect(one).not.toBe(two);
    }
  });

  it('leaves out what the service added to the address of the page before', async () => {
    const returnTo = `${PAGE}?code=1&state=2&iss=3&scope=4&authuser=0&prompt=none&hd=a.com`;
    const { address } = await service.signIn().begin({ returnTo });
    expect(new URL(address).searchParams.get('redirect_uri')).toBe('https://m.example.com/welcome');
  });
});

describe('finish', () => {
  it('returns the user with the checked claims of the ID token', async () => {
    const user = await userOf(service.signIn());
    expect(user).toEqual({
      id: `${service.issuer()}#ann`,
      issuer: service.issuer(),
      subject: 'ann',
      email: 'ann@example.com',
      isEmailVerified: true,
      name: 'Ann 安',
      picture: 'https://pictures.example.com/ann.png',
      claims: expect.objectContaining({ sub: 'ann', aud: 'basic', email: 'ann@example.com' }),
    });
  });

  it.each([
    ['basic', 'RS256'],
    ['es256', 'ES256'],
  ])('takes an ID token of the client %s that %s signs', async (clientId, alg) => {
    const user = await userOf(service.signIn({ clientId }));
    expect(user.id).toBe(`${service.issuer()}#ann`);
    const { authorization } = service.requests('/token').at(-1)!;
    expect(authorization).toMatch(/^Basic /);
    const [header = ''] = (user.tokens.idToken ?? '').split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg });
  });

  it('works without a secret', async () => {
    const user = await userOf(service.signIn({ clientId: 'open', clientSecret: undefined }));
    expect(user.id).toBe(`${service.issuer()}#ann`);
    expect(service.requests('/token').at(-1)!.authorization).toBeUndefined();
  });

  it('asks for no more than the scopes, and missing texts are null', async () => {
    const user = await userOf(service.signIn({ scopes: ['openid'] }));
    expect(user).toMatchObject({ email: null, isEmailVerified: false, name: null, picture: null });
  });

  it('works when another process of the product began', async () => {
    const store = createMemoryStore();
    const [one, two] = [service.signIn({ store }), service.signIn({ store })];
    expect((await userOf(one, two)).subject).toBe('ann');
    expect((await userOf(two, one)).subject).toBe('ann');
  });

  it('takes the whole address of the page, with the parameters that the service added', async () => {
    const signIn = service.signIn();
    const { address, cookie } = await signIn.begin({ returnTo: PAGE });
    const answer = answerIn(await authorize(address));
    // The page tells its whole address.
    const returnTo = `${PAGE}?code=${answer.code}&state=${answer.state}`;
    expect((await signIn.finish({ ...answer, returnTo, cookie })).subject).toBe('ann');
  });

  it('returns the tokens in a property that JSON, logs and copies do not contain', async () => {
    const begun = Date.now();
    const user = await userOf(service.signIn());
    const { accessToken, refreshToken, idToken, expiresAt } = user.tokens;
    expect(expiresAt).toBeGreaterThanOrEqual(begun + 3_600_000);
    expect(expiresAt).toBeLessThan(Date.now() + 3_600_001);
    for (const token of [accessToken, refreshToken, idToken]) {
      expect(token).toEqual(expect.stringMatching(/^[\w.-]{20,}$/));
      for (const text of [
        JSON.stringify(user),
        inspect(user, { depth: 9 }),
        inspect({ ...user }),
      ]) {
        expect(text).toContain('ann@example.com');
        expect(text).not.toContain(token);
      }
    }
  });

  it('reads the discovery document once for many sign-ins', async () => {
    const signIn = service.signIn();
    const path = '/.well-known/openid-configuration';
    const before = service.requests(path).length;
    await Promise.all(Array.from({ length: 5 }, () => userOf(signIn)));
    expect(service.requests(path).length).toBe(before + 1);
  });
});

describe('a service that takes the secret in the body alone', () => {
  const other = setUpProvider(['client_secret_post', 'none']);

  it('gets it there', async () => {
    const signIn = other.signIn({ clientId: 'post' });
    const { address, cookie } = await signIn.begin({ returnTo: PAGE });
    const user = await signIn.finish({ ...answerIn(await authorize(address)), cookie });
    expect(user.id).toBe(`${other.issuer()}#ann`);
    expect(other.requests('/token').at(-1)!.authorization).toBeUndefined();
  });
});

describe('refresh', () => {
  it.each(['basic', 'open'])('returns new tokens for the client %s', async (clientId) => {
    const options = clientId === 'open' ? { clientId, clientSecret: undefined } : { clientId };
    const signIn = service.signIn(options);
    const { tokens } = await userOf(signIn);
    const next = await signIn.refresh(tokens.refreshToken!);
    expect(next.accessToken).not.toBe(tokens.accessToken);
    expect(next.refreshToken).toEqual(expect.any(String));
    expect(next.expiresAt).toBeGreaterThan(Date.now());
    expect((await signIn.refresh(next.refreshToken!)).accessToken).not.toBe(next.accessToken);
  });

  it('is refused with a token that the service does not know', async () => {
    await expect(service.signIn().refresh('unknown')).rejects.toMatchObject({
      status: 401,
      details: { reason: 'refresh-refused' },
    });
  });

  it.each([undefined, '', 7])(
    'refuses the token %j, and does not ask the service',
    async (token) => {
      await expect(service.signIn().refresh(token as string)).rejects.toThrow(
        'createOidcSignIn: refresh: refreshToken must be a text',
      );
    },
  );
});

describe('the handlers', () => {
  it('sign a user in from the first request to the session of the product', async () => {
    const session = vi.fn(({ email }: { email: string | null }) => ({ email }));
    const { handlers } = service.signIn({ session });
    const begun = await handlers.begin(post('/begin', { returnTo: PAGE, locale: 'en' }));
    expect(begun.headers.get('set-cookie')).toMatch(
      /^__Host-portico-oidc=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/,
    );
    const body = (await begun.json()) as { address: string };
    expect(Object.keys(body)).toEqual(['address']);
    const answer = answerIn(await authorize(body.address));
    const finished = await handlers.finish(post('/finish', answer, { Cookie: cookieOf(begun) }));
    expect([finished.status, await finished.json()]).toEqual([200, { email: 'ann@example.com' }]);
    expect(session).toHaveBeenCalledTimes(1);
  });

  it('pass the response of the session on, with its cookies', async () => {
    const { handlers } = service.signIn({
      session: () => new Response('{}', { headers: { 'Set-Cookie': 'sid=1; HttpOnly' } }),
    });
    const begun = await handlers.begin(post('/begin', { returnTo: PAGE }));
    const { address } = (await begun.json()) as { address: string };
    const answer = answerIn(await authorize(address));
    const finished = await handlers.finish(post('/finish', answer, { Cookie: cookieOf(begun) }));
    expect(finished.headers.getSetCookie()).toEqual(['sid=1; HttpOnly']);
    expect(finished.headers.get('cache-control')).toBe('no-store');
  });

  it('use a cookie without a prefix on localhost', async () => {
    const origin = 'http://localhost:5173';
    const { begin } = service.signIn({ returnTo: [origin] }).handlers;
    const begun = await begin(post('/begin', { returnTo: `${origin}/a` }, {}, origin));
    expect(begun.headers.get('set-cookie')).toMatch(/^portico-oidc=[\w-]{43};/);
  });

  it('take a body of 8192 bytes, because codes may be long', async () => {
    const { finish } = service.signIn().handlers;
    const body = (size: number) => `{"a":"${'x'.repeat(size - 8)}"}`;
    expect((await finish(post('/x', body(8192)))).status).toBe(400);
    expect((await finish(post('/x', body(8193)))).status).toBe(413);
  });
});
