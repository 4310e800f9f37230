import { describe, expect, it } from 'vitest';
import { addressCodec, normalizeBase, type RouterMode } from '@/router/history/browser-history';

const codecAt = (mode: RouterMode, base: string, address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://app.test');
  return addressCodec(mode, base, { pathname, search, hash });
};

describe('normalizeBase', () => {
  it.each([
    ['/', ''],
    ['', ''],
    ['./', ''],
    ['.', ''],
    ['/app/', '/app'],
    ['/app', '/app'],
    ['app', '/app'],
    ['app/', '/app'],
    ['./app/', '/app'],
    ['/a/b/', '/a/b'],
    ['//app//', '/app'],
    ['../app/', '/app'],
    ['..', ''],
    ['/.app/', '/.app'],
    ['./.app', '/.app'],
    ['.app/', '/.app'],
    ['/a/.b/', '/a/.b'],
  ])('the base path %j is normalized to %j', (base, root) => {
    expect(normalizeBase(base)).toBe(root);
  });
});

describe('path mode', () => {
  it.each([
    ['/', '/', '/'],
    ['/', '/list?a=1#b', '/list?a=1#b'],
    ['/', '/index.html', '/'],
    ['/app/', '/app/', '/'],
    ['/app/', '/app', '/'],
    ['/app', '/app/list', '/list'],
    ['app', '/app/item/a%2Fb?x=%25', '/item/a%2Fb?x=%25'],
    ['/app/', '/app/index.html', '/'],
    ['/app/', '/application', '/application'],
    ['/app/', '/app/app/list', '/app/list'],
    ['/app/', '/app/app', '/app'],
    ['/app/', '/app/app?a=1#b', '/app?a=1#b'],
    ['/app/', '/elsewhere', '/elsewhere'],
    ['/my app/', '/my app/list', '/list'],
    ['/my%20app/', '/my%20app/list', '/list'],
    ['/приложение', '/приложение/list', '/list'],
  ])(
    'with the base path %j in path mode, the address %j becomes the URL %j',
    (base, address, url) => {
      expect(codecAt('path', base, address).url()).toBe(url);
    },
  );

  it.each([
    ['/', '/', '/'],
    ['/', '/list?a=1#b', '/list?a=1#b'],
    ['/app/', '/', '/app/'],
    ['/app', '/list', '/app/list'],
    ['./app', '/item/a%2Fb', '/app/item/a%2Fb'],
  ])('with the base path %j in path mode, the URL %j becomes the address %j', (base, url, href) => {
    expect(codecAt('path', base, '/anywhere').href(url)).toBe(href);
  });
});

describe('hash mode', () => {
  it.each([
    ['/', '/'],
    ['/#', '/'],
    ['/#/', '/'],
    ['/#/list?a=1#b', '/list?a=1#b'],
    ['/app/page.html?x=1#/item/a%2Fb', '/item/a%2Fb'],
    ['/#part', '#part'],
  ])('in hash mode, the address %j becomes the URL %j', (address, url) => {
    expect(codecAt('hash', '/app/', address).url()).toBe(url);
  });

  it('in hash mode, an address keeps the path and query of the document', () => {
    expect(codecAt('hash', '/app/', '/app/page.html?x=1#/old').href('/list?a=1')).toBe(
      '/app/page.html?x=1#/list?a=1',
    );
  });

  it('in hash mode, the codec reads the current fragment after it has changed', () => {
    const address = { pathname: '/', search: '', hash: '#/list' };
    const codec = addressCodec('hash', '/', address);
    address.hash = '#/me';
    expect(codec.url()).toBe('/me');
  });
});

it.each(['path', 'hash'] as const)(
  'in %s mode, a URL survives the way to an address and back',
  (mode) => {
    const urls = [
      '/',
      '/app',
      '/list',
      '/item/a%2Fb?q=%E4%BD%A0%25&n=0#part',
      '/item/%C0%AE%C0%AE?a=b?c',
    ];
    for (const base of ['', '/', 'app', '/app', './app/']) {
      for (const url of urls) {
        const href = codecAt(mode, base, '/app/').href(url);
        expect(codecAt(mode, base, href).url()).toBe(url);
      }
    }
  },
);
