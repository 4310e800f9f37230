import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../../server/wechat/lease.mjs';
import { cookieOf, failureOf, post } from '../web/requests';
import { CODE, json, setUpFakeService } from './fake-service';
import { answerIn, authorize, KEY, PAGE, SECRET, setUpProvider } from './real-provider';

const real = setUpProvider();
const other = setUpProvider();
const fake = setUpFakeService();
type SignIn = ReturnType<typeof real.signIn>;
type Question = Parameters<SignIn['finish']>[0];

/** A browser that has come back from the service, and has not told the server yet. */
async function returned(signIn: SignIn): Promise<Question> {
  const { address, cookie } = await signIn.begin({ returnTo: PAGE });
  return { ...answerIn(await authorize(address)), cookie };
}

/** The address without some parameters. */
function without(address: string, ...names: string[]): string {
  const url = new URL(address);
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

/** Each attack ends with a question for `finish`. */
type Attack = {
  readonly name: string;
  readonly status: number;
  readonly reason: string;
  /** Whether the service gets the question, and is the one that refuses it. */
  readonly asks?: boolean;
  ask(signIn: SignIn): Promise<Question>;
};

const attacks: readonly Attack[] = [
  {
    name: 'the state of another browser',
    status: 400,
    reason: 'state-invalid',
    async ask(signIn) {
      const [attacker, victim] = [await returned(signIn), await returned(signIn)];
      return { ...attacker, cookie: victim.cookie };
    },
  },
  {
    name: 'a state without its cookie',
    status: 400,
    reason: 'cookie-missing',
    ask: async (signIn) => ({ ...(await returned(signIn)), cookie: '' }),
  },
  {
    name: 'a replay of the state and the code',
    status: 400,
    reason: 'state-used',
    async ask(signIn) {
      const question = await returned(signIn);
      await signIn.finish(question);
      return question;
    },
  },
  {
    name: 'a replay of the state with a new code',
    status: 400,
    reason: 'state-used',
    async ask(signIn) {
      const question = await returned(signIn);
      await signIn.finish(question);
      return { ...question, code: (await returned(signIn)).code };
    },
  },
  {
    name: 'a replay of the code with a new state',
    status: 400,
    reason: 'code-used',
    async ask(signIn) {
      const question = await returned(signIn);
      await signIn.finish(question);
      const { state, cookie } = await signIn.begin({ returnTo: PAGE, cookie: question.cookie });
      return { ...question, state, cookie };
    },
  },
  {
    name: 'a replay of the code at a server without the store',
    status: 400,
    reason: 'code-invalid',
    asks: true,
    async ask(signIn) {
      const question = await returned(signIn);
      await real.signIn().finish(question);
      return question;
    },
  },
  {
    name: 'the code of another browser with a fresh state',
    status: 400,
    reason: 'code-invalid',
    asks: true,
    async ask(signIn) {
      const victim = await returned(signIn);
      const { state, cookie } = await signIn.begin({ returnTo: PAGE });
      return { ...victim, state, cookie };
    },
  },
  {
    name: 'the code of another client',
    status: 400,
    reason: 'code-invalid',
    asks: true,
    async ask(signIn) {
      const { code } = await returned(real.signIn({ clientId: 'es256' }));
      const { state, cookie } = await signIn.begin({ returnTo: PAGE });
      return { code, state, iss: real.issuer(), returnTo: PAGE, cookie };
    },
  },
  {
    name: 'the state of another client',
    status: 400,
    reason: 'state-invalid',
    ask: () => returned(real.signIn({ clientId: 'es256' })),
  },
  {
    name: 'the answer of another service',
    status: 400,
    reason: 'state-invalid',
    ask: () => returned(other.signIn()),
  },
  {
    name: 'an answer whose iss is of another service',
    status: 400,
    reason: 'issuer-mismatch',
    ask: async (signIn) => ({ ...(await returned(signIn)), iss: other.issuer() }),
  },
  {
    name: 'an answer whose iss has one more character',
    status: 400,
    reason: 'issuer-mismatch',
    ask: async (signIn) => ({ ...(await returned(signIn)), iss: `${real.issuer()}/` }),
  },
  {
    name: 'an answer without the iss that the service promises',
    status: 400,
    reason: 'issuer-mismatch',
    ask: async (signIn) => ({ ...(await returned(signIn)), iss: null }),
  },
  {
    name: 'an answer whose iss is no text',
    status: 400,
    reason: 'issuer-mismatch',
    ask: async (signIn) => ({
      ...(await returned(signIn)),
      iss: { toString: 'x' } as unknown as string,
    }),
  },
  {
    name: 'an answer whose iss is a list with the right text',
    status: 400,
    reason: 'issuer-mismatch',
    ask: async (signIn) => ({
      ...(await returned(signIn)),
      iss: [real.issuer()] as unknown as string,
    }),
  },
  {
    name: 'another allowed page at the end',
    status: 400,
    reason: 'state-invalid',
    ask: async (signIn) => ({
      ...(await returned(signIn)),
      returnTo: 'https://m.example.com/other',
    }),
  },
  {
    name: 'a foreign page at the end',
    status: 400,
    reason: 'return-refused',
    ask: async (signIn) => ({ ...(await returned(signIn)), returnTo: 'https://evil.example/' }),
  },
  {
    name: 'no page at the end',
    status: 400,
    reason: 'return-refused',
    ask: async (signIn) => ({
      ...(await returned(signIn)),
      returnTo: undefined as unknown as string,
    }),
  },
  {
    name: 'a code that is no code',
    status: 400,
    reason: 'code-invalid',
    ask: async (signIn) => ({ ...(await returned(signIn)), code: 'a b' }),
  },
  {
    name: 'a code of 2049 characters',
    status: 400,
    reason: 'code-invalid',
    ask: async (signIn) => ({ ...(await returned(signIn)), code: 'x'.repeat(2049) }),
  },
  {
    name: 'an invented code',
    status: 400,
    reason: 'code-invalid',
    asks: true,
    ask: async (signIn) => ({ ...(await returned(signIn)), code: 'invented' }),
  },
  {
    name: 'a state of another key',
    status: 400,
    reason: 'state-invalid',
    ask: () => returned(real.signIn({ key: 'k'.repeat(32) })),
  },
];

describe('finish refuses', () => {
  it.each(attacks)('$name', async ({ status, reason, asks = false, ask }) => {
    const signIn = real.signIn();
    const question = await ask(signIn);
    const before = real.requests('/token').length;
    const failure = await failureOf(() => signIn.finish(question));
    expect(failure).toMatchObject({ name: 'HttpError', status, details: { reason } });
    expect(failure.cause).toBeUndefined();
    expect(real.requests('/token').length - before).toBe(asks ? 1 : 0);
    const said = inspect(failure, { depth: 9, showHidden: true });
    for (const secret of [question.cookie, question.code, SECRET, KEY]) {
      if (secret.length > 8) expect(said).not.toContain(secret);
    }
  });

  it('a state that has expired', async () => {
    let time = Date.now();
    const signIn = real.signIn({ lifetime: 60, now: () => time });
    const question = await returned(signIn);
    time += 60_001;
    await expect(signIn.finish(question)).rejects.toMatchObject({
      status: 400,
      details: { reason: 'state-expired' },
    });
  });

  it('all but one of many requests that come at the same time', async () => {
    const signIn = real.signIn();
    const question = await returned(signIn);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => signIn.finish(question)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });

  it('a state that another process with the same store has used', async () => {
    const store = createMemoryStore();
    const [one, two] = [real.signIn({ store }), real.signIn({ store })];
    const question = await returned(one);
    await two.finish(question);
    await expect(one.finish(question)).rejects.toMatchObject({ details: { reason: 'state-used' } });
  });
});

describe('PKCE', () => {
  it.each([
    ['the challenge', ['code_challenge']],
    ['the challenge and its method', ['code_challenge', 'code_challenge_method']],
  ])('an address without %s gets no code', async (_name, names) => {
    const { address } = await real.signIn().begin({ returnTo: PAGE });
    const back = await authorize(without(address, ...names));
    expect(back.searchParams.get('error')).toBe('invalid_request');
    expect(back.searchParams.has('code')).toBe(false);
  });

  it('a code for the challenge of an attacker is refused', async () => {
    const signIn = real.signIn();
    const { address, cookie } = await signIn.begin({ returnTo: PAGE });
    const url = new URL(address);
    url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    const question = { ...answerIn(await authorize(url.href)), cookie };
    await expect(signIn.finish(question)).rejects.toMatchObject({
      details: { reason: 'code-invalid' },
    });
  });

  it('an ID token for the nonce of an attacker is refused', async () => {
    const signIn = real.signIn();
    const { address, cookie } = await signIn.begin({ returnTo: PAGE });
    const url = new URL(address);
    url.searchParams.set('nonce', 'n'.repeat(43));
    const question = { ...answerIn(await authorize(url.href)), cookie };
    await expect(signIn.finish(question)).rejects.toMatchObject({
      details: { reason: 'token-invalid' },
    });
  });

  it('a browser never sees the verifier', async () => {
    const signIn = fake.signIn();
    const { address, question } = await fake.returned(signIn);
    await signIn.finish(question);
    const body = new URLSearchParams(fake.requests('token')[0]?.body);
    const verifier = body.get('code_verifier') ?? '';
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(`${address} ${question.state} ${question.cookie}`).not.toContain(verifier);
    expect(Object.fromEntries(body)).toEqual({
      grant_type: 'authorization_code',
      code: CODE,
      redirect_uri: PAGE,
      code_verifier: verifier,
    });
  });
});

describe('begin refuses the address', () => {
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/welcome',
    'http://m.example.com/welcome',
    'https://m.example.com@evil.example/',
    'https://m.example.com.evil.example/',
    'https://evil.example\\@m.example.com',
    'javascript:alert(1)//https://m.example.com',
    'https://m.example.com/welcome#/orders',
    'https://m.example.com/welcome#',
    `https://m.example.com/${'x'.repeat(2048)}`,
    7 as unknown as string,
  ])('%j', async (returnTo) => {
    await expect(real.signIn().begin({ returnTo })).rejects.toMatchObject({
      status: 400,
      details: { reason: 'return-refused' },
    });
  });
});

describe('a page of a foreign origin', () => {
  it.each(['https://evil.example', 'http://m.example.com', 'null'])(
    '%j is refused',
    async (Origin) => {
      const { begin, finish } = real.signIn().handlers;
      for (const handler of [begin, finish]) {
        const response = await handler(post('/x', { returnTo: PAGE }, { Origin }));
        expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
      }
    },
  );
});

it('a service that cannot be reached does not use the state up', async () => {
  const signIn = fake.signIn();
  const { question } = await fake.returned(signIn);
  const later = fake.signIn();
  fake.answer('discovery', json({}, 500));
  await expect(later.finish(question)).rejects.toMatchObject({ status: 502 });
  fake.answer('discovery', json(fake.metadata()));
  expect((await later.finish(question)).subject).toBe('ann');
});

it('a cookie of the handlers is worth nothing for the state of another browser', async () => {
  const { handlers } = real.signIn();
  const begin = () => handlers.begin(post('/begin', { returnTo: PAGE }));
  const [attacker, victim] = [await begin(), await begin()];
  const { address } = (await attacker.json()) as { address: string };
  const answer = answerIn(await authorize(address));
  const response = await handlers.finish(post('/x', answer, { Cookie: cookieOf(victim) }));
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      error: 'state is not of this browser, or has changed: begin again',
      reason: 'state-invalid',
    },
  ]);
});
