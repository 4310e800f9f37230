import { describe, expect, it } from 'vitest';
import { compileTable, fillPath, matchPath } from '@/router/routes/match';
import type { RouteTable } from '@/router/routes/route-table';

const load = async () => ({ default: () => null });
const tableOf = (...paths: `/${string}`[]): RouteTable =>
  Object.fromEntries(paths.map((path) => [path, { load }]));

function find(table: RouteTable, path: string) {
  const match = matchPath(compileTable(table), path);
  return match && { route: match.pattern.route, ...Object.fromEntries(match.params) };
}

describe('[S2.1] matching a path', () => {
  it('prefers a static segment to a parameter, whatever the order of the table', () => {
    const paths = ['/:any', '/item/:id', '/item/new', '/:any/new', '/list'] as const;
    for (const order of [paths, [...paths].reverse()]) {
      const table = tableOf(...order);
      expect(find(table, '/item/new')).toEqual({ route: '/item/new' });
      expect(find(table, '/item/7')).toEqual({ route: '/item/:id', id: '7' });
      expect(find(table, '/other/new')).toEqual({ route: '/:any/new', any: 'other' });
      expect(find(table, '/list')).toEqual({ route: '/list' });
      expect(find(table, '/else')).toEqual({ route: '/:any', any: 'else' });
    }
  });

  it('compares patterns segment by segment from the left', () => {
    expect(find(tableOf('/:a/b', '/a/:b'), '/a/b')).toEqual({ route: '/a/:b', b: 'b' });
  });

  it('finds the route of an alias, with the same parameters', () => {
    const table = { '/item/:id': { load, alias: ['/i/:id', '/old/items/:id'] }, '/': { load } };
    expect(find(table, '/i/7')).toEqual({ route: '/item/:id', id: '7' });
    expect(find(table, '/old/items/7')).toEqual({ route: '/item/:id', id: '7' });
  });

  it('ignores case and a trailing slash', () => {
    const table = tableOf('/', '/Item/:id');
    expect(find(table, '/ITEM/Ab')).toEqual({ route: '/Item/:id', id: 'Ab' });
    expect(find(table, '/item/Ab/')).toEqual({ route: '/Item/:id', id: 'Ab' });
    expect(find(table, '')).toEqual({ route: '/' });
  });

  it('decodes each segment once', () => {
    const table = tableOf('/item/:id', '/你');
    expect(find(table, '/item/a%2Fb')).toEqual({ route: '/item/:id', id: 'a/b' });
    expect(find(table, '/item/a%252Fb')).toEqual({ route: '/item/:id', id: 'a%2Fb' });
    expect(find(table, '/item/%')).toEqual({ route: '/item/:id', id: '%' });
    expect(find(table, '/%E4%BD%A0')).toEqual({ route: '/你' });
    expect(find(table, '/%69tem/1')).toEqual({ route: '/item/:id', id: '1' });
  });

  it.each(['/nope', '/item', '/item/1/2', '/item//1'])('finds nothing for %j', (path) => {
    expect(find(tableOf('/', '/item/:id'), path)).toBeNull();
  });

  it('finds no route for names of the prototype', () => {
    for (const path of ['/__proto__', '/constructor', '/toString', '/hasOwnProperty']) {
      expect(find(tableOf('/', '/list'), path)).toBeNull();
    }
  });
});

describe('fillPath', () => {
  it('writes one spelling for each page', () => {
    const compiled = compileTable(tableOf('/', '/Item/:id', '/你/:a/:b'));
    const spell = (path: string) => fillPath(matchPath(compiled, path)!);
    expect(spell('/')).toBe('/');
    expect(spell('/ITEM/%41/')).toBe('/Item/A');
    expect(spell('/item/a%2fb')).toBe('/Item/a%2Fb');
    expect(spell('/item/%C0%AE%C0%AE')).toBe('/Item/%C0%AE%C0%AE');
    expect(spell('/%E4%BD%A0/x y/%')).toBe('/%E4%BD%A0/x%20y/%25');
  });
});
