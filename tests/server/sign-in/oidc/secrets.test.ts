import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../../server/wechat/lease.mjs';
import { failureOf, post } from '../web/requests';
import { ACCESS, CODE, json, REFRESH, setUpFakeService } from './fake-service';
import { KEY, SECRET } from './real-provider';

const fake = setUpFakeService();

describe('a secret', () => {
  const consoleNames = ['debug', 'error', 'info', 'log', 'warn'] as const;
  afterEach(() => void vi.restoreAllMocks());

  it('is in no error, no cause, no answer and no line of the console', async () => {
    const spies = consoleNames.map((name) => vi.spyOn(console, name).mockReturnValue());
    const said: string[] = [];
    const secrets = [SECRET, KEY, ACCESS, REFRESH, CODE, 'ann@example.com'];
    // Services repeat the request in their descriptions.
    const gossip = { error_description: `${SECRET} ${ACCESS} ${REFRESH} ${CODE}` };
    const errors = ['invalid_grant', 'invalid_client', 'invalid_request', `x ${ACCESS}`];
    const answers = [
      ...errors.map((error) => json({ error, ...gossip }, 400)),
      json({ error: 'invalid_client', ...gossip }, 401),
      json({ access_token: ACCESS, refresh_token: REFRESH }),
      json({ access_token: ACCESS, token_type: 'mac', id_token: `${ACCESS}.b.c` }),
      json({ ...gossip }, 500),
    ];
    const changes = [{ aud: 'x' }, { iss: 'x' }, { nonce: 'x' }, { exp: 1 }, { sub: '' }];

    /** All that the browser and the logs of the product see of one sign-in. */
    async function listen(claims?: object) {
      const signIn = fake.signIn();
      const { question } = await fake.returned(signIn, { ...claims });
      secrets.push(question.cookie);
      const failure = await failureOf(() => signIn.finish(question));
      said.push(failure.stack ?? '', inspect(failure, { depth: 9, showHidden: true }));
      const { question: second } = await fake.returned(signIn, { ...claims });
      const Cookie = `__Host-portico-oidc=${second.cookie}`;
      const body = { ...second, code: `${CODE}-2`, cookie: undefined };
      said.push(await (await signIn.handlers.finish(post('/x', body, { Cookie }))).text());
    }
    for (const claims of changes) await listen(claims);
    for (const answer of answers) {
      fake.answer('token', answer);
      await listen();
      const refreshed = await failureOf(() => fake.signIn().refresh(REFRESH));
      said.push(inspect(refreshed, { depth: 9, showHidden: true }));
    }
    const broken = fake.signIn({
      store: { get: () => Promise.reject(new Error(`GET ${CODE}`)), set: async () => {} },
    });
    const { question } = await fake.returned(broken);
    said.push(inspect(await failureOf(() => broken.finish(question)), { showHidden: true }));

    const lines = spies.flatMap((spy) => spy.mock.calls.map((call) => inspect(call)));
    expect(lines).toEqual([]);
    expect(said.length).toBeGreaterThan(45);
    const all = said.join('\n');
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(all).toContain('token-invalid');
    expect(all).toContain('client-refused');
  });

  it('is in no key and no value of the store', async () => {
    const memory = createMemoryStore();
    const seen: unknown[] = [];
    const store = {
      get: memory.get,
      set: async (...entry: Parameters<typeof memory.set>) => void seen.push(entry),
    };
    const signIn = fake.signIn({ store });
    const { question } = await fake.returned(signIn);
    await signIn.finish(question);
    expect(seen.length).toBe(2);
    for (const secret of [question.code, question.cookie, question.state, SECRET, KEY]) {
      expect(JSON.stringify(seen)).not.toContain(secret);
    }
  });
});
