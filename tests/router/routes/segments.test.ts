import { describe, expect, expectTypeOf, it } from 'vitest';
import { isRefusal } from '@/router/core/refusal';
import { checkTable, defineRoutes } from '@/router/routes/define-routes';
import { type RouteTable } from '@/router/routes/route-table';
import { compileTable } from '@/router/routes/match';
import type { ParamsInput, ParamsOf } from '@/router/routes/route-types';
import { checkTarget, targetOfUrl } from '@/router/routes/target';

const load = async () => ({ default: () => null });

const routes = defineRoutes({
  '/': { load },
  '/docs': { load },
  '/docs/*': { load },
  '/user/:id/:section?': { load },
  '/user/:id/settings': { load },
  '/shop/:city?/:street?': { load },
  '/shelf/:room?/*': { load },
});
const table = compileTable(routes);

const open = (url: string) => {
  const { kind, route, params } = targetOfUrl(table, url);
  return kind === 'page' ? [route, params] : kind;
};

const urlOf = (to: string, params: Record<string, unknown>) => {
  const target = checkTarget(table, 'navigate', { to, params }, '/');
  return isRefusal(target) ? target.message : target.url;
};

describe('[S2.1] an optional segment at the end of a path', () => {
  it('may be missing from the URL, and then it is missing from the params', () => {
    expect(open('/user/7')).toEqual(['/user/:id/:section?', { id: '7' }]);
    expect(open('/user/7/posts')).toEqual(['/user/:id/:section?', { id: '7', section: 'posts' }]);
    expect(open('/user/7/posts/more')).toBe('not-found');
  });

  it('is not used if a route has a static segment at its position', () => {
    expect(open('/user/7/settings')).toEqual(['/user/:id/settings', { id: '7' }]);
  });

  it('is written into the URL only if the caller gives it', () => {
    expect(urlOf('/user/:id/:section?', { id: 7 })).toBe('/user/7');
    expect(urlOf('/user/:id/:section?', { id: 7, section: 'a b' })).toBe('/user/7/a%20b');
    expect(urlOf('/user/:id/:section?', { id: 7, section: '' })).toBe(
      'parameter.params.section: a string that is not empty is required',
    );
  });

  it('cannot be left out before a segment with a value, which a reload would take for it', () => {
    expect(urlOf('/shop/:city?/:street?', { city: 'Rome' })).toBe('/shop/Rome');
    expect(urlOf('/shop/:city?/:street?', { street: 'Via Appia' })).toBe(
      'parameter.params.city: a string that is not empty is required before street',
    );
    expect(urlOf('/shelf/:room?/*', { '*': '' })).toBe('/shelf');
    expect(urlOf('/shelf/:room?/*', { '*': 'top' })).toBe(
      'parameter.params.room: a string that is not empty is required before *',
    );
  });
});

describe('[S2.1] a splat at the end of a path', () => {
  it('matches the rest of the path, decoded segment by segment', () => {
    expect(open('/docs/guide/start')).toEqual(['/docs/*', { '*': 'guide/start' }]);
    expect(open('/docs/a%20b/c')).toEqual(['/docs/*', { '*': 'a b/c' }]);
    expect(open('/docs')).toEqual(['/docs', {}]);
  });

  it('is the last choice among the routes that match', () => {
    const everything = compileTable({ '/*': { load }, '/:any': { load }, '/list': { load } });
    expect(targetOfUrl(everything, '/list').route).toBe('/list');
    expect(targetOfUrl(everything, '/other').route).toBe('/:any');
    expect(targetOfUrl(everything, '/a/b').route).toBe('/*');
    expect(targetOfUrl(everything, '/')).toMatchObject({ route: '/*', params: { '*': '' } });
  });

  it('is written into the URL with its slashes', () => {
    expect(urlOf('/docs/*', { '*': 'guide/a b' })).toBe('/docs/guide/a%20b');
    expect(urlOf('/docs/*', {})).toBe('parameter.params.*: a string that is not empty is required');
  });

  it.each(['/guide/a', 'guide/a/', 'guide//a', 'a%2Fb', 'a/../b', '.', ''])(
    'gives a page for %j that a reload gives too',
    (rest) => {
      const target = checkTarget(
        table,
        'any',
        { to: '/shelf/:room?/*', params: { room: 'r', '*': rest } },
        '/',
      );
      expect(isRefusal(target)).toBe(false);
      if (!isRefusal(target)) expect(targetOfUrl(table, target.url)).toEqual(target);
    },
  );
});

describe('[S2.1] a table with optional segments and splats', () => {
  const check =
    (...paths: `/${string}`[]) =>
    () =>
      checkTable('defineRoutes', Object.fromEntries(paths.map((path) => [path, { load }])));

  it('is refused if they are not at the end', () => {
    expect(check('/a/:b?/c')).toThrow(
      "defineRoutes: '/a/:b?/c' can have optional segments and '*' only at its end",
    );
    expect(check('/a/*/c')).toThrow("defineRoutes: '/a/*/c' can have optional segments");
    expect(check('/a/*/:c')).toThrow("defineRoutes: '/a/*/:c' can have optional segments");
    expect(check('/a/:b?/*')).not.toThrow();
  });

  it('is refused if two patterns differ by a name only', () => {
    expect(check('/a/:b?', '/a/:c?')).toThrow("'/a/:b?' and '/a/:c?' match the same addresses");
    expect(check('/a/:b?', '/a/:c', '/a/*')).not.toThrow();
  });

  it('has types in which an optional param may be missing and a splat is a string', () => {
    type T = typeof routes;
    expectTypeOf<ParamsOf<'/user/:id/:section?', T>>().toEqualTypeOf<{
      readonly id: string;
      readonly section?: string;
    }>();
    expectTypeOf<ParamsOf<'/docs/*', T>>().toEqualTypeOf<{ readonly '*': string }>();
    expectTypeOf<ParamsInput<'/user/:id/:section?', T>>().toEqualTypeOf<{
      id: string | number;
      section?: string | number | undefined;
    }>();
  });
});

describe('[S2.1] the parents of a route', () => {
  const check = (routesWithParents: RouteTable) => () =>
    checkTable('defineRoutes', { '/': { load }, ...routesWithParents });

  it('must be in the table', () => {
    expect(check({ '/item/:id': { load, parents: ['/list'] } })).toThrow(
      "defineRoutes: the parent '/list' of '/item/:id' is not in the route table.",
    );
  });

  it('can use the path params of the route, and no others', () => {
    const list = { '/shop/:shop': { load } };
    expect(check({ ...list, '/shop/:shop/:id': { load, parents: ['/shop/:shop'] } })).not.toThrow();
    expect(check({ ...list, '/item/:id': { load, parents: ['/shop/:shop'] } })).toThrow(
      "the parent '/shop/:shop' of '/item/:id' needs the parameter ':shop', which it does not have",
    );
  });
});
