import { describe, expect, it } from 'vitest';
import { readService } from '../../../../server/demo/auth/relying-party.mjs';
import { setUpBackend } from '../../../helpers/backend';
import { createPage, signInBy } from '../../guides/walk';
import { authorize, KEY, SECRET, setUpProvider } from '../../sign-in/oidc/real-provider';
import { createPhone } from '../../sign-in/passkeys/fake-phone';

const { api, json, post, port } = setUpBackend({ outbox: true });
const url = () => `http://localhost:${port()}`;
/** Any dev server has such an origin. */
const ORIGIN = 'http://localhost:5173';

/** A page whose user has signed in with a code. */
async function signedIn(phone: string, origin = ORIGIN) {
  await json('/auth/code', post({ phone }));
  const { body } = await json(`/auth/outbox?phone=${phone}`);
  const [message] = body.messages as { code: string }[];
  const tokens = await json('/auth/sign-in', post({ phone, code: message?.code }));
  const page = createPage(url(), origin);
  page.setToken(String(tokens.body.token));
  return page;
}

async function addPasskey(page: ReturnType<typeof createPage>, device = createPhone(ORIGIN)) {
  const { body: wanted } = await page.post('/api/passkeys/create/begin');
  const response = device.create(wanted);
  return { device, made: await page.post('/api/passkeys/create/finish', { response }) };
}

async function useBy(device: ReturnType<typeof createPhone>, origin = ORIGIN) {
  const page = createPage(url(), origin);
  const { body: asked } = await page.post('/api/passkeys/sign-in/begin');
  const response = device.get(asked);
  return { page, response, used: await page.post('/api/passkeys/sign-in/finish', { response }) };
}

describe('/api/passkeys', () => {
  it('signs a user in with the passkey that the user has made', async () => {
    const page = await signedIn('13800000000');
    const { device, made } = await addPasskey(page);
    expect(made).toEqual({ status: 200, body: { id: expect.any(String) } });
    const { page: other, response, used } = await useBy(device);
    expect(used).toMatchObject({ status: 200, body: { refreshToken: expect.any(String) } });
    other.setToken(used.body.token);
    expect(await other.get('/api/auth/me')).toMatchObject({
      status: 200,
      body: { role: ['admin'] },
    });
    const again = await other.post('/api/passkeys/sign-in/finish', { response });
    expect(again).toMatchObject({ status: 400, body: { reason: 'state-used' } });
    const refreshed = await json('/auth/refresh', post({ refreshToken: used.body.refreshToken }));
    expect(refreshed.status).toBe(200);
  });

  it('keeps the users apart', async () => {
    const [ann, bob] = [await signedIn('13700000010'), await signedIn('13700000011')];
    const { made } = await addPasskey(ann);
    const { made: foreign } = await addPasskey(bob);
    const own = { passkeys: [{ id: made.body.id, isSynced: false }] };
    expect(await ann.get('/api/passkeys')).toEqual({ status: 200, body: own });
    expect(await ann.remove(`/api/passkeys/${foreign.body.id}`)).toMatchObject({ status: 404 });
    const { body } = await bob.get('/api/passkeys');
    expect(body.passkeys).toHaveLength(1);
  });

  it('forgets a passkey that the user removes', async () => {
    const page = await signedIn('13700000012');
    const { device, made } = await addPasskey(page);
    expect(await page.remove(`/api/passkeys/${made.body.id}`)).toEqual({ status: 204, body: null });
    expect((await useBy(device)).used).toMatchObject({
      status: 400,
      body: { reason: 'passkey-unknown' },
    });
  });

  it('serves pages of this machine at any port', async () => {
    const origin = 'http://localhost:4320';
    const page = await signedIn('13700000013', origin);
    const { device } = await addPasskey(page, createPhone(origin));
    expect((await useBy(device, origin)).used.status).toBe(200);
  });

  it('refuses the answer of a page of another origin', async () => {
    const page = await signedIn('13700000014');
    const { device } = await addPasskey(page);
    const { used } = await useBy(device, 'http://localhost:4321');
    expect(used).toMatchObject({ status: 400, body: { reason: 'passkey-invalid' } });
  });

  it('refuses a signed-out user, and one with a token of another server', async () => {
    const page = createPage(url(), ORIGIN);
    for (const token of ['', 'eyJhbGciOiJub25lIn0.eyJ1aWQiOiJ1MSJ9.']) {
      page.setToken(token);
      expect(await page.post('/api/passkeys/create/begin')).toMatchObject({
        status: 401,
        body: { reason: 'signed-out' },
      });
      expect(await page.get('/api/passkeys')).toMatchObject({ status: 401 });
      expect(await page.remove('/api/passkeys/x')).toMatchObject({ status: 401 });
    }
  });

  it.each([
    ['http://phone.localhost:5173', 400],
    ['http://127.1.2.3:5173', 400],
    ['http://[::1]:5173', 400],
    ['https://evil.example', 403],
  ])('answers the page at %s with %i', async (origin, status) => {
    const page = createPage(url(), origin);
    expect(await page.post('/api/passkeys/sign-in/begin')).toMatchObject({ status });
  });

  it.each(['/passkeys/sign-in/begin', '/passkeys/create/finish', '/oidc/begin'])(
    '%s takes POST only',
    async (path) => {
      expect((await api(path)).status).toBe(405);
    },
  );

  it.each(['', 'x', '[]', '{"response":{}}'])('refuses the body %j', async (body) => {
    const answer = await api('/passkeys/sign-in/finish', { method: 'POST', body });
    expect(answer.status).toBe(400);
  });
});

describe('/api/oidc', () => {
  const provider = setUpProvider();
  let started: ReturnType<typeof readService>;
  const options = () => {
    started ??= readService({
      OIDC_ISSUER: provider.issuer(),
      OIDC_CLIENT_ID: 'basic',
      OIDC_CLIENT_SECRET: SECRET,
      SIGN_IN_KEY: KEY,
      SIGN_IN_PAGES: 'https://m.example.com',
    });
    return started;
  };
  const real = setUpBackend({
    get oidc() {
      return options();
    },
    wechat: { origins: ['https://m.example.com'] },
  });

  it('signs a user of a real service in', async () => {
    const page = createPage(`http://localhost:${real.port()}`);
    const { question, finished } = await signInBy(page, '/api/oidc', authorize);
    expect(finished).toMatchObject({
      status: 200,
      body: { token: expect.any(String), refreshToken: expect.any(String) },
    });
    page.setToken(finished.body.token);
    expect(await page.get('/api/auth/me')).toMatchObject({ body: { role: ['member'] } });
    expect(await page.post('/api/oidc/finish', question)).toMatchObject({ status: 400 });
  });

  it('is a 404 without a service', async () => {
    for (const path of ['/oidc/begin', '/oidc/finish']) {
      expect(await json(path, post({}))).toMatchObject({
        status: 404,
        body: { error: 'no service is configured: set OIDC_ISSUER and OIDC_CLIENT_ID' },
      });
    }
  });
});

describe('the service in the environment', () => {
  it('is missing in an empty environment', () => {
    expect(readService({ SIGN_IN_KEY: KEY, OIDC_ISSUER: '' })).toBeUndefined();
  });

  it('must be whole', () => {
    expect(() => readService({ OIDC_ISSUER: 'https://login.example.com' })).toThrow(
      'OIDC_CLIENT_ID and SIGN_IN_KEY and SIGN_IN_PAGES missing',
    );
  });
});
