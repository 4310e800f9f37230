import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isRefusal } from '@/router/core/refusal';
import type { RouteQuery, RouteTable } from '@/router/routes/route-table';
import { compileTable } from '@/router/routes/match';
import { checkTarget, editedTarget } from '@/router/routes/target';

const load = async () => ({ default: () => null });

const spec = {
  q: 'string?',
  sort: { type: 'enum', values: ['new', 'old'], default: 'new' },
  text: { type: 'string', default: '' },
  n: { type: 'number', default: 1, min: 1, max: 9 },
  tags: 'string[]',
  filter: 'json?',
} as const;

const tableOf = (query?: RouteQuery) =>
  compileTable({
    '/': { load },
    '/list/:id': { alias: ['/l/:id'], ...(query && { query }), load },
    '/other': { query: { sort: 'string?' }, load },
    '/need': { query: { id: 'number', q: 'string?' }, load },
  } as RouteTable);

const edit = (url: string, params: Record<string, unknown>, query: RouteQuery = spec) => {
  const target = editedTarget(tableOf(query), url, params);
  return isRefusal(target) ? target.message : target.url;
};

describe("new params in a page's own URL", () => {
  it.each([
    ['replace the value of their field', '/list/a?q=x&n=2', { q: 'y' }, '/list/a?q=y&n=2'],
    ['go to the end if their field is new', '/list/a?n=2', { q: 'y' }, '/list/a?n=2&q=y'],
    [
      'keep fields that the route does not know',
      '/list/a?fbclid=abc',
      { sort: 'old' },
      '/list/a?fbclid=abc&sort=old',
    ],
    [
      'keep an unknown field that is there twice',
      '/list/a?x=1&x=2',
      { q: 'y' },
      '/list/a?x=1&x=2&q=y',
    ],
    ['keep the fragment', '/list/a?q=x#part', { q: 'y' }, '/list/a?q=y#part'],
    ['keep the alias', '/l/a?q=x', { q: 'y' }, '/l/a?q=y'],
    ['leave out a default', '/list/a?q=x&sort=old', { sort: 'new' }, '/list/a?q=x'],
    ['leave out an empty text that is the default', '/list/a', { text: '', q: 'y' }, '/list/a?q=y'],
    ['write an empty text that is no default', '/list/a?q=x', { q: '' }, '/list/a?q='],
    ['leave out an empty list', '/list/a?tags=a&q=x&tags=b', { tags: [] }, '/list/a?q=x'],
    [
      'write a list where it was',
      '/list/a?tags=a&q=x',
      { tags: ['b', 'c'] },
      '/list/a?tags=b&tags=c&q=x',
    ],
    ['remove a field that is undefined', '/list/a?q=x&n=2', { q: undefined }, '/list/a?n=2'],
    [
      'change nothing if they are the same',
      '/list/a?n=02&q=x#p',
      { n: 2, q: 'x' },
      '/list/a?n=02&q=x#p',
    ],
    [
      'change nothing if they are the same data',
      '/list/a?filter=%7B%22a%22%3A[1]%7D',
      { filter: { a: [1] } },
      '/list/a?filter=%7B%22a%22%3A%5B1%5D%7D',
    ],
    ['change nothing if a limit makes them the same', '/list/a?n=9', { n: 50 }, '/list/a?n=9'],
    [
      'leave all params of the page as they are',
      '/list/a?fbclid=x&n=3',
      { id: 'a', fbclid: 'x', n: 3, sort: 'new', text: '', tags: [], q: 'y' },
      '/list/a?fbclid=x&n=3&q=y',
    ],
    ['never change a path param', '/list/a', { id: 'b', q: 'y' }, '/list/a?q=y'],
    [
      'are refused if a value does not fit',
      '/list/a',
      { n: 'two' },
      'parameter.params.n: number is required',
    ],
    [
      'are refused if a field is misspelt',
      '/list/a',
      { srot: 'old' },
      'parameter.params.srot: the route declares no such field',
    ],
    [
      'are refused if a required field is removed',
      '/need?id=1',
      { id: undefined },
      'parameter.params.id: missing or malformed in the url',
    ],
  ])('%s', (_, url, params, expected) => {
    expect(edit(url, params)).toBe(expected);
  });

  it('are any field if the route declares no query', () => {
    const target = editedTarget(tableOf(), '/list/a?x=1', { y: 2 });
    expect(target).toMatchObject({ url: '/list/a?x=1&y=2', params: { id: 'a', x: '1', y: '2' } });
  });

  it.each([
    [
      'zod',
      z.object({
        q: z.string().optional(),
        n: z.number().default(1),
        since: z.coerce.date().optional(),
        ids: z.array(z.number()).default([]),
      }),
    ],
    [
      'valibot',
      v.object({
        q: v.optional(v.string()),
        n: v.optional(v.number(), 1),
        since: v.optional(
          v.pipe(
            v.string(),
            v.transform((text) => new Date(text)),
          ),
        ),
        ids: v.optional(v.array(v.number()), []),
      }),
    ],
  ])('follow a schema of %s too', (_, schema) => {
    expect(edit('/list/a?fbclid=x&n=2#p', { n: 1, q: 'y' }, schema)).toBe('/list/a?fbclid=x&q=y#p');
    expect(edit('/list/a?n=2', { n: 2, ids: [] }, schema)).toBe('/list/a?n=2');
    expect(edit('/list/a?ids=1&ids=2', { ids: [1, 2] }, schema)).toBe('/list/a?ids=1&ids=2');
    expect(edit('/list/a', { since: '2026-01-02' }, schema)).toBe('/list/a?since=2026-01-02');
    const since = new Date('2026-01-02');
    expect(edit('/list/a?since=2026-01-02', { since }, schema)).toBe('/list/a?since=2026-01-02');
  });
});

describe('a link that keeps the query', () => {
  const link = (from: string, to: string, params: Record<string, unknown> = {}) => {
    const target = checkTarget(tableOf(spec), 'any', { to, params, keepQuery: true }, from);
    return isRefusal(target) ? target.message : target.url;
  };

  it.each([
    [
      'changes its own page',
      '/list/a?fbclid=x&n=2#p',
      '/list/:id',
      { id: 'a', q: 'y' },
      '/list/a?fbclid=x&n=2&q=y#p',
    ],
    [
      'changes its own page at an alias',
      '/l/a?n=2',
      '/list/:id',
      { id: 'a', q: 'y' },
      '/l/a?n=2&q=y',
    ],
    [
      'leads to the same route with other path params',
      '/l/a?n=2#p',
      '/list/:id',
      { id: 'b' },
      '/list/b?n=2',
    ],
    [
      'takes the query to another page',
      '/list/a?sort=old&fbclid=x#p',
      '/other',
      {},
      '/other?sort=old&fbclid=x',
    ],
    [
      'changes the query on the way',
      '/list/a?sort=old&fbclid=x',
      '/other',
      { sort: 'new' },
      '/other?sort=new&fbclid=x',
    ],
    [
      'needs the required fields',
      '/list/a?q=x',
      '/need',
      {},
      'parameter.params.id: missing or malformed in the url',
    ],
    ['finds a required field in the query', '/list/a?id=5', '/need', {}, '/need?id=5'],
  ])('%s', (_, from, to, params, expected) => {
    expect(link(from, to, params)).toBe(expected);
  });
});
