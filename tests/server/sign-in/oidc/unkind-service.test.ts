import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { UpstreamError } from '../../../../server/wechat/upstream.mjs';
import { failureOf } from '../web/requests';
import { ACCESS, json, partOf, REFRESH, setUpFakeService, type Place } from './fake-service';
import { PAGE, SECRET } from './real-provider';

const service = setUpFakeService();

/** The error of a sign-in that meets this answer. */
async function failureAfter(
  place: Place,
  answer: (response: ServerResponse) => unknown,
  timeout = 10_000,
) {
  const signIn = service.signIn({ timeout, userinfo: place === 'userinfo' });
  if (place === 'discovery') {
    service.answer(place, answer);
    return failureOf(() => signIn.begin({ returnTo: PAGE }));
  }
  const { question } = await service.returned(signIn);
  service.answer(place, answer);
  return failureOf(() => signIn.finish(question));
}

const html = (status: number) => (response: ServerResponse) =>
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Hello</h1>');

it('a good answer signs the user in', async () => {
  const signIn = service.signIn();
  const { question } = await service.returned(signIn, { email_verified: 'true', picture: 'x:y' });
  expect(await signIn.finish(question)).toMatchObject({
    id: `${service.issuer()}#ann`,
    email: 'ann@example.com',
    isEmailVerified: true,
    name: null,
    picture: null,
  });
  expect(service.requests('token').map(({ authorization }) => authorization)).toEqual([
    `Basic ${Buffer.from(`shop:${encodeURIComponent(SECRET).replaceAll('-', '%2D')}`).toString('base64')}`,
  ]);
});

it('the address of the service keeps its own query', async () => {
  const { address } = await service.signIn().begin({ returnTo: PAGE });
  expect(address).toMatch(/\/authorize\?tenant=a&client_id=shop&/);
});

it('a user without a token for refreshing and without an end of the token has null there', async () => {
  const signIn = service.signIn();
  const { question } = await service.returned(signIn);
  const { tokens } = await signIn.finish(question);
  expect(tokens).toEqual({
    accessToken: ACCESS,
    refreshToken: null,
    idToken: expect.any(String),
    expiresAt: null,
  });
});

describe.each<Place>(['discovery', 'token', 'keys', 'userinfo'])('an answer of %s', (place) => {
  const form = 'the sign-in service answered in an unknown form';
  it.each<[string, (response: ServerResponse) => unknown, string]>([
    ['HTML', html(200), form],
    ['HTML with status 404', html(404), form],
    ['HTML with status 401', html(401), form],
    ['an error', json({ error: 'x' }, 500), 'the sign-in service failed with status 500'],
    ['HTML with status 503', html(503), 'the sign-in service failed with status 503'],
    ['nothing', (response) => response.writeHead(204).end(), form],
    ['an empty text', (response) => response.writeHead(200).end(), form],
    ['null', json(null), form],
    ['a list', json([]), form],
    ['a number', json(7), form],
    ['an empty object', json({}), form],
    [
      'cut',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '99' });
        response.write('{"issuer":"', () => response.destroy());
      },
      'the sign-in service cannot be reached',
    ],
    [
      'a closed connection',
      (response) => response.destroy(),
      'the sign-in service cannot be reached',
    ],
    [
      'endless',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(65_536)));
        };
        response.on('drain', more);
        more();
      },
      'the sign-in service answered with too many bytes',
    ],
  ])('that is %s is a 502', async (_name, answer, message) => {
    const failure = await failureAfter(place, answer);
    expect(failure).toBeInstanceOf(UpstreamError);
    expect(failure).toMatchObject({ status: 502, message });
    expect(failure.cause).toBeUndefined();
  });

  it.each([301, 302, 303, 307, 308])('that redirects with %s is not followed', async (status) => {
    const failure = await failureAfter(place, (response) =>
      response.writeHead(status, { Location: `${service.issuer()}/token` }).end(),
    );
    expect(failure).toMatchObject({ status: 502, message: form });
    const allowed = place === 'discovery' ? 0 : 1;
    expect(service.requests('token').length).toBe(allowed);
  });

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['does not come', () => {}],
    ['stops', (response) => response.writeHead(200).write('{')],
  ])('that %s is a 504 at the time limit', async (_name, answer) => {
    const failure = await failureAfter(place, answer, 200);
    expect(failure).toMatchObject({ status: 504, message: 'the sign-in service took too long' });
    expect(failure.cause).toBeUndefined();
  });
});

describe('the discovery document', () => {
  const after = (changes: object) =>
    failureAfter('discovery', json({ ...service.metadata(), ...changes }));

  it.each(['https://accounts.google.com', 'http://localhost', 'http://localhost:1/a'])(
    'of the issuer %s is refused',
    async (issuer) => {
      expect(await after({ issuer })).toMatchObject({
        status: 502,
        details: { reason: 'issuer-mismatch' },
      });
    },
  );

  it.each([
    ['issuer', 'no address'],
    ['issuer', 7],
    ['authorization_endpoint', undefined],
    ['authorization_endpoint', 'javascript:alert(1)'],
    ['authorization_endpoint', '/authorize'],
    ['token_endpoint', 7],
    ['token_endpoint', 'file:///etc/passwd'],
    ['jwks_uri', undefined],
    ['jwks_uri', null],
  ])('is refused if its %s is %j', async (name, value) => {
    expect(await after({ [name]: value })).toMatchObject({
      status: 502,
      message: 'the sign-in service answered in an unknown form',
    });
  });

  it('is read again after a failure, and after an hour', async () => {
    let time = Date.now();
    const signIn = service.signIn({ now: () => time });
    const count = () => service.requests('discovery').length;
    service.answer('discovery', html(500));
    const begin = () => signIn.begin({ returnTo: PAGE });
    const failures = await Promise.allSettled([begin(), begin(), begin()]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(count()).toBe(1);
    service.answer('discovery', json(service.metadata()));
    await Promise.all([begin(), begin()]);
    time += 3_599_999;
    await begin();
    expect(count()).toBe(2);
    time += 1;
    await begin();
    expect(count()).toBe(3);
  });
});

describe('an ID token', () => {
  const invalid = {
    name: 'HttpError',
    status: 502,
    message: 'the ID token of the sign-in service is not valid',
    details: { reason: 'token-invalid' },
  };
  const now = () => Math.floor(Date.now() / 1000);

  it.each<[string, () => Record<string, unknown>]>([
    ['of another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['without an issuer', () => ({ iss: undefined })],
    ['for another client', () => ({ aud: 'other' })],
    ['for several clients', () => ({ aud: ['shop', 'other'] })],
    ['for another party', () => ({ aud: ['shop', 'other'], azp: 'other' })],
    ['without an audience', () => ({ aud: undefined })],
    ['with another nonce', () => ({ nonce: 'n'.repeat(43) })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['that has expired', () => ({ exp: now() - 31 })],
    ['without an end', () => ({ exp: undefined })],
    ['that is not valid yet', () => ({ nbf: now() + 60 })],
    ['without a subject', () => ({ sub: undefined })],
    ['with an empty subject', () => ({ sub: '' })],
    ['with a number as its subject', () => ({ sub: 7 })],
  ])('%s is refused', async (_name, changes) => {
    const signIn = service.signIn();
    const { question } = await service.returned(signIn, changes());
    const failure = await failureOf(() => signIn.finish(question));
    expect(failure).toMatchObject(invalid);
    expect(failure.cause).toBeUndefined();
  });

  /** The error after a token that the service did not sign. */
  async function failureWith(tokenFor: (claims: Record<string, unknown>) => unknown) {
    const signIn = service.signIn();
    const { address, question } = await service.returned(signIn);
    service.answerTokens({ id_token: await tokenFor(service.claimsFor(address)) });
    return failureOf(() => signIn.finish(question));
  }

  it.each<[string, (claims: Record<string, unknown>) => unknown]>([
    ['without a signature', (claims) => `${partOf({ alg: 'none' })}.${partOf(claims)}.`],
    ['of the algorithm None', (claims) => `${partOf({ alg: 'None' })}.${partOf(claims)}.`],
    [
      'signed with the secret of the client',
      (claims) => {
        const head = `${partOf({ alg: 'HS256' })}.${partOf(claims)}`;
        return `${head}.${createHmac('sha256', SECRET).update(head).digest('base64url')}`;
      },
    ],
    [
      'of another key with the same name',
      async (claims) => service.sign(claims, (await generateKeyPair('ES256')).privateKey),
    ],
    [
      'with other claims than those that the service signed',
      async (claims) => {
        const [head, , seal] = (await service.sign(claims)).split('.');
        return `${head}.${partOf({ ...claims, sub: 'bo' })}.${seal}`;
      },
    ],
    [
      'with a changed signature',
      async (claims) => {
        const [head, body, seal = ''] = (await service.sign(claims)).split('.');
        return `${head}.${body}.${seal[0] === 'A' ? 'B' : 'A'}${seal.slice(1)}`;
      },
    ],
    [
      'of a key that the service does not have',
      (claims) => `${partOf({ alg: 'ES256', kid: 'two' })}.${partOf(claims)}.AAAA`,
    ],
    [
      'with a header that must be understood',
      (claims) => `${partOf({ alg: 'ES256', kid: 'one', crit: ['x'] })}.${partOf(claims)}.AAAA`,
    ],
    ['that is encrypted', () => 'a.b.c.d.e'],
    ['that is no token', () => 'token'],
    ['with claims that are no object', () => `${partOf({ alg: 'ES256' })}.${partOf(7)}.AAAA`],
  ])('%s is refused', async (_name, tokenFor) => {
    const failure = await failureWith(tokenFor);
    expect(failure).toMatchObject(invalid);
    expect(failure.cause).toBeUndefined();
  });

  it.each([undefined, '', 7, null])('that is %j is an unknown form', async (value) => {
    expect(await failureWith(() => value)).toMatchObject({
      status: 502,
      message: 'the sign-in service answered in an unknown form',
    });
  });

  it('is checked with the clock of the options', async () => {
    const ahead = service.signIn({ now: () => Date.now() + 400_000 });
    const { question } = await service.returned(ahead);
    await expect(ahead.finish(question)).rejects.toMatchObject(invalid);
    const behind = service.signIn({ now: () => Date.now() - 400_000 });
    const late = await service.returned(behind, { exp: now() - 120 });
    expect((await behind.finish(late.question)).subject).toBe('ann');
  });
});

describe('a refusal of the service', () => {
  const cases: [string, number, string, unknown][] = [
    ['invalid_grant', 400, 'the sign-in service does not accept the code', 'code-invalid'],
    [
      'invalid_client',
      500,
      'the sign-in service refused this client: compare clientId and clientSecret with its console',
      'client-refused',
    ],
    [
      'unauthorized_client',
      500,
      'the sign-in service refused this client: compare clientId and clientSecret with its console',
      'client-refused',
    ],
    [
      'invalid_request',
      502,
      'the sign-in service refused the request with invalid_request',
      undefined,
    ],
    [ACCESS, 502, 'the sign-in service refused the request', undefined],
  ];
  it.each(cases)('with %s has the status %s', async (error, status, message, reason) => {
    const body = { error, error_description: `${ACCESS} ${SECRET}` };
    const failure = await failureAfter('token', json(body, 400));
    expect(failure).toMatchObject({ status, message });
    expect((failure as Error & { details: object }).details).toEqual(
      reason === undefined ? {} : { reason },
    );
    expect(failure.cause).toBeUndefined();
  });

  it('with a challenge of HTTP is read too', async () => {
    const failure = await failureAfter('token', (response) =>
      response
        .writeHead(401, { 'Content-Type': 'application/json', 'WWW-Authenticate': 'Basic' })
        .end('{"error":"invalid_client"}'),
    );
    expect(failure).toMatchObject({ status: 500, details: { reason: 'client-refused' } });
  });

  it('of every kind of secret ends the sign-in before the request', async () => {
    const methods = { token_endpoint_auth_methods_supported: ['private_key_jwt'] };
    service.answer('discovery', json({ ...service.metadata(), ...methods }));
    const signIn = service.signIn();
    const { question } = await service.returned(signIn);
    await expect(signIn.finish(question)).rejects.toMatchObject({
      status: 500,
      details: { reason: 'client-refused' },
    });
    expect(service.requests('token')).toEqual([]);
  });
});

describe('refresh', () => {
  it('keeps the old token if the service sends no new one', async () => {
    service.answerTokens({ expires_in: '60' });
    const tokens = await service.signIn({ now: () => 1000 }).refresh(REFRESH);
    expect(tokens).toEqual({
      accessToken: ACCESS,
      refreshToken: REFRESH,
      idToken: null,
      expiresAt: 61_000,
    });
    expect(service.requests('token')[0]?.body).toBe(
      'refresh_token=refresh-token-of-ann&grant_type=refresh_token',
    );
  });

  it('with invalid_grant is a 401', async () => {
    service.answer('token', json({ error: 'invalid_grant' }, 400));
    await expect(service.signIn().refresh(REFRESH)).rejects.toMatchObject({
      status: 401,
      message: 'the sign-in service does not accept the refresh token',
      details: { reason: 'refresh-refused' },
    });
  });

  it('checks the signature of a new ID token', async () => {
    const signIn = service.signIn();
    const { address } = await service.returned(signIn);
    const claims = service.claimsFor(address, { nonce: undefined });
    service.answerTokens({ id_token: await service.sign(claims) });
    expect((await signIn.refresh(REFRESH)).idToken).toEqual(expect.any(String));
    const other = (await generateKeyPair('ES256')).privateKey;
    service.answerTokens({ id_token: await service.sign(claims, other) });
    await expect(signIn.refresh(REFRESH)).rejects.toMatchObject({
      status: 502,
      details: { reason: 'token-invalid' },
    });
  });
});

it('a service that is not there is a 502', async () => {
  const signIn = service.signIn({ issuer: 'http://localhost:1' });
  await expect(signIn.begin({ returnTo: PAGE })).rejects.toMatchObject({
    status: 502,
    message: 'the sign-in service cannot be reached',
  });
});
