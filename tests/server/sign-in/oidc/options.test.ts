import { expect, it } from 'vitest';
import {
  createOidcSignIn,
  type OidcSignInOptions,
} from '../../../../server/sign-in/oidc/create-oidc-sign-in.mjs';
import { createMemoryStore } from '../../../../server/wechat/lease.mjs';

const GOOD = {
  issuer: 'https://accounts.example.com',
  clientId: 'shop',
  key: 'k'.repeat(32),
  session: () => null,
  returnTo: ['https://m.example.com'],
};
const create = (options: unknown) => createOidcSignIn(options as OidcSignInOptions);

it('the required options are enough', () => {
  expect(Object.keys(create(GOOD))).toEqual(['begin', 'finish', 'refresh', 'handlers']);
});

it('all options together are accepted', () => {
  const all = {
    ...GOOD,
    issuer: 'https://accounts.example.com/tenant/',
    clientSecret: 's',
    scopes: ['openid', 'https://www.googleapis.com/auth/drive'],
    authorizeParams: { access_type: 'offline', prompt: 'consent', hd: 'example.com' },
    store: createMemoryStore(),
    timeout: 1,
    lifetime: 86_400,
    now: () => 0,
    random: (size: number) => new Uint8Array(size),
  };
  expect(Object.keys(create(all).handlers)).toEqual(['begin', 'finish']);
});

it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080/a'])(
  'the issuer %s may have no HTTPS',
  (issuer) => {
    expect(Object.keys(create({ ...GOOD, issuer }).handlers)).toEqual(['begin', 'finish']);
  },
);

it.each([
  ['issuer', undefined],
  ['issuer', ''],
  ['issuer', 'accounts.example.com'],
  ['issuer', 'http://accounts.example.com'],
  ['issuer', 'http://localhost.example.com'],
  ['issuer', 'http://127.0.0.1.example.com'],
  ['issuer', 'http://localhost@accounts.example.com'],
  ['issuer', 'https://user@accounts.example.com'],
  ['issuer', 'https://accounts.example.com?a=b'],
  ['issuer', 'https://accounts.example.com#a'],
  ['issuer', 'ftp://accounts.example.com'],
  ['issuer', 7],
  ['clientId', undefined],
  ['clientId', ''],
  ['clientId', 'a b'],
  ['clientId', 'a\n'],
  ['clientSecret', ''],
  ['clientSecret', null],
  ['clientSecret', ' s'],
  ['key', undefined],
  ['key', 'k'.repeat(31)],
  ['session', undefined],
  ['session', {}],
  ['returnTo', undefined],
  ['returnTo', []],
  ['returnTo', ['*']],
  ['returnTo', 'https://m.example.com'],
  ['scopes', 'openid'],
  ['scopes', []],
  ['scopes', ['email']],
  ['scopes', ['openid', 'a b']],
  ['scopes', ['openid', 7]],
  ['userinfo', 'yes'],
  ['authorizeParams', []],
  ['authorizeParams', 'a=b'],
  ['authorizeParams', { max_age: 7 }],
  ['store', null],
  ['store', {}],
  ['timeout', 0],
  ['timeout', Number.NaN],
  ['lifetime', 86_401],
  ['now', 7],
  ['random', 'abc'],
])('%s that is %j is refused by its name', (name, value) => {
  expect(() => create({ ...GOOD, [name]: value })).toThrow(TypeError);
  expect(() => create({ ...GOOD, [name]: value })).toThrow(`createOidcSignIn: ${name}`);
});

it.each([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
])('authorizeParams must not replace %s', (name) => {
  const authorizeParams = { access_type: 'offline', [name]: 'hidden value' };
  expect(() => create({ ...GOOD, authorizeParams })).toThrow(
    new TypeError(
      `createOidcSignIn: authorizeParams must not contain ${name}, which the sign-in sets itself`,
    ),
  );
});

it.each([undefined, null, 'options'])('options that are %j are refused', (options) => {
  expect(() => create(options)).toThrow('createOidcSignIn: options must be an object');
});

it('no error repeats the value of an option', () => {
  for (const name of ['issuer', 'clientId', 'clientSecret', 'key', 'authorizeParams']) {
    const value = name === 'key' ? 'hidden' : 'hidden value';
    expect(() => create({ ...GOOD, [name]: value })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hidden') }),
    );
  }
});
