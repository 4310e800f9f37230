import { describe, expect, it } from 'vitest';
import { oidc, type OidcConfig } from '@/auth';
import { type AppExtensionTarget, PlatformError, type RequestParams } from '@/platform';

const ISSUER = 'https://id.example.com/realms/shop';
const NOW = Date.UTC(2026, 1, 3);
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token. TLS protects it, so its signature is not checked. */
const idToken = (more: object = {}) => {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: ISSUER, aud: 'app', sub: 'ann', iat, exp: iat + 60, ...more };
  return `${base64url({ alg: 'RS256' })}.${base64url(claims)}.c2lnbmF0dXJl`;
};

type Reply = { readonly status?: number; readonly body: unknown };

/** A service that answers the discovery and the token endpoint, as `auth.refresh` sends to it. */
function serviceWith(token: () => Reply) {
  const asked: { url: string; data: unknown }[] = [];
  const discovery = {
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/auth`,
    token_endpoint: `${ISSUER}/token`,
  };
  const send = async ({ url, data }: RequestParams) => {
    asked.push({ url, data });
    const { status = 200, body } = url.endsWith('/token') ? token() : { body: discovery };
    const header = { 'content-type': 'application/json' };
    const response = { data: JSON.stringify(body), statusCode: status, header, cookies: [] };
    if (status < 300) return response;
    const message = `the server answered ${status}`;
    throw new PlatformError({ code: 'http-status', api: 'request', message, response });
  };
  return { send: send as never, asked };
}

function start(config: Partial<OidcConfig> = {}) {
  const window = Object.assign(new EventTarget(), {
    location: { href: 'https://shop.test/', pathname: '/', search: '' },
    history: { state: null, length: 1 },
    sessionStorage: { getItem: () => null, removeItem: () => {}, setItem: () => {}, length: 0 },
    navigator: { onLine: true },
    isSecureContext: true,
  });
  const service = oidc({ issuer: ISSUER, clientId: 'app', ...config });
  const target = {
    platform: { href: () => '/' },
    context: {
      env: { window, date: () => NOW, errors: { report: () => {} } },
      settings: { namespace: 'app' },
      life: new AbortController(),
      messages: { t: (key: string) => key },
    },
  };
  service.start(target as unknown as AppExtensionTarget);
  return service;
}

const keptText = (more: object = {}) =>
  JSON.stringify({
    issuer: ISSUER,
    clientId: 'app',
    refreshToken: 'first',
    subject: 'ann',
    user: { uid: 'ann', role: ['member'] },
    ...more,
  });

const renew = (service: ReturnType<typeof oidc>, text: string | null, send: never) =>
  service.refresh({ token: 'old', refreshToken: text, send });

describe('a session of oidc()', () => {
  it('is renewed with the tokens, the user and the end that the service gives', async () => {
    const service = start();
    const body = {
      access_token: 'new',
      token_type: 'bearer',
      expires_in: 600,
      refresh_token: 'second',
      id_token: idToken(),
    };
    const { send, asked } = serviceWith(() => ({ body }));
    const answer = (await renew(service, keptText(), send)) as Record<string, unknown>;
    expect(answer['token']).toBe('new');
    expect(answer['user']).toEqual({ uid: `${ISSUER}#ann`, exp: NOW / 1000 + 600 });
    expect(JSON.parse(answer['refreshToken'] as string)).toMatchObject({ refreshToken: 'second' });
    expect(asked.at(-1)?.data).toBe('refresh_token=first&grant_type=refresh_token&client_id=app');
  });

  it('keeps its refresh token and its user if the service sends no new ones', async () => {
    const { send } = serviceWith(() => ({ body: { access_token: 'new', token_type: 'bearer' } }));
    const answer = (await renew(start(), keptText(), send)) as Record<string, unknown>;
    expect(answer['user']).toEqual({ uid: 'ann', role: ['member'] });
    expect(JSON.parse(answer['refreshToken'] as string)).toMatchObject({ refreshToken: 'first' });
  });

  it('has the user of the product, with the roles of the claims', async () => {
    const user: OidcConfig['user'] = ({ sub, roles }) => ({ uid: sub, role: roles as string[] });
    const body = {
      access_token: 'new',
      token_type: 'bearer',
      id_token: idToken({ roles: ['admin'] }),
    };
    const { send } = serviceWith(() => ({ body }));
    const answer = (await renew(start({ user }), keptText(), send)) as Record<string, unknown>;
    expect(answer['user']).toEqual({ uid: 'ann', role: ['admin'] });
  });

  it('ends if the service has forgotten it, or if it has no refresh token', async () => {
    const { send, asked } = serviceWith(() => ({ status: 400, body: { error: 'invalid_grant' } }));
    expect(await renew(start(), keptText(), send)).toBe(false);
    const sent = asked.length;
    expect(await renew(start(), keptText({ refreshToken: undefined }), send)).toBe(false);
    expect(await renew(start(), null, send)).toBe(false);
    expect(await renew(start(), 'a token of another kind', send)).toBe(false);
    expect(asked).toHaveLength(sent);
  });

  it('ends if the service renews it for another user', async () => {
    const body = {
      access_token: 'new',
      token_type: 'bearer',
      id_token: idToken({ sub: 'bob' }),
    };
    const { send } = serviceWith(() => ({ body }));
    expect(await renew(start(), keptText(), send)).toBe(false);
  });

  it.each<[string, Reply, string]>([
    ['another error', { status: 400, body: { error: 'invalid_client' } }, 'denied'],
    ['a failing server', { status: 503, body: {} }, 'failed'],
    ['an answer without a token', { body: {} }, 'failed'],
    ['no JSON', { body: '<html>' }, 'failed'],
    [
      'an ID token for another app',
      { body: { access_token: 'new', token_type: 'bearer', id_token: idToken({ aud: 'other' }) } },
      'failed',
    ],
  ])('stays if the service sends %s', async (_name, reply, code) => {
    const { send } = serviceWith(() => reply);
    const error = await renew(start(), keptText(), send).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code, api: 'oidc.signIn' });
    expect(JSON.stringify(error)).not.toMatch(/first|eyJ/);
  });

  it('asks a service again that was down', async () => {
    const service = start();
    const { send } = serviceWith(() => ({ body: { access_token: 'new', token_type: 'bearer' } }));
    const down = (async () => {
      throw new PlatformError({ code: 'network', api: 'request', message: 'gone' });
    }) as never;
    await expect(renew(service, keptText(), down)).rejects.toMatchObject({ code: 'network' });
    expect(await renew(service, keptText(), send)).toMatchObject({ token: 'new' });
  });

  it('belongs to one of several services', () => {
    const other = start({ issuer: 'https://other.example.com' });
    const text = { refreshToken: keptText() };
    expect([start().owns(text), other.owns(text)]).toEqual([true, false]);
    expect(start({ clientId: 'another' }).owns(text)).toBe(false);
    expect(start().owns({ refreshToken: null })).toBe(false);
  });

  it('needs its extension', async () => {
    const service = oidc({ issuer: ISSUER, clientId: 'app' });
    const { send } = serviceWith(() => ({ body: {} }));
    await expect(renew(service, keptText(), send)).rejects.toMatchObject({
      code: 'invalid',
      message: 'it is not in `extensions` of defineApp, or the app is not mounted',
    });
    await expect(service.signOut()).rejects.toMatchObject({ code: 'invalid' });
  });
});
