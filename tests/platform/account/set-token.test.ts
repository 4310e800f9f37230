import { expect, it, vi } from 'vitest';
import { createAuth } from '@/platform';
import { fakeEnv } from '../../helpers/fake-platform';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const ann = `${part({})}.${part({ uid: 'ann' })}.signature`;

function start() {
  const { env } = fakeEnv();
  const warn = vi.fn();
  Object.assign(env.window, { console: { warn } });
  return { auth: createAuth(env), warnings: () => warn.mock.calls.flat() };
}

it.each([undefined, null, 5, { token: ann }])(
  'setToken warns in development of the token %j, which is not a string',
  (token) => {
    const { auth, warnings } = start();
    auth.setToken(token as never);
    expect(auth.user()).toBeNull();
    expect(warnings()).toEqual([
      `auth.setToken: parameter.token should be a string, not ${typeof token}.`,
    ]);
  },
);

it('setToken warns once in development of a token that names no user', () => {
  const { auth, warnings } = start();
  auth.setToken('abc');
  auth.setToken('def');
  expect(warnings()).toEqual([
    'auth.setToken: parameter.token names no user, so auth.user() is null. Pass `user`, or read it with auth.claims.',
  ]);
});

it('setToken does not warn if the token or the second parameter names the user', () => {
  const { auth, warnings } = start();
  auth.setToken(ann);
  auth.setToken('abc', { user: { uid: 'ben' } });
  expect(warnings()).toEqual([]);
});
