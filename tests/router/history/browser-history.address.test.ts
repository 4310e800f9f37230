import { describe, expect, it } from 'vitest';
import { addressCodec, normalizeBase, type RouterMode } from '@/router/history/browser-history';

const at = (mode: RouterMode, base: string, address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://app.test');
  return addressCodec(mode, base, { pathname, search, hash });
};

describe('the base path, in all its spellings', () => {
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
  ])('%j is %j', (base, root) => {
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
    ['/app/', '/elsewhere', '/elsewhere'],
    ['/my app/', '/my app/list', '/list'],
    ['/my%20app/', '/my%20app/list', '/list'],
    ['/приложение', '/приложение/list', '/list'],
  ])('under %j the address %j is the URL %j', (base, address, url) => {
    expect(at('path', base, address).url()).toBe(url);
  });

  it.each([
    ['/', '/', '/'],
    ['/', '/list?a=1#b', '/list?a=1#b'],
    ['/app/', '/', '/app/'],
    ['/app', '/list', '/app/list'],
    ['./app', '/item/a%2Fb', '/app/item/a%2Fb'],
  ])('under %j the URL %j is written as %j', (base, url, href) => {
    expect(at('path', base, '/anywhere').href(url)).toBe(href);
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
  ])('the address %j is the URL %j', (address, url) => {
    expect(at('hash', '/app/', address).url()).toBe(url);
  });

  it('leaves the path of the document as it is', () => {
    expect(at('hash', '/app/', '/app/page.html?x=1#/old').href('/list?a=1')).toBe(
      '/app/page.html?x=1#/list?a=1',
    );
  });

  it('sees the address that is there now', () => {
    const address = { pathname: '/', search: '', hash: '#/list' };
    const codec = addressCodec('hash', '/', address);
    address.hash = '#/me';
    expect(codec.url()).toBe('/me');
  });
});

it.each(['path', 'hash'] as const)('what %s mode writes it reads back', (mode) => {
  const urls = ['/', '/list', '/item/a%2Fb?q=%E4%BD%A0%25&n=0#part', '/item/%C0%AE%C0%AE?a=b?c'];
  for (const base of ['', '/', 'app', '/app', './app/']) {
    for (const url of urls) {
      const href = at(mode, base, '/app/').href(url);
      expect(at(mode, base, href).url()).toBe(url);
    }
  }
});
