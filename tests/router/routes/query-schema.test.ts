import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { isRefusal } from '@/router/core/refusal';
import { defineRoutes } from '@/router/routes/define-routes';
import { type QuerySchema } from '@/router/routes/route-table';
import { compileTable } from '@/router/routes/match';
import type { ParamsInput, ParamsOf } from '@/router/routes/route-types';
import { checkTarget, linkTarget, targetOfUrl } from '@/router/routes/target';

const load = async () => ({ default: () => null });

const search = z.object({
  q: z.string().min(1),
  page: z.number().int().positive().default(1),
  sort: z.enum(['new', 'old']).optional(),
  tags: z.array(z.string()).default([]),
  since: z.iso.datetime().optional(),
  range: z.object({ from: z.number(), to: z.number() }).optional(),
});

const filter = v.object({
  n: v.optional(v.number()),
  exact: v.optional(v.boolean(), false),
});

const routes = defineRoutes({
  '/search': { query: search, load },
  '/filter': { query: filter, load },
  '/short': {
    query: {
      tags: 'string[]',
      sizes: 'number[]',
      sort: { type: 'enum', values: ['new', 'old'], default: 'new' },
      kind: { type: 'enum', values: ['a', 'b'] },
    },
    load,
  },
});
type T = typeof routes;
const table = compileTable(routes);

const paramsOf = (url: string) => {
  const { kind, params } = targetOfUrl(table, url);
  return kind === 'page' ? params : kind;
};

const open = (to: string, params: Record<string, unknown>) => {
  const target = checkTarget(table, 'navigate', { to, params }, '/');
  return isRefusal(target) ? `${target.refused}: ${target.message}` : target.url;
};

describe('[S2.1] a query that a Standard Schema describes', () => {
  it('converts the text of the URL to the types of the schema', () => {
    expect(paramsOf('/search?q=5&page=3&sort=old&tags=a&tags=b')).toEqual({
      q: '5',
      page: 3,
      sort: 'old',
      tags: ['a', 'b'],
    });
    expect(paramsOf('/filter?n=-1.5&exact=true')).toEqual({ n: -1.5, exact: true });
  });

  it('uses the defaults of the schema, and accepts a single value for a list', () => {
    expect(paramsOf('/search?q=x&tags=one')).toEqual({ q: 'x', page: 1, tags: ['one'] });
    expect(paramsOf('/filter')).toEqual({ exact: false });
  });

  it('keeps fields that are not in the schema as text', () => {
    expect(paramsOf('/filter?utm=7')).toEqual({ exact: false, utm: '7' });
  });

  it('shows the not-found page for a URL that the schema refuses', () => {
    expect(paramsOf('/search')).toBe('not-found');
    expect(paramsOf('/search?q=x&page=0')).toBe('not-found');
    expect(paramsOf('/search?q=x&sort=best')).toBe('not-found');
  });

  it('writes values into the URL that are read again as the same values', () => {
    const params = { q: '5', page: 2, tags: ['a', 'b c'], range: { from: 1, to: 2 } };
    const url = open('/search', params);
    expect(url).toBe(
      '/search?q=5&page=2&tags=a&tags=b%20c&range=%7B%22from%22%3A1%2C%22to%22%3A2%7D',
    );
    expect(paramsOf(url)).toEqual(params);
  });

  it.each([[['[]']], [['["a"]']], [[' []']], [['[']], [['[]', 'b']], [['{}']], [['']]])(
    'reads the list %j as it was written',
    (tags) => {
      expect(paramsOf(open('/search', { q: 'x', tags }))).toEqual({ q: 'x', page: 1, tags });
    },
  );

  it('reads a list with one list as it was written', () => {
    const query = z.object({ pairs: z.array(z.array(z.number())) });
    const nested = compileTable({ '/n': { query, load } });
    for (const pairs of [[[1, 2]], [[]], [[1], [2]]]) {
      const target = checkTarget(nested, 'navigate', { to: '/n', params: { pairs } }, '/');
      expect(target).toMatchObject({ params: { pairs } });
    }
  });

  it('refuses a call with the field and the problem that the schema reports', () => {
    expect(open('/search', { q: '' })).toMatch(/^invalid: parameter\.params\.q: .+ in the url$/);
    expect(open('/filter', { n: 'x' })).toMatch(/^invalid: parameter\.params\.n: .+ in the url$/);
  });

  it('reports the problem of the value, and not of its text', () => {
    const limited = compileTable({
      '/n': { query: z.object({ n: z.number().max(9, 'at most 9') }), load },
    });
    const target = checkTarget(limited, 'navigate', { to: '/n', params: { n: 20 } }, '/');
    expect(target).toEqual({
      refused: 'invalid',
      message: 'parameter.params.n: at most 9 in the url',
    });
  });

  it('refuses an asynchronous schema, because a URL cannot wait for it', () => {
    const query = z.object({ q: z.string().refine(async () => true) }) as unknown as QuerySchema;
    const slow = compileTable({ '/slow': { query, load } });
    const target = checkTarget(slow, 'navigate', { to: '/slow', params: { q: 'x' } }, '/');
    expect(target).toEqual({
      refused: 'invalid',
      message: 'parameter.params.query: a query schema must not be asynchronous in the url',
    });
  });

  describe('a schema that throws', () => {
    const query = v.object({ filter: v.pipe(v.string(), v.transform(JSON.parse)) });
    const parsed = compileTable({ '/filter': { query, load } });

    it('refuses a call, with the words of the error', () => {
      const target = checkTarget(parsed, 'navigate', { to: { url: '/filter?filter=abc' } }, '/');
      expect(target).toMatchObject({
        refused: 'invalid',
        message: expect.stringMatching(/^parameter\.params\.query: .+ in the url$/),
      });
    });

    it('makes a not-found page of an address', () => {
      expect(targetOfUrl(parsed, '/filter?filter=abc').kind).toBe('not-found');
      expect(targetOfUrl(parsed, '/filter?filter=[1]')).toMatchObject({ params: { filter: [1] } });
    });

    it('is a link of the app all the same', () => {
      expect(linkTarget(parsed, '/filter?filter=abc', '/')).toEqual({
        url: '/filter?filter=abc',
        tab: false,
      });
    });
  });

  it('refuses a schema that gives no object', () => {
    const nothing = compileTable({
      '/n': {
        query: v.pipe(
          v.object({}),
          v.transform(() => null),
        ) as unknown as QuerySchema,
        load,
      },
    });
    expect(checkTarget(nothing, 'navigate', { to: '/n' }, '/')).toEqual({
      refused: 'invalid',
      message: 'parameter.params.query: a query schema must give an object in the url',
    });
  });

  it('types callers by the input of the schema, and pages by its output', () => {
    expectTypeOf<ParamsInput<'/filter', T>>().toEqualTypeOf<{
      n?: number | undefined;
      exact?: boolean | undefined;
    }>();
    expectTypeOf<ParamsOf<'/filter', T>['exact']>().toEqualTypeOf<boolean>();
    expectTypeOf<ParamsOf<'/search', T>['page']>().toEqualTypeOf<number>();
    expectTypeOf<ParamsOf<'/search', T>['sort']>().toEqualTypeOf<'new' | 'old' | undefined>();
    expectTypeOf<ParamsInput<'/search', T>['page']>().toEqualTypeOf<number | undefined>();
  });
});

describe('[S2.1] lists and enums in short field specs', () => {
  it('a list has every value of a repeated field, and is empty without the field', () => {
    expect(paramsOf('/short?tags=a&tags=b&sizes=1&sizes=x&sizes=2')).toEqual({
      tags: ['a', 'b'],
      sizes: [1, 2],
      sort: 'new',
    });
    expect(paramsOf('/short')).toEqual({ tags: [], sizes: [], sort: 'new' });
  });

  it('an enum has one of its values, or its default', () => {
    expect(paramsOf('/short?sort=old&kind=b')).toMatchObject({ sort: 'old', kind: 'b' });
    expect(paramsOf('/short?sort=best&kind=c')).toEqual({ tags: [], sizes: [], sort: 'new' });
  });

  it('are written into the URL, and refused if they have the wrong type', () => {
    expect(open('/short', { tags: ['a', 'b'], sizes: [1], sort: 'old' })).toBe(
      '/short?tags=a&tags=b&sizes=1&sort=old',
    );
    expect(open('/short', { tags: 'a' })).toBe(
      'invalid: parameter.params.tags: an array of strings is required',
    );
    expect(open('/short', { sort: 'best' })).toBe(
      'invalid: parameter.params.sort: one of new, old is required',
    );
  });

  it('type callers and pages', () => {
    expectTypeOf<ParamsOf<'/short', T>>().toEqualTypeOf<{
      readonly tags: readonly string[];
      readonly sizes: readonly number[];
      readonly sort: 'new' | 'old';
      readonly kind?: 'a' | 'b';
    }>();
    expectTypeOf<ParamsInput<'/short', T>['tags']>().toEqualTypeOf<readonly string[] | undefined>();
  });
});
