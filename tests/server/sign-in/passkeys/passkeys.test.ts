import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import {
  createPasskeys,
  type Passkey,
  type PasskeyOptions,
} from '../../../../server/sign-in/passkeys/create-passkeys.mjs';
import { createPhone, type Lies } from './fake-phone';

const ORIGIN = 'https://m.example.com';
const KEY = 'key-of-32-characters-and-some-more';

/** All that an answer may have. */
type Answered = {
  readonly reason: string;
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
};

type Handler = (request: Request) => Promise<Response>;

/** A server with its database, and one browser with a phone. */
function start(more: Partial<PasskeyOptions> = {}) {
  const kept = new Map<string, Passkey>();
  const state = { user: 'ann' as string | null, now: Date.UTC(2026, 1, 3) };
  const server = createPasskeys({
    name: 'Shop',
    origins: [ORIGIN],
    domain: 'example.com',
    key: KEY,
    passkeys: {
      find: (id) => kept.get(id) ?? null,
      of: (userId) => [...kept.values()].filter((one) => one.userId === userId),
      add: (passkey) => kept.set(passkey.id, passkey),
      used: (id, change) => kept.set(id, { ...(kept.get(id) as Passkey), ...change }),
    },
    user: () =>
      state.user === null ? null : { id: state.user, name: `${state.user}@example.com` },
    session: ({ userId }) => ({ token: `token of ${userId}` }),
    now: () => state.now,
    ...more,
  });
  const browser = () => {
    let cookie = '';
    return {
      setCookie: (value: string) => {
        cookie = value;
      },
      cookie: () => cookie,
      post: async (handler: Handler, body: object) => {
        const response = await handler(
          new Request(`${ORIGIN}/api/passkeys`, {
            method: 'POST',
            headers: { origin: ORIGIN, cookie },
            body: JSON.stringify(body),
          }),
        );
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
        return { status: response.status, body: (await response.json()) as Answered };
      },
    };
  };
  const own = browser();
  const phone = createPhone(ORIGIN);
  const create = async (lies?: Lies) => {
    const { body } = await own.post(server.create.begin, {});
    return own.post(server.create.finish, { response: phone.create(body, lies) });
  };
  const signIn = async (lies?: Lies) => {
    const { body } = await own.post(server.signIn.begin, {});
    return own.post(server.signIn.finish, { response: phone.get(body, lies) });
  };
  return { server, kept, state, browser, own, phone, create, signIn };
}

describe('passkeys on a server', () => {
  it('a user makes one, and signs in with it later', async () => {
    const { create, signIn, kept } = start();
    expect(await create()).toMatchObject({ status: 200 });
    expect([...kept.values()]).toEqual([
      expect.objectContaining({
        userId: 'ann',
        counter: 0,
        transports: ['internal'],
        isSynced: false,
      }),
    ]);
    expect(await signIn()).toEqual({ status: 200, body: { token: 'token of ann' } });
    expect([...kept.values()][0]?.counter).toBe(1);
  });

  it('the question for the phone names the app, its domain and no id of the user', async () => {
    const { own, server } = start();
    const { body } = await own.post(server.create.begin, {});
    expect(body).toMatchObject({
      rp: { name: 'Shop', id: 'example.com' },
      user: { name: 'ann@example.com', displayName: 'ann@example.com' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(body.user.id, 'base64url').toString()).not.toContain('ann');
    expect(own.cookie()).toMatch(/^__Host-portico-passkey=/);
  });

  it('a phone learns which passkeys the user has already', async () => {
    const { create, own, server, kept } = start();
    await create();
    const { body } = await own.post(server.create.begin, {});
    expect(body.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([...kept.keys()]);
  });

  it('the session of the product may be an answer with a cookie', async () => {
    const { create, own, server, phone } = start({
      session: () => new Response('{}', { headers: { 'set-cookie': 'sid=1' } }),
    });
    await create();
    const { body } = await own.post(server.signIn.begin, {});
    const response = await server.signIn.finish(
      new Request(`${ORIGIN}/`, {
        method: 'POST',
        headers: { cookie: own.cookie() },
        body: JSON.stringify({ response: phone.get(body) }),
      }),
    );
    expect(response.headers.get('set-cookie')).toBe('sid=1');
  });

  it('two servers with one key and one store share the questions', async () => {
    const { own, server, phone, create, kept } = start();
    await create();
    const passkeys = {
      find: (id: string) => kept.get(id) ?? null,
      of: () => [],
      add: vi.fn(),
      used: vi.fn(),
    };
    const other = start({ passkeys });
    const { body } = await own.post(server.signIn.begin, {});
    const answered = await own.post(other.server.signIn.finish, { response: phone.get(body) });
    expect(answered.status).toBe(200);
  });
});

const OTHER = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

describe('attacks on a sign-in with a passkey', () => {
  it.each<[string, Lies, string]>([
    ['a page of another origin', { origin: 'https://evil.test' }, 'passkey-invalid'],
    [
      'a page with the domain as a part of its own',
      { origin: 'https://m.example.com.evil.test' },
      'passkey-invalid',
    ],
    ['a key for another domain', { domain: 'evil.test' }, 'passkey-invalid'],
    ['the signature of another key', { signer: OTHER }, 'passkey-invalid'],
    ['a challenge that nobody gave out', { challenge: 'AAAA' }, 'state-invalid'],
    ['the answer to another question', { type: 'webauthn.create' }, 'passkey-invalid'],
    ['a phone that was not unlocked', { flags: 0x01 }, 'passkey-invalid'],
    ['nobody at the phone', { flags: 0x00 }, 'passkey-invalid'],
    ['the passkey of nobody', { id: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'passkey-unknown'],
    ['the handle of another user', { userHandle: 'AAAA' }, 'passkey-invalid'],
  ])('%s is refused', async (_name, lies, reason) => {
    const { create, signIn } = start();
    await create();
    expect(await signIn(lies)).toMatchObject({ status: 400, body: { reason } });
  });

  it('an answer that was used once is refused', async () => {
    const { create, own, server, phone } = start();
    await create();
    const { body } = await own.post(server.signIn.begin, {});
    const response = phone.get(body);
    expect(await own.post(server.signIn.finish, { response })).toMatchObject({ status: 200 });
    expect(await own.post(server.signIn.finish, { response })).toMatchObject({
      status: 400,
      body: { reason: 'state-used' },
    });
  });

  it('a copy of a key, whose counter is behind, is refused', async () => {
    const { create, signIn } = start();
    await create();
    await signIn({ counter: 7 });
    expect(await signIn({ counter: 7 })).toMatchObject({ body: { reason: 'passkey-invalid' } });
  });

  it('an answer of another browser is refused', async () => {
    const { create, own, server, phone, browser } = start();
    await create();
    const { body } = await own.post(server.signIn.begin, {});
    const thief = browser();
    await thief.post(server.signIn.begin, {});
    const response = phone.get(body);
    expect(await thief.post(server.signIn.finish, { response })).toMatchObject({
      body: { reason: 'state-invalid' },
    });
    thief.setCookie('');
    expect(await thief.post(server.signIn.finish, { response })).toMatchObject({
      body: { reason: 'cookie-missing' },
    });
  });

  it('an answer that comes too late is refused', async () => {
    const { create, own, server, phone, state } = start();
    await create();
    const { body } = await own.post(server.signIn.begin, {});
    state.now += 300_001;
    expect(await own.post(server.signIn.finish, { response: phone.get(body) })).toMatchObject({
      body: { reason: 'state-expired' },
    });
  });

  it.each([undefined, null, 'text', 7, [], {}, { id: 1 }, { id: 'a' }, { id: 'a', response: {} }])(
    'an answer of another form is refused: %j',
    async (response) => {
      const { create, own, server, kept } = start();
      await create();
      await own.post(server.signIn.begin, {});
      const given =
        response && Object(response).id === 'a'
          ? { ...Object(response), id: [...kept.keys()][0] }
          : response;
      const { status, body } = await own.post(server.signIn.finish, { response: given });
      expect([status, body.reason]).toEqual([400, 'passkey-invalid']);
    },
  );
});

describe('attacks on making a passkey', () => {
  it('a user who is signed out makes none', async () => {
    const { create, own, server, state, kept } = start();
    state.user = null;
    expect(await own.post(server.create.begin, {})).toMatchObject({
      status: 401,
      body: { reason: 'signed-out' },
    });
    state.user = 'ann';
    const { body } = await own.post(server.create.begin, {});
    state.user = null;
    const response = createPhone(ORIGIN).create(body);
    expect(await own.post(server.create.finish, { response })).toMatchObject({ status: 401 });
    expect(kept.size).toBe(0);
    state.user = 'ann';
    expect(await create()).toMatchObject({ status: 200 });
  });

  it('the passkey of a user does not go to another one who has signed in meanwhile', async () => {
    const { own, server, state, phone, kept } = start();
    const { body } = await own.post(server.create.begin, {});
    state.user = 'bob';
    expect(await own.post(server.create.finish, { response: phone.create(body) })).toMatchObject({
      body: { reason: 'state-invalid' },
    });
    expect(kept.size).toBe(0);
  });

  it('a question for a sign-in makes none', async () => {
    const { own, server, phone, kept } = start();
    const { body } = await own.post(server.signIn.begin, {});
    const response = phone.create({ ...body, rp: { id: 'example.com' } });
    expect(await own.post(server.create.finish, { response })).toMatchObject({
      body: { reason: 'state-invalid' },
    });
    expect(kept.size).toBe(0);
  });

  it('a passkey that another user has is not taken over', async () => {
    const { own, server, state, phone, kept } = start();
    const first = await own.post(server.create.begin, {});
    const response = phone.create(first.body);
    await own.post(server.create.finish, { response });
    state.user = 'bob';
    const second = await own.post(server.create.begin, {});
    const forged = phone.create(second.body);
    kept.set(forged.id, { ...([...kept.values()][0] as Passkey), id: forged.id });
    expect(await own.post(server.create.finish, { response: forged })).toMatchObject({
      status: 409,
      body: { reason: 'passkey-known' },
    });
  });

  it.each<[string, Lies]>([
    ['a page of another origin', { origin: 'https://evil.test' }],
    ['another domain', { domain: 'evil.test' }],
    ['another type', { type: 'webauthn.get' }],
    ['a phone that was not unlocked', { flags: 0x41 }],
  ])('%s is refused', async (_name, lies) => {
    const { create, kept } = start();
    expect(await create(lies)).toMatchObject({ status: 400, body: { reason: 'passkey-invalid' } });
    expect(kept.size).toBe(0);
  });

  it('a page of another origin cannot even ask', async () => {
    const { server } = start();
    const response = await server.create.begin(
      new Request(`${ORIGIN}/`, {
        method: 'POST',
        headers: { origin: 'https://evil.test' },
        body: '{}',
      }),
    );
    expect(response.status).toBe(403);
  });
});

describe('options of createPasskeys', () => {
  const fine = {
    name: 'Shop',
    origins: [ORIGIN],
    key: KEY,
    passkeys: { find: () => null, of: () => [], add: () => {}, used: () => {} },
    user: () => null,
    session: () => null,
  };

  it('accepts origins of one domain, and localhost without HTTPS', () => {
    expect(() => createPasskeys(fine)).not.toThrow();
    expect(() =>
      createPasskeys({
        ...fine,
        domain: 'example.com',
        origins: [ORIGIN, 'https://www.example.com'],
      }),
    ).not.toThrow();
    expect(() => createPasskeys({ ...fine, origins: ['http://localhost:4000'] })).not.toThrow();
  });

  it.each([
    [null, 'createPasskeys: options must be an object'],
    [
      { ...fine, name: '' },
      'createPasskeys: name must be the name of the app, at most 64 characters',
    ],
    [
      { ...fine, origins: [] },
      'createPasskeys: origins must be a list of origins such as https://m.example.com. Only localhost may have http',
    ],
    [
      { ...fine, origins: ['http://m.example.com'] },
      'createPasskeys: origins must be a list of origins such as https://m.example.com. Only localhost may have http',
    ],
    [
      { ...fine, origins: ['https://m.example.com/'] },
      'createPasskeys: origins must be a list of origins such as https://m.example.com. Only localhost may have http',
    ],
    [
      { ...fine, domain: 'evil.test' },
      'createPasskeys: domain must be the host of all origins, or a domain above it, such as example.com',
    ],
    [
      { ...fine, origins: [ORIGIN, 'https://other.test'] },
      'createPasskeys: domain must be the host of all origins, or a domain above it, such as example.com',
    ],
    [
      { ...fine, key: 'short' },
      'createPasskeys: key must be a secret text of at least 32 characters',
    ],
    [{ ...fine, passkeys: {} }, 'createPasskeys: passkeys.find must be a function'],
    [{ ...fine, user: null }, 'createPasskeys: user must be a function'],
    [{ ...fine, session: 1 }, 'createPasskeys: session must be a function'],
    [{ ...fine, lifetime: 0 }, 'createPasskeys: lifetime must be a whole number from 1 to 86400'],
  ])('refuses %j', (options, message) => {
    expect(() => createPasskeys(options as never)).toThrow(new TypeError(message));
  });
});
