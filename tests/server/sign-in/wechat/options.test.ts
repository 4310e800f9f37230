import { expect, it } from 'vitest';
import { createMemoryStore } from '../../../../server/wechat/lease.mjs';
import {
  createWeChatSignIn,
  type WeChatSignInOptions,
} from '../../../../server/sign-in/wechat/create-wechat-sign-in.mjs';

const GOOD = {
  appId: 'wx1',
  secret: 's',
  key: 'k'.repeat(32),
  session: () => null,
  returnTo: ['https://m.example.com'],
};
const create = (options: unknown) => createWeChatSignIn(options as WeChatSignInOptions);

it('the required options are enough', () => {
  expect(Object.keys(create(GOOD))).toEqual(['begin', 'finish', 'refresh', 'handlers']);
});

it('all options together are accepted', () => {
  const all = {
    ...GOOD,
    api: 'http://10.0.0.1:8080/wechat/',
    authorize: 'https://open.example.com/authorize',
    store: createMemoryStore(),
    timeout: 1,
    lifetime: 86_400,
    now: () => 0,
    random: (size: number) => new Uint8Array(size),
  };
  expect(create(all).begin({ returnTo: 'https://m.example.com' })).toMatchObject({
    address: expect.stringMatching(/^https:\/\/open\.example\.com\/authorize\?appid=wx1&/),
    state: expect.stringMatching(/^00015180[\da-f]{96}$/),
    cookie: 'A'.repeat(43),
  });
});

it.each([
  ['appId', ''],
  ['appId', undefined],
  ['appId', 'wx 1'],
  ['appId', 'wx1\n'],
  ['appId', 7],
  ['secret', ''],
  ['secret', undefined],
  ['secret', ' s'],
  ['key', undefined],
  ['key', 'k'.repeat(31)],
  ['key', new Uint8Array(32)],
  ['session', undefined],
  ['session', 'token'],
  ['returnTo', undefined],
  ['returnTo', []],
  ['returnTo', 'https://m.example.com'],
  ['returnTo', ['*']],
  ['returnTo', ['m.example.com']],
  ['returnTo', ['https://*.example.com']],
  ['returnTo', ['https://m.example.com?']],
  ['returnTo', ['https://m.example.com/?a=b']],
  ['returnTo', ['https://m.example.com/#/a']],
  ['returnTo', ['https://user@m.example.com']],
  ['returnTo', ['javascript:alert(1)']],
  ['returnTo', ['https://m.example.com', null]],
  ['api', 'api.weixin.qq.com'],
  ['api', 'ftp://api.weixin.qq.com'],
  ['api', 'https://api.weixin.qq.com?a=b'],
  ['api', 'https://user:word@api.weixin.qq.com'],
  ['api', 7],
  ['authorize', 'https://open.weixin.qq.com/connect#wechat_redirect'],
  ['authorize', ''],
  ['store', null],
  ['store', {}],
  ['store', { get: async () => null }],
  ['store', new Map([['get', 1]]).keys()],
  ['timeout', 0],
  ['timeout', 1.5],
  ['timeout', Number.NaN],
  ['timeout', Number.POSITIVE_INFINITY],
  ['timeout', '5000'],
  ['lifetime', 0],
  ['lifetime', -1],
  ['lifetime', 86_401],
  ['now', 7],
  ['random', 'abc'],
])('%s that is %j is refused by its name', (name, value) => {
  expect(() => create({ ...GOOD, [name]: value })).toThrow(TypeError);
  expect(() => create({ ...GOOD, [name]: value })).toThrow(`createWeChatSignIn: ${name}`);
});

it.each([undefined, null, 'options'])('options that are %j are refused', (options) => {
  expect(() => create(options)).toThrow('createWeChatSignIn: options must be an object');
});

it('random bytes of another number are refused', () => {
  const signIn = create({ ...GOOD, random: () => new Uint8Array(1) });
  expect(() => signIn.begin({ returnTo: 'https://m.example.com' })).toThrow(
    'createWeChatSignIn: random must return 32 bytes',
  );
});
