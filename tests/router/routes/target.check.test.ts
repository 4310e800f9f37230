import { describe, expect, it } from 'vitest';
import { checkTarget } from '@/router/routes/target';
import { compileTable } from '@/router/routes/match';
import type { NavigationKind } from '@/router/core/plan';

const load = async () => ({ default: () => null });
const table = compileTable({
  '/': { tab: true, load },
  '/me': { tab: true, load },
  '/list': { load, alias: ['/all'] },
  '/item/:id': { query: { n: 'number?', b: 'boolean?', q: 'string?' }, load },
  '/map': { query: { scale: { type: 'number', default: 18, min: 5, max: 18 } }, load },
  '/need': { query: { n: 'number' }, load },
});

const check = (kind: NavigationKind, to: unknown, params?: object, from = '/list') =>
  checkTarget(table, kind, { to, params } as Parameters<typeof checkTarget>[2], from);
const messageOf = (outcome: object) => ('message' in outcome ? outcome.message : 'accepted');
const urlOf = (outcome: object) => ('url' in outcome ? outcome.url : messageOf(outcome));
const paramsOf = (outcome: object) => ('params' in outcome ? outcome.params : messageOf(outcome));

const kinds: NavigationKind[] = ['navigate', 'redirect', 'relaunch', 'switchTab'];

describe('[S2.1, S5.1] a missing target', () => {
  it.each([undefined, null, '', '   ', {}, { url: '' }, { url: ' ' }, { url: 5 }, 5, true])(
    '%j is refused',
    (to) => {
      for (const kind of kinds) {
        expect(check(kind, to)).toEqual({
          refused: 'invalid',
          message: 'parameter.url: a navigation target is required',
        });
      }
    },
  );
});

describe('[S2.2] a target without a page', () => {
  it.each([
    ['/nope', 'page not found: /nope'],
    ['/nope?a=1', 'page not found: /nope?a=1'],
    ['nope', 'page not found: /nope'],
    ['/item', 'page not found: /item'],
    ['/item/', 'page not found: /item'],
    ['javascript:alert(1)', 'page not found: javascript:alert(1)'],
    ['//evil.test/list', 'page not found: //evil.test/list'],
    ['https://app.test/list', 'page not found: https://app.test/list'],
  ])('%j is refused as not found', (to, message) => {
    for (const kind of kinds) expect(check(kind, to)).toEqual({ refused: 'not-found', message });
    expect(check('navigate', { url: to })).toEqual({ refused: 'not-found', message });
  });
});

it('[S2.3] navigate and redirect refuse a tab, and the other calls accept it', () => {
  for (const kind of ['navigate', 'redirect'] as const) {
    expect(check(kind, '/me')).toEqual({
      refused: 'tabbar',
      message: 'can not navigate or redirect to a tabbar page: /me',
    });
  }
  expect(urlOf(check('relaunch', '/me'))).toBe('/me');
  expect(urlOf(check('switchTab', '/me'))).toBe('/me');
  expect(urlOf(checkTarget(table, 'any', { to: '/me' }, '/'))).toBe('/me');
});

it('[S2.4] switchTab refuses a page that is not a tab, and the other calls accept it', () => {
  expect(check('switchTab', '/list')).toEqual({
    refused: 'non-tabbar',
    message: 'can not switch to a non-tabbar page: /list',
  });
  expect(check('switchTab', '/item/:id', { id: 1 })).toEqual({
    refused: 'non-tabbar',
    message: 'can not switch to a non-tabbar page: /item/1',
  });
  for (const kind of ['navigate', 'redirect', 'relaunch'] as const) {
    expect(urlOf(check(kind, '/list'))).toBe('/list');
  }
});

describe('[S2.1] checkTarget', () => {
  it('checks for a missing target first, then for the route, then the tab rule', () => {
    expect(messageOf(check('switchTab', ''))).toBe(
      'parameter.url: a navigation target is required',
    );
    expect(messageOf(check('switchTab', '/nope'))).toBe('page not found: /nope');
    expect(messageOf(check('switchTab', '/item/:id', {}))).toBe(
      'parameter.params.id: a string that is not empty is required',
    );
  });

  it('resolves a relative path from the calling page before it looks up the route', () => {
    expect(urlOf(check('navigate', '2', undefined, '/item/1'))).toBe('/item/2');
    expect(urlOf(check('navigate', '../list', undefined, '/item/1'))).toBe('/list');
    expect(messageOf(check('navigate', '../me', undefined, '/item/1'))).toBe(
      'can not navigate or redirect to a tabbar page: /me',
    );
  });
});

describe('[S2.1] params of a route key', () => {
  it('fill the path and the query with encoded values', () => {
    const outcome = check('navigate', '/item/:id', { id: 'a/b', q: '你%好 &=#?+', n: 0, b: false });
    expect(urlOf(outcome)).toBe(
      '/item/a%2Fb?n=0&b=false&q=%E4%BD%A0%25%E5%A5%BD%20%26%3D%23%3F%2B',
    );
    expect(paramsOf(outcome)).toEqual({ id: 'a/b', q: '你%好 &=#?+', n: 0, b: false });
  });

  it('reach the page in the form that it gets after a reload', () => {
    expect(paramsOf(check('navigate', '/item/:id', { id: 7 }))).toEqual({ id: '7' });
    expect(paramsOf(check('navigate', '/map'))).toEqual({ scale: 18 });
    expect(paramsOf(check('navigate', '/map', { scale: 1 }))).toEqual({ scale: 5 });
    expect(paramsOf(check('navigate', '/item/:id', { id: '.' }))).toEqual({ id: '.' });
    expect(paramsOf(check('navigate', '/list', { extra: 5 }))).toEqual({ extra: '5' });
  });

  it.each([
    [{}, 'parameter.params.id: a string that is not empty is required'],
    [{ id: '' }, 'parameter.params.id: a string that is not empty is required'],
    [{ id: null }, 'parameter.params.id: a string that is not empty is required'],
    [{ id: {} }, 'parameter.params.id: a string that is not empty is required'],
    [{ id: 1, n: 'x' }, 'parameter.params.n: number is required'],
    [{ id: 1, b: 0 }, 'parameter.params.b: boolean is required'],
    [{ id: 1, m: 2 }, 'parameter.params.m: the route declares no such field'],
  ])('%j are refused', (params, message) => {
    expect(check('navigate', '/item/:id', params)).toEqual({ refused: 'invalid', message });
  });

  it('that are misspelt are refused if the route declares its fields, and accepted otherwise', () => {
    expect(urlOf(check('navigate', '/item/:id', { id: 1, m: undefined }))).toBe('/item/1');
    expect(urlOf(check('navigate', { url: '/item/1?m=2' }))).toBe('/item/1?m=2');
    expect(urlOf(check('navigate', '/list', { m: 2 }))).toBe('/list?m=2');
    expect(messageOf(check('navigate', '/list', { m: [] }))).toBe(
      'parameter.params.m: string, number or boolean is required',
    );
  });

  it('in the path win over a query field of the same name', () => {
    expect(paramsOf(check('navigate', '/item/1?id=2'))).toEqual({ id: '1' });
  });
});

describe('[S2.1] params beside a URL', () => {
  it.each(['navigate', 'redirect', 'relaunch'] as const)(
    'are added to its query by %s, typed and encoded as the route declares them',
    (kind) => {
      expect(urlOf(check(kind, '/item/5', { n: 3 }))).toBe('/item/5?n=3');
      expect(paramsOf(check(kind, '/item/5', { n: 3 }))).toEqual({ id: '5', n: 3 });
      expect(urlOf(check(kind, '/item/5?n=3#a', { b: true, q: 'ä &' }))).toBe(
        '/item/5?n=3&b=true&q=%C3%A4%20%26#a',
      );
    },
  );

  it('are added for a tab, a relative URL and a URL object too', () => {
    expect(urlOf(check('switchTab', '/ME/', { part: 2 }))).toBe('/me?part=2');
    expect(urlOf(check('navigate', '6', { n: 1 }, '/item/5'))).toBe('/item/6?n=1');
    expect(urlOf(check('navigate', { url: '/item/5' }, { n: 1 }))).toBe('/item/5?n=1');
    expect(urlOf(check('navigate', '/list?a=1', { m: 2 }))).toBe('/list?a=1&m=2');
  });

  it('provide a required field that the URL leaves out', () => {
    expect(urlOf(check('navigate', { url: '/need' }, { n: 1 }))).toBe('/need?n=1');
    expect(messageOf(check('navigate', { url: '/need' }, {}))).toBe(
      'parameter.params.n: missing or malformed in the url',
    );
  });

  it.each([
    [{ n: 'x' }, 'parameter.params.n: number is required'],
    [{ m: 2 }, 'parameter.params.m: the route declares no such field'],
    [{ id: 6 }, "parameter.params.id: the url says '5', give one of the two"],
    [{ q: 'b' }, "parameter.params.q: the url says 'a', give one of the two"],
  ])('%j are refused beside /item/5?q=a', (params, message) => {
    expect(check('navigate', '/item/5?q=a', params)).toEqual({ refused: 'invalid', message });
  });

  it('that repeat the URL or are undefined change nothing', () => {
    expect(urlOf(check('navigate', '/item/5?q=a', { id: 5, q: 'a', n: undefined }))).toBe(
      '/item/5?q=a',
    );
  });
});

describe('[S2.1] a URL', () => {
  it('is rewritten to its canonical spelling', () => {
    expect(urlOf(check('navigate', '/LIST/'))).toBe('/list');
    expect(urlOf(check('navigate', '/item/%61?n=1#a b'))).toBe('/item/a?n=1#a%20b');
    expect(urlOf(check('navigate', '?n=2', undefined, '/item/1?n=1'))).toBe('/item/1?n=2');
    expect(urlOf(check('navigate', '#part', undefined, '/item/1?n=1'))).toBe('/item/1?n=1#part');
  });

  it('may be an alias, which stays in the URL', () => {
    expect(check('navigate', '/all')).toMatchObject({ route: '/list', url: '/all', tab: false });
  });

  it('without a required field is refused', () => {
    for (const to of ['/need', '/need?n=abc']) {
      expect(messageOf(check('navigate', { url: to }))).toBe(
        'parameter.params.n: missing or malformed in the url',
      );
    }
    expect(messageOf(check('navigate', '/need'))).toBe('parameter.params.n: number is required');
  });

  it('is refused beyond 8000 characters, with and without params', () => {
    const longId = 'x'.repeat(8000);
    const message = `parameter.url: longer than 8000 characters: /item/${'x'.repeat(194)}…`;
    expect(messageOf(check('navigate', `/item/${longId}`))).toBe(message);
    expect(messageOf(check('navigate', '/item/:id', { id: longId }))).toBe(message);
    expect(urlOf(check('navigate', `/item/${'x'.repeat(7994)}`))).toHaveLength(8000);
  });
});
