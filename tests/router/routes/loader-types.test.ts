import { describe, expectTypeOf, it } from 'vitest';
import { defineRoutes } from '@/router/routes/define-routes';
import { group } from '@/router/routes/group';
import type { GuardUser, LoaderContext } from '@/router/routes/route-table';
import type { LoaderContextOf, LoaderDataOf } from '@/router/routes/route-types';
import type { LoaderPlatform } from '@/platform';

const load = async () => ({ default: () => null });

type Order = { readonly id: string; readonly total: number };

/** The module of a loader, as `import()` gives it. */
const orderLoader = {
  default: async ({ params }: LoaderContextOf<'/late/:id'>): Promise<Order> => ({
    id: params.id,
    total: 7,
  }),
};

const routes = defineRoutes({
  '/': { tab: true, load, loader: () => 5 },
  '/item/:id': {
    query: { state: 'string?', page: { type: 'number', default: 1 } },
    loader: async ({ params, query, user, signal, platform, locale }) => {
      expectTypeOf(params).toEqualTypeOf<{
        readonly id: string;
        readonly page: number;
        readonly state?: string;
      }>();
      expectTypeOf(query).toEqualTypeOf<{ readonly page: number; readonly state?: string }>();
      expectTypeOf(user).toEqualTypeOf<GuardUser | null>();
      expectTypeOf(signal).toEqualTypeOf<AbortSignal>();
      expectTypeOf(platform).toEqualTypeOf<LoaderPlatform>();
      expectTypeOf(locale).toExtend<string>();
      // @ts-expect-error no such field
      void query.nope;
      return { id: params.id, page: query.page };
    },
    load,
  },
  '/guarded/:id': {
    loader: ({ params, redirect, notFound }) => {
      if (params.id === 'old') return redirect('/item/1');
      if (params.id === 'gone') return notFound();
      return params.id;
    },
    load,
  },
  '/late/:id': { loader: async () => orderLoader, load },
  '/plain': { load },
  ...group(
    { roles: ['member'], context: async () => ({ client: { get: (path: string) => path } }) },
    {
      '/orders/:id': {
        query: { sort: 'string' },
        loader: ({ params, query, context }) => ({
          text: context.client.get(`${params.id}?${query.sort}`),
        }),
        load,
      },
      ...group(
        { context: () => ({ depth: 2 }) },
        { '/deep/:id': { loader: ({ params, context }) => [params.id, context.depth], load } },
      ),
    },
  ),
});

type Table = typeof routes;

describe('the types of loaders', () => {
  it('give useLoaderData what the loader returns, without its promise', () => {
    expectTypeOf<LoaderDataOf<'/', Table>>().toEqualTypeOf<number>();
    expectTypeOf<LoaderDataOf<'/item/:id', Table>>().toEqualTypeOf<{ id: string; page: number }>();
    expectTypeOf<LoaderDataOf<'/guarded/:id', Table>>().toEqualTypeOf<string>();
    expectTypeOf<LoaderDataOf<'/plain', Table>>().toEqualTypeOf<undefined>();
  });

  it('read through the module of a loader that comes late', () => {
    expectTypeOf<LoaderDataOf<'/late/:id', Table>>().toEqualTypeOf<Order>();
  });

  it('know what a group adds to the context', () => {
    expectTypeOf<LoaderDataOf<'/orders/:id', Table>>().toEqualTypeOf<{ text: string }>();
    expectTypeOf<LoaderDataOf<'/deep/:id', Table>>().toEqualTypeOf<(string | number)[]>();
  });

  it('let a loader be written apart', () => {
    const apart = ({ params, signal }: Pick<LoaderContext, 'params' | 'signal'>) => [
      params,
      signal,
    ];
    defineRoutes({ '/item/:id': { loader: apart, load } });
  });
});

it('a misspelt option of a route is an error of its own line', () => {
  void (() => {
    defineRoutes({
      '/': { load, title: 'Home' },
      '/orders/:id': {
        load,
        loader: ({ params }) => params.id,
        // @ts-expect-error the option is `roles`
        role: ['member'],
      },
    });
    group(
      { roles: ['member'] },
      {
        '/orders': {
          load,
          beforeEnter: ({ user }) => user !== null,
          // @ts-expect-error the option is `title`
          titel: 'Orders',
        },
      },
    );
  });
});
