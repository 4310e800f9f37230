import { describe, expect, it } from 'vitest';
import { defineRoutes } from '@/router/routes/define-routes';
import { returns, type RouteTable } from '@/router/routes/route-table';

const load = async () => ({ default: () => null });

it('defineRoutes returns the same table', () => {
  const table = { '/': { tab: true, load }, '/pick': { result: returns<string>(), load } } as const;
  expect(defineRoutes(table)).toBe(table);
});

it('returns() only marks that a route has a result', () => {
  expect(returns<{ colour: string }>()).toEqual({ result: true });
});

it("a key without '/' throws an error that names the key, and does not compile", () => {
  // @ts-expect-error -- keys begin with '/'
  expect(() => defineRoutes({ '/': { load }, list: { load } })).toThrow(
    new Error("defineRoutes: 'list' must begin with '/'"),
  );
  // @ts-expect-error -- keys begin with '/'
  expect(() => defineRoutes({ 'item/:id': { load } })).toThrow("'item/:id' must begin with '/'");
  // @ts-expect-error -- keys begin with '/'
  expect(() => defineRoutes({ '': { load } })).toThrow("'' must begin with '/'");
});

describe('[S2.1] an error in the route table', () => {
  it.each<[RouteTable, string]>([
    [
      { '/item/:id': { load }, '/item/:name': { load } },
      "'/item/:id' and '/item/:name' match the same addresses. Remove or rename one of them.",
    ],
    [
      { '/list': { load }, '/List': { load } },
      "'/list' and '/List' match the same addresses. Remove or rename one of them.",
    ],
    [
      { '/list': { load }, '/list/': { load } },
      "'/list' and '/list/' match the same addresses. Remove or rename one of them.",
    ],
    [
      { '/list': { load }, '/all': { load, alias: ['/LIST'] } },
      "'/list' and the alias '/LIST' of '/all' match the same addresses. Remove or rename one of them.",
    ],
    [
      { '/a': { load, alias: ['/x'] }, '/b': { load, alias: ['/x'] } },
      "the alias '/x' of '/a' and the alias '/x' of '/b' match the same addresses. Remove or rename one of them.",
    ],
    [
      { '/a': { load, alias: ['/a'] } },
      "'/a' and the alias '/a' of '/a' match the same addresses. Remove or rename one of them.",
    ],
    [{ '/a': { load, alias: ['b'] } }, "the alias 'b' of '/a' must begin with '/'"],
    [
      { '/item/:id': { load, alias: ['/i/:key'] } },
      "the alias '/i/:key' of '/item/:id' must have the parameters of its route: :id",
    ],
    [
      { '/list': { load, alias: ['/l/:id'] } },
      "the alias '/l/:id' of '/list' must have the parameters of its route: none",
    ],
    [{ '/a/:id/:id': { load } }, "'/a/:id/:id' has the parameter ':id' twice. Rename one."],
  ])('is thrown for %o', (table, message) => {
    expect(() => defineRoutes(table)).toThrow(new Error(`defineRoutes: ${message}`));
  });

  it('is not thrown if a static segment differs or an alias changes the order of the parameters', () => {
    const table = {
      '/item/:id': { load, alias: ['/i/:id'] },
      '/item/new': { load },
      '/:any/new': { load },
      '/from/:a/to/:b': { load, alias: ['/to/:b/from/:a'] },
    } as const;
    expect(defineRoutes(table)).toBe(table);
  });
});

it('a guard in a table has a typed context', () => {
  const table = defineRoutes({
    '/form': { load, beforeLeave: ({ closing }) => !closing },
  });
  expect(Object.keys(table)).toEqual(['/form']);
});
