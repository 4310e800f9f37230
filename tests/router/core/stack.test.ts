import { expect, it } from 'vitest';
import { atUrl, createEntry, idFor, isSame, mountTop, rootOf, topOf } from '@/router/core/stack';
import { contextOf, stackOf, targetOf, withGhosts } from '../../helpers/nav-states';

it('knows top and root', () => {
  expect(topOf(stackOf('/', '/list')).url).toBe('/list');
  expect(rootOf(stackOf('/', '/list')).url).toBe('/');
});

it('tells instances apart by their number, pages by their id', () => {
  const [first, second] = [stackOf('/').stack[0]!, { ...stackOf('/').stack[0]!, seq: 9 }];
  expect(isSame(first, { ...first, url: '/?a=1', mount: 'ghost' })).toBe(true);
  expect(isSame(first, second)).toBe(false);
});

it('makes tab roots under a fixed id, other pages under a new one', () => {
  const context = contextOf();
  expect(idFor(targetOf('/me'), context)).toBe('tab:/me');
  expect(idFor(targetOf('/list'), context)).toBe('n1');
  expect(idFor(targetOf('/list'), context)).toBe('n2');
  expect(createEntry(targetOf('/list'), { id: 'x', seq: 3, pos: 2, mount: 'ghost' })).toEqual({
    id: 'x',
    seq: 3,
    kind: 'page',
    route: '/list',
    url: '/list',
    params: {},
    tab: false,
    pos: 2,
    coveredAt: 2,
    unwritten: false,
    opener: null,
    mount: 'ghost',
    mounting: 0,
  });
});

it('atUrl keeps an entry whose address is the same', () => {
  const entry = stackOf('/', '/item/1').stack[1]!;
  expect(atUrl(entry, targetOf('/item/1'))).toBe(entry);
  expect(atUrl(entry, targetOf('/item/1?n=2'))).toEqual({
    ...entry,
    url: '/item/1?n=2',
    params: { id: '1', n: 2 },
  });
});

it('mountTop makes the page on top live, and nothing else', () => {
  const state = withGhosts(stackOf('/', '/list', '/item/1'), 0, 1, 2);
  expect(mountTop(state).stack.map(({ mount }) => mount)).toEqual(['ghost', 'ghost', 'live']);
  const live = stackOf('/');
  expect(mountTop(live)).toBe(live);
});
