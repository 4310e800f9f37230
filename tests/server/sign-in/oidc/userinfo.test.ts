import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../web/requests';
import { ACCESS, json, partOf, setUpFakeService } from './fake-service';
import { answerIn, authorize, PAGE, setUpProvider } from './real-provider';

const service = setUpFakeService();
const real = setUpProvider(undefined, { conformIdTokenClaims: true });

type Claims = Readonly<Record<string, unknown>>;

/** The user whose ID token and userinfo have these claims. */
async function userWith(token: Claims, userinfo: Claims) {
  const signIn = service.signIn({ userinfo: true });
  const { question } = await service.returned(signIn, token);
  service.answer('userinfo', json({ sub: 'ann', ...userinfo }));
  return signIn.finish(question);
}

describe('userinfo', () => {
  it('of a real service adds the email and the name that its ID token has not', async () => {
    const userOf = async (userinfo: boolean) => {
      const signIn = real.signIn({ userinfo });
      const { address, cookie } = await signIn.begin({ returnTo: PAGE });
      return signIn.finish({ ...answerIn(await authorize(address)), cookie });
    };
    expect(await userOf(false)).toMatchObject({ subject: 'ann', email: null, name: null });
    expect(await userOf(true)).toMatchObject({
      id: `${real.issuer()}#ann`,
      email: 'ann@example.com',
      isEmailVerified: true,
      name: 'Ann 安',
      picture: 'https://pictures.example.com/ann.png',
    });
  });

  it('gets the access token in a header, once', async () => {
    await userWith({}, {});
    expect(service.requests('userinfo')).toMatchObject([{ authorization: `Bearer ${ACCESS}` }]);
  });

  it('is not asked without the option', async () => {
    const signIn = service.signIn();
    const { question } = await service.returned(signIn);
    expect(await signIn.finish(question)).toMatchObject({ name: null });
    expect(service.requests('userinfo')).toEqual([]);
  });

  it('does not replace what the signed ID token says', async () => {
    const user = await userWith(
      { name: 'Ann', roles: ['member'] },
      { iss: 'https://evil.example', name: 'Root', roles: ['admin'], locale: 'de' },
    );
    expect(user).toMatchObject({ id: `${service.issuer()}#ann`, name: 'Ann' });
    expect(user.claims).toMatchObject({ iss: service.issuer(), roles: ['member'], locale: 'de' });
  });

  const nobody = { email: undefined, email_verified: undefined };
  it.each<[string, Claims, Claims, string | null, boolean]>([
    [
      'has the email and its mark',
      nobody,
      { email: 'ann@example.com', email_verified: true },
      'ann@example.com',
      true,
    ],
    ['has an email without a mark', nobody, { email: 'ann@example.com' }, 'ann@example.com', false],
    [
      'marks another email than that of the ID token',
      { email: 'boss@example.com' },
      { email: 'ann@example.com', email_verified: true },
      'boss@example.com',
      false,
    ],
    [
      'has a mark only',
      { email: 'boss@example.com' },
      { email_verified: true },
      'boss@example.com',
      false,
    ],
    [
      'has the email, and the ID token has a mark only',
      { ...nobody, email_verified: true },
      { email: 'boss@example.com' },
      'boss@example.com',
      false,
    ],
    [
      'has the email, and the ID token an empty one with a mark',
      { email: '', email_verified: true },
      { email: 'boss@example.com' },
      'boss@example.com',
      false,
    ],
    ['has a list as email', nobody, { email: ['a@b.c'], email_verified: true }, null, false],
  ])('that %s gives no mark to a foreign email', async (_name, token, more, email, verified) => {
    expect(await userWith(token, more)).toMatchObject({ email, isEmailVerified: verified });
  });

  it('with names of Object changes nothing but the claims', async () => {
    const hostile = JSON.parse('{"__proto__":{"email":"x@y.z"},"constructor":"x"}');
    const user = await userWith(nobody, hostile);
    expect(user.email).toBeNull();
    expect(Object.getPrototypeOf(user.claims)).toBe(Object.prototype);
  });

  it.each<[string, unknown, string]>([
    ['another user', { sub: 'bob' }, 'the userinfo of the sign-in service is of another user'],
    ['a user with more letters', { sub: 'ann ' }, 'is of another user'],
    ['no user', { sub: undefined, name: 'Ann' }, 'answered in an unknown form'],
    ['an empty user', { sub: '' }, 'answered in an unknown form'],
    ['a list of users', { sub: ['ann'] }, 'answered in an unknown form'],
    ['a number as user', { sub: 7 }, 'answered in an unknown form'],
  ])('of %s is refused, and the error tells no claim', async (_name, changes, message) => {
    const failure = await failureOf(() =>
      userWith(nobody, { email: 'boss@example.com', ...(changes as Claims) }),
    );
    expect(failure).toMatchObject({ status: 502, message: expect.stringContaining(message) });
    expect(failure.cause).toBeUndefined();
    const text = inspect(failure, { depth: 9, showHidden: true });
    for (const secret of [ACCESS, 'boss@example.com', 'bob']) expect(text).not.toContain(secret);
  });

  it.each([400, 401, 403, 404])('with status %s is a 502', async (status) => {
    const signIn = service.signIn({ userinfo: true });
    const { question } = await service.returned(signIn);
    service.answer('userinfo', json({ error: 'invalid_token', sub: 'ann' }, status));
    expect(await failureOf(() => signIn.finish(question))).toMatchObject({
      status: 502,
      message: 'the sign-in service answered in an unknown form',
    });
  });

  it('as a token without a signature is refused', async () => {
    const signIn = service.signIn({ userinfo: true });
    const { question } = await service.returned(signIn);
    const token = `${partOf({ alg: 'none' })}.${partOf({ sub: 'ann', email: 'boss@example.com' })}.`;
    service.answer('userinfo', (response) =>
      response.writeHead(200, { 'Content-Type': 'application/jwt' }).end(token),
    );
    expect(await failureOf(() => signIn.finish(question))).toMatchObject({ status: 502 });
  });

  it.each([undefined, 7, 'javascript:alert(1)', '/userinfo'])(
    'is refused at the beginning if its address is %j',
    async (userinfo_endpoint) => {
      service.answer('discovery', json({ ...service.metadata(), userinfo_endpoint }));
      const begin = () => service.signIn({ userinfo: true }).begin({ returnTo: PAGE });
      expect(await failureOf(begin)).toMatchObject({ status: 502 });
      // A sign-in that does not need it begins.
      expect(await service.signIn().begin({ returnTo: PAGE })).toHaveProperty('address');
    },
  );
});
