import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClaims, createExpiringStore } from '../../../../server/sign-in/web/claims.mjs';
import { createPages } from '../../../../server/sign-in/web/pages.mjs';
import { createStates } from '../../../../server/sign-in/web/state.mjs';

const statesOf = (options: {
  service?: string;
  account?: string;
  key?: string;
  now?: () => number;
}) =>
  createStates({
    caller: 'createWeChatSignIn',
    service: 'wechat',
    account: 'wx1',
    key: 'k'.repeat(32),
    lifetime: 600,
    now: () => 0,
    random: randomBytes,
    ...options,
  });

const key = fc.string({ minLength: 32, maxLength: 64 });
const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
const character = fc.constantFrom(...'0123456789abcdefABCDEFgz-_ \0é');

describe('createStates', () => {
  it('opens each state that it made, and refuses it with one changed character', () => {
    fc.assert(
      fc.property(key, time, fc.nat(103), character, (secret, start, index, other) => {
        const states = statesOf({ key: secret, now: () => start });
        const { state, cookie } = states.make(undefined);
        expect(state).toMatch(/^[a-z0-9]{104}$/);
        const { until } = states.open(state, cookie);
        expect(until - start).toBeGreaterThan(599_000);
        expect(until - start).toBeLessThanOrEqual(600_000);
        fc.pre(state[index] !== other);
        const changed = state.slice(0, index) + other + state.slice(index + 1);
        expect(() => states.open(changed, cookie)).toThrow('state is not of this browser');
      }),
    );
  });

  it('refuses a state at each changed place', () => {
    const states = statesOf({});
    const { state, cookie } = states.make(undefined);
    for (let index = 0; index < state.length; index += 1) {
      const other = state[index] === '0' ? '1' : '0';
      const changed = state.slice(0, index) + other + state.slice(index + 1);
      expect(() => states.open(changed, cookie)).toThrow('state is not of this browser');
    }
  });

  it('refuses a state with one changed character of the cookie', () => {
    fc.assert(
      fc.property(fc.nat(42), fc.constantFrom(...'AZaz09-_'), (index, other) => {
        const states = statesOf({});
        const { state, cookie } = states.make(undefined);
        fc.pre(cookie[index] !== other);
        const changed = cookie.slice(0, index) + other + cookie.slice(index + 1);
        expect(() => states.open(state, changed)).toThrow('state is not of this browser');
      }),
    );
  });

  it('refuses each text that it did not make', () => {
    const states = statesOf({});
    const { cookie } = states.make(undefined);
    const hex = fc.string({
      unit: fc.constantFrom(...'0123456789abcdef'),
      minLength: 104,
      maxLength: 104,
    });
    fc.assert(
      fc.property(fc.oneof(hex, fc.string(), fc.anything()), (state) => {
        expect(() => states.open(state, cookie)).toThrow('state is not of this browser');
      }),
    );
  });

  it('refuses the state of another key or another app', () => {
    fc.assert(
      fc.property(key, key, fc.string(), fc.string(), (one, two, app, other) => {
        fc.pre(one !== two || app !== other);
        const { state, cookie } = statesOf({ key: one, account: app }).make(undefined);
        const open = () => statesOf({ key: two, account: other }).open(state, cookie);
        expect(open).toThrow('state is not of this browser');
      }),
    );
  });

  it('refuses the state of another service with the same account', () => {
    const { state, cookie } = statesOf({ service: 'oidc' }).make(undefined);
    expect(() => statesOf({}).open(state, cookie)).toThrow('state is not of this browser');
  });

  it('opens a state with the text that it was bound to, and with no other one', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (bound, other) => {
        fc.pre(bound !== other);
        const states = statesOf({});
        const { state, id, cookie } = states.make(undefined, bound);
        expect(states.open(state, cookie, bound)).toEqual({ id, cookie, until: 600_000 });
        expect(() => states.open(state, cookie, other)).toThrow('state is not of this browser');
      }),
    );
  });
});

describe('createPages', () => {
  const pages = createPages({
    caller: 'createWeChatSignIn',
    entries: ['https://m.example.com/shop', 'https://www.example.com'],
    added: ['code', 'state'],
  });

  it('passes no address whose origin is another one in a browser', () => {
    const part = fc.constantFrom(
      ...['https:', 'http:', '/', '//', '\\', '@', ':', '.', '..', '?', '#', '%2f', '%2e', '\t'],
      ...[
        'm.example.com',
        'www.example.com',
        'evil.com',
        'shop',
        'javascript:',
        'user',
        '443',
        '。',
      ],
    );
    const text = fc.array(part, { minLength: 1, maxLength: 10 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((rest) => `https://m.example.com${rest}`),
        ),
        (address) => {
          let passed;
          try {
            passed = pages.addressOf(address);
          } catch {
            return;
          }
          const { origin, pathname, username, password } = new URL(passed);
          expect([username, password]).toEqual(['', '']);
          expect(['https://m.example.com', 'https://www.example.com']).toContain(origin);
          if (origin === 'https://m.example.com') expect(pathname).toMatch(/^\/shop(\/|$)/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('createClaims', () => {
  it('gives each name away once until its end', async () => {
    let now = 0;
    const clock = () => now;
    const claim = createClaims({ store: createExpiringStore(clock), prefix: 'a', now: clock });
    expect([await claim('x', 1000), await claim('x', 1000), await claim('y', 1000)]).toEqual([
      true,
      false,
      true,
    ]);
    // A minute more, because clocks differ.
    now = 60_999;
    expect(await claim('x', 99_000)).toBe(false);
    now = 61_000;
    expect(await claim('x', 99_000)).toBe(true);
  });

  it('keeps two prefixes of one store apart', async () => {
    const store = createExpiringStore(() => 0);
    const [one, two] = ['a', 'b'].map((prefix) => createClaims({ store, prefix, now: () => 0 }));
    expect([await one!('x', 1), await two!('x', 1)]).toEqual([true, true]);
  });

  it('gives a name to one of those who ask at the same time', async () => {
    const claim = createClaims({ store: createExpiringStore(() => 0), prefix: 'a', now: () => 0 });
    const won = await Promise.all(Array.from({ length: 50 }, () => claim('x', 1)));
    expect(won.filter(Boolean).length).toBe(1);
  });

  it('can be tried again after the store has failed', async () => {
    let isBroken = true;
    const memory = createExpiringStore(() => 0);
    const get = (name: string) => (isBroken ? Promise.reject(new Error('no')) : memory.get(name));
    const claim = createClaims({ store: { ...memory, get }, prefix: 'a', now: () => 0 });
    await expect(claim('x', 1)).rejects.toThrow('the store of the used states failed');
    isBroken = false;
    expect(await claim('x', 1)).toBe(true);
  });
});

describe('createExpiringStore', () => {
  it('deletes what has expired when a value arrives', async () => {
    let now = 0;
    const store = createExpiringStore(() => now);
    for (let count = 0; count < 1000; count += 1) {
      await store.set(`key-${count}`, { value: 'used', until: 10 });
    }
    expect(await store.get('key-0')).toEqual({ value: 'used', until: 10 });
    now = 10;
    await store.set('next', { value: 'used', until: 20 });
    const kept = await Promise.all(
      Array.from({ length: 1000 }, (_, count) => store.get(`key-${count}`)),
    );
    expect(kept.filter(Boolean)).toEqual([]);
    expect(await store.get('next')).toEqual({ value: 'used', until: 20 });
  });
});
