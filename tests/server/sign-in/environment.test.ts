import { describe, expect, it } from 'vitest';
import {
  createOidcSignIn,
  createPasskeys,
  createWeChatPay,
  createWeChatSignIn,
  readOidcSignInOptions,
  readPasskeyOptions,
  readWeChatPayOptions,
  readWeChatSignInOptions,
} from '../../../server/sign-in/index.mjs';
import { merchant, options, PUBLIC_KEY_ID, wechat } from './pay/fake-wechat-pay';

const SECRET = 'secret-that-nobody-may-see';
const pages = {
  SIGN_IN_KEY: 'key-of-32-characters-and-some-more',
  SIGN_IN_PAGES: 'https://m.example.com/shop, https://www.example.com ,',
};
const wechatSignIn = { ...pages, WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: SECRET };
const google = {
  ...pages,
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_CLIENT_ID: 'shop',
  GOOGLE_CLIENT_SECRET: SECRET,
};
const inOneLine = (pem: string) => pem.replaceAll('\n', '\\n');
const pay = {
  WECHAT_APP_ID: options.appId,
  WECHAT_PAY_MERCHANT: options.mchId,
  WECHAT_PAY_SERIAL: options.serialNo,
  WECHAT_PAY_PRIVATE_KEY: inOneLine(merchant.privateKey),
  WECHAT_PAY_V3_KEY: options.apiV3Key,
  WECHAT_PAY_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
  WECHAT_PAY_PUBLIC_KEY: inOneLine(wechat.publicKey),
  WECHAT_PAY_NOTIFY_URL: options.notifyUrl,
};
const session = () => null;
const passkeys = { find: () => null, of: () => [], add: () => {}, used: () => {} };

describe('the options of the environment', () => {
  it('are the options of createWeChatSignIn', () => {
    const read = readWeChatSignInOptions({ ...wechatSignIn, WECHAT_API: '', PATH: '/bin' });
    expect(read).toEqual({
      appId: 'wx1',
      secret: SECRET,
      key: pages.SIGN_IN_KEY,
      returnTo: ['https://m.example.com/shop', 'https://www.example.com'],
    });
    expect(Object.keys(createWeChatSignIn({ ...read, session }))).toContain('handlers');
  });

  it('are the options of createOidcSignIn, for each service with its own names', () => {
    const read = readOidcSignInOptions(google, 'GOOGLE');
    expect(read).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'shop',
      clientSecret: SECRET,
      key: pages.SIGN_IN_KEY,
      returnTo: ['https://m.example.com/shop', 'https://www.example.com'],
    });
    expect(Object.keys(createOidcSignIn({ ...read, session }))).toContain('handlers');
    const open = { ...pages, OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'open' };
    expect(readOidcSignInOptions(open)).not.toHaveProperty('clientSecret');
  });

  it('are the options of createPasskeys, with the origins of the pages', () => {
    const read = readPasskeyOptions({ ...pages, PASSKEY_DOMAIN: 'example.com' });
    expect(read).toEqual({
      key: pages.SIGN_IN_KEY,
      origins: ['https://m.example.com', 'https://www.example.com'],
      domain: 'example.com',
    });
    const more = { name: 'Shop', user: () => null, session, passkeys };
    expect(Object.keys(createPasskeys({ ...read, ...more }))).toEqual(['signIn', 'create']);
  });

  it('are the options of createWeChatPay, with keys in one line', () => {
    const read = readWeChatPayOptions(pay);
    expect(read).toMatchObject({
      appId: options.appId,
      mchId: options.mchId,
      serialNo: options.serialNo,
      apiV3Key: options.apiV3Key,
      notifyUrl: options.notifyUrl,
    });
    expect(Object.keys(read.publicKeys)).toEqual([PUBLIC_KEY_ID]);
    const { priceOf } = options;
    expect(Object.keys(createWeChatPay({ ...read, priceOf }))).toContain('notifications');
  });

  it('replace the addresses of the services, for tests', () => {
    const [api, authorize] = ['http://localhost:1', 'http://localhost:1/authorize'];
    const env = { ...wechatSignIn, WECHAT_API: api, WECHAT_AUTHORIZE: authorize };
    expect(readWeChatSignInOptions(env)).toMatchObject({ api, authorize });
    expect(readWeChatPayOptions({ ...pay, WECHAT_PAY_API: api })).toMatchObject({ api });
  });
});

const without = (env: Record<string, string>, name: string) => ({ ...env, [name]: '' });

describe('an environment with a missing variable', () => {
  it.each<[string, (env: Record<string, string>) => unknown, Record<string, string>]>([
    ['readWeChatSignInOptions', readWeChatSignInOptions, wechatSignIn],
    ['readPasskeyOptions', readPasskeyOptions, pages],
    ['readWeChatPayOptions', readWeChatPayOptions, pay],
    [
      'readOidcSignInOptions',
      (env) => readOidcSignInOptions(env, 'GOOGLE'),
      { ...pages, GOOGLE_ISSUER: 'https://accounts.google.com', GOOGLE_CLIENT_ID: 'shop' },
    ],
  ])('is refused by %s, which names the variable and no value', (_name, read, env) => {
    const names = Object.keys(env);
    for (const name of names) {
      let message = '';
      try {
        read(without(env, name));
      } catch (error) {
        message = String(error);
      }
      expect(message).toMatch(new RegExp(`^Error: ${name} missing: set .*${name}.* together$`));
      for (const value of Object.values(env)) expect(message).not.toContain(value);
    }
    expect(() => read({})).toThrow(`${names.length > 2 ? ' and ' : 'SIGN_IN_KEY and '}`);
  });

  it.each(['', 'google', 'A-B', 'A B', '1A', 'X'.repeat(33), 7])(
    'is not read for the service %j, because that is no beginning of a name',
    (service) => {
      expect(() => readOidcSignInOptions(google, service as string)).toThrow(
        'readOidcSignInOptions: service must be capital letters such as GOOGLE',
      );
    },
  );
});
