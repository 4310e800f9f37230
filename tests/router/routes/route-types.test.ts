import { describe, expectTypeOf, it } from 'vitest';
import { defineRoutes, returns, type RouteTable } from '@/router/routes/define-routes';
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

type T = typeof routes;

/** The calls of the contract, for a table of the test's own instead of the registered one. */
type Calls<R extends RouteTable> = {
  navigate<K extends PageKey<R>>(to: K, ...params: ParamsArgs<ParamsInput<K, R>>): void;
  navigate(to: UrlTarget): void;
  switchTab<K extends TabKey<R>>(to: K, ...params: ParamsArgs<ParamsInput<K, R>>): void;
  relaunch<K extends RouteKey<R>>(to: K, ...params: ParamsArgs<ParamsInput<K, R>>): void;
  open<K extends PageKey<R>>(to: K, ...params: ParamsArgs<ParamsInput<K, R>>): ResultOf<K, R>;
};

/** Only its types are looked at, by `tsc`; calls do nothing. */
const calls = <R extends RouteTable>(): Calls<R> =>
  new Proxy({} as Calls<R>, { get: () => () => undefined });
const app = calls<T>();

describe('[S2.1] the table types the calls', () => {
  it('keys are told apart', () => {
    expectTypeOf<TabKey<T>>().toEqualTypeOf<'/' | '/me'>();
    expectTypeOf<PageKey<T>>().toEqualTypeOf<
      '/list' | '/item/:id' | '/need' | '/map/:place/at/:floor' | '/pick'
    >();
    expectTypeOf<RouteKey<T>>().toEqualTypeOf<TabKey<T> | PageKey<T>>();
  });

  it('[S2.3] a tab is no target of navigate', () => {
    app.navigate('/list');
    // @ts-expect-error a tab page
    app.navigate('/me');
    // @ts-expect-error not in the table
    app.navigate('/nope');
    app.navigate({ url: '/me' });
  });

  it('[S2.4] a page is no target of switchTab', () => {
    app.switchTab('/me');
    // @ts-expect-error not a tab page
    app.switchTab('/list');
    app.relaunch('/me');
    app.relaunch('/list');
  });

  it('path params are required, by their names', () => {
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

  it('query fields have their types', () => {
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

  it('a page gets what it was declared to get', () => {
    expectTypeOf<ParamsOf<'/item/:id', T>>().toEqualTypeOf<{
      readonly id: string;
      readonly from?: string;
      readonly n?: number;
      readonly b?: boolean;
    }>();
    expectTypeOf<ParamsOf<'/need', T>>().toEqualTypeOf<{
      readonly q: string;
      readonly n: number;
      readonly j: unknown;
    }>();
    expectTypeOf<ParamsOf<'/map/:place/at/:floor', T>['scale']>().toEqualTypeOf<number>();
    expectTypeOf<ParamsOf<'/map/:place/at/:floor', T>['name']>().toEqualTypeOf<
      string | undefined
    >();
    expectTypeOf<ParamsOf<'/list', T>>().toEqualTypeOf<{}>();
  });

  it('results are typed', () => {
    expectTypeOf<ResultOf<'/pick', T>>().toEqualTypeOf<{ colour: string }>();
    expectTypeOf<ResultOf<'/list', T>>().toEqualTypeOf<unknown>();
    expectTypeOf(app.open('/pick')).toEqualTypeOf<{ colour: string }>();
  });

  it('a table that nobody registered takes any text, checked at run time', () => {
    const loose = calls<RouteTable>();
    expectTypeOf<RouteKey<RouteTable>>().toEqualTypeOf<string>();
    expectTypeOf<TabKey<RouteTable>>().toEqualTypeOf<string>();
    expectTypeOf<PageKey<RouteTable>>().toEqualTypeOf<string>();
    loose.navigate('/anything', { at: 'all', n: 1 });
    loose.switchTab('/anything');
    expectTypeOf<ParamsOf<'/x', RouteTable>>().toEqualTypeOf<Readonly<Record<string, unknown>>>();
    expectTypeOf<ResultOf<'/x', RouteTable>>().toEqualTypeOf<unknown>();
  });

  it('a table itself is checked where it is written', () => {
    // @ts-expect-error no such type of field
    defineRoutes({ '/a': { query: { n: 'nummer' }, load } });
    // @ts-expect-error a page has to be loaded from somewhere
    defineRoutes({ '/a': { title: 'A' } });
    // @ts-expect-error a default of its field's type
    defineRoutes({ '/a': { query: { s: { type: 'string', default: 1 } }, load } });
  });
});
