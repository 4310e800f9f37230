import { describe, expectTypeOf, it } from 'vitest';
import { defineRoutes } from '@/router/routes/define-routes';
import { returns, type RouteTable } from '@/router/routes/route-table';
import type {
  PageKey,
  ParamsArgs,
  ParamsInput,
  ParamsOf,
  ResultOf,
  RouteKey,
  TabKey,
  UrlTarget,
} from '@/router/routes/route-types';

const load = async () => ({ default: () => null });

const routes = defineRoutes({
  '/': { tab: true, load },
  '/me': { tab: true, load },
  '/list': { load },
  '/item/:id': { query: { from: 'string?', n: 'number?', b: 'boolean?' }, load },
  '/need': { query: { q: 'string', n: 'number', j: 'json' }, load },
  '/map/:place/at/:floor': {
    query: { scale: { type: 'number', default: 18, min: 5, max: 18 }, name: { type: 'string' } },
    load,
  },
  '/pick': { result: returns<{ colour: string }>(), load },
});

type Table = typeof routes;

/** The public calls, typed by the table of this test instead of the registered table. */
type Calls<R extends RouteTable> = {
  navigate<K extends PageKey<R>>(to: K, ...params: ParamsArgs<ParamsInput<K, R>>): void;
  navigate(to: UrlTarget): void;
  switchTab<K extends TabKey<R>>(to: K, ...params: ParamsArgs<ParamsInput<K, R>>): void;
  relaunch<K extends RouteKey<R>>(to: K, ...params: ParamsArgs<ParamsInput<K, R>>): void;
  open<K extends PageKey<R>>(to: K, ...params: ParamsArgs<ParamsInput<K, R>>): ResultOf<K, R>;
};

/** `tsc` checks the types. The calls do nothing. */
const calls = <R extends RouteTable>(): Calls<R> =>
  new Proxy({} as Calls<R>, { get: () => () => undefined });
const app = calls<Table>();

describe('[S2.1] the types of the route table', () => {
  it('separate tab keys from page keys', () => {
    expectTypeOf<TabKey<Table>>().toEqualTypeOf<'/' | '/me'>();
    expectTypeOf<PageKey<Table>>().toEqualTypeOf<
      '/list' | '/item/:id' | '/need' | '/map/:place/at/:floor' | '/pick'
    >();
    expectTypeOf<RouteKey<Table>>().toEqualTypeOf<TabKey<Table> | PageKey<Table>>();
  });

  it('[S2.3] reject a tab as the target of navigate', () => {
    app.navigate('/list');
    // @ts-expect-error a tab page
    app.navigate('/me');
    // @ts-expect-error not in the table
    app.navigate('/nope');
    app.navigate({ url: '/me' });
  });

  it('[S2.4] reject a page as the target of switchTab', () => {
    app.switchTab('/me');
    // @ts-expect-error not a tab page
    app.switchTab('/list');
    app.relaunch('/me');
    app.relaunch('/list');
  });

  it('require path params by name', () => {
    app.navigate('/item/:id', { id: 5 });
    app.navigate('/item/:id', { id: 'x', n: 1, b: false, from: 'list' });
    // @ts-expect-error without its path param
    app.navigate('/item/:id');
    // @ts-expect-error without its path param
    app.navigate('/item/:id', { n: 1 });
    // @ts-expect-error misspelt
    app.navigate('/item/:id', { id: 1, form: 'list' });
    // @ts-expect-error a path param is a text or a number
    app.navigate('/item/:id', { id: true });
    // @ts-expect-error one of two is missing
    app.navigate('/map/:place/at/:floor', { place: 'x' });
    app.navigate('/map/:place/at/:floor', { place: 'x', floor: 2 });
  });

  it('check the types of query fields', () => {
    app.navigate('/need', { q: '', n: 0, j: { any: ['thing'] } });
    // @ts-expect-error a number, not a text
    app.navigate('/item/:id', { id: 1, n: '1' });
    // @ts-expect-error a boolean, not a number
    app.navigate('/item/:id', { id: 1, b: 1 });
    // @ts-expect-error a required field
    app.navigate('/need', { q: '', j: null });
    app.navigate('/item/:id', { id: 1, n: undefined });
    app.navigate('/map/:place/at/:floor', { place: 'x', floor: 1, scale: 9 });
  });

  it('give a page its declared params', () => {
    expectTypeOf<ParamsOf<'/item/:id', Table>>().toEqualTypeOf<{
      readonly id: string;
      readonly from?: string;
      readonly n?: number;
      readonly b?: boolean;
    }>();
    expectTypeOf<ParamsOf<'/need', Table>>().toEqualTypeOf<{
      readonly q: string;
      readonly n: number;
      readonly j: unknown;
    }>();
    expectTypeOf<ParamsOf<'/map/:place/at/:floor', Table>['scale']>().toEqualTypeOf<number>();
    expectTypeOf<ParamsOf<'/map/:place/at/:floor', Table>['name']>().toEqualTypeOf<
      string | undefined
    >();
    expectTypeOf<ParamsOf<'/list', Table>>().toEqualTypeOf<{}>();
  });

  it('give open the type of the result', () => {
    expectTypeOf<ResultOf<'/pick', Table>>().toEqualTypeOf<{ colour: string }>();
    expectTypeOf<ResultOf<'/list', Table>>().toEqualTypeOf<unknown>();
    expectTypeOf(app.open('/pick')).toEqualTypeOf<{ colour: string }>();
  });

  it('accept any text if no table is registered', () => {
    const loose = calls<RouteTable>();
    expectTypeOf<RouteKey<RouteTable>>().toEqualTypeOf<string>();
    expectTypeOf<TabKey<RouteTable>>().toEqualTypeOf<string>();
    expectTypeOf<PageKey<RouteTable>>().toEqualTypeOf<string>();
    loose.navigate('/anything', { at: 'all', n: 1 });
    loose.switchTab('/anything');
    expectTypeOf<ParamsOf<'/x', RouteTable>>().toEqualTypeOf<Readonly<Record<string, unknown>>>();
    expectTypeOf<ResultOf<'/x', RouteTable>>().toEqualTypeOf<unknown>();
  });

  it('check the table where it is written', () => {
    // @ts-expect-error no such type of field
    defineRoutes({ '/a': { query: { n: 'nummer' }, load } });
    // @ts-expect-error a page has to be loaded from somewhere
    defineRoutes({ '/a': { title: 'A' } });
    // @ts-expect-error a default of its field's type
    defineRoutes({ '/a': { query: { s: { type: 'string', default: 1 } }, load } });
  });
});
