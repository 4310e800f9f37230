import { expect, it } from 'vitest';
import {
  withTarget,
  createPage,
  pageIdFor,
  isSamePage,
  mountTopPage,
  rootPage,
  topPage,
} from '@/router/core/state';
import { contextOf, stackOf, targetOf, withGhosts } from '../../helpers/nav-states';

it('knows top and root', () => {
  expect(topPage(stackOf('/', '/list')).url).toBe('/list');
  expect(rootPage(stackOf('/', '/list')).url).toBe('/');
});

it('tells instances apart by their number, pages by their id', () => {
  const [first, second] = [stackOf('/').pages[0]!, { ...stackOf('/').pages[0]!, seq: 9 }];
  expect(isSamePage(first, Object.assign({}, first, { url: '/?a=1', mount: 'ghost' }))).toBe(true);
  expect(isSamePage(first, second)).toBe(false);
});

it('makes tab roots under a fixed id, other pages under a new one', () => {
  const context = contextOf();
  expect(pageIdFor(targetOf('/me'), context)).toBe('tab:/me');
  expect(pageIdFor(targetOf('/list'), context)).toBe('n1');
  expect(pageIdFor(targetOf('/list'), context)).toBe('n2');
  expect(createPage(targetOf('/list'), { id: 'x', seq: 3, position: 2, mount: 'ghost' })).toEqual({
    id: 'x',
    seq: 3,
    kind: 'page',
    route: '/list',
    url: '/list',
    params: {},
    tab: false,
    position: 2,
    coveredAt: 2,
    needsWrite: false,
    opener: null,
    mount: 'ghost',
    mountCount: 0,
  });
});

it('atUrl keeps an entry whose address is the same', () => {
  const entry = stackOf('/', '/item/1').pages[1]!;
  expect(withTarget(entry, targetOf('/item/1'))).toBe(entry);
  expect(withTarget(entry, targetOf('/item/1?n=2'))).toEqual({
    ...entry,
    url: '/item/1?n=2',
    params: { id: '1', n: 2 },
  });
});

it('mountTop makes the page on top live, and nothing else', () => {
  const state = withGhosts(stackOf('/', '/list', '/item/1'), 0, 1, 2);
  expect(mountTopPage(state).pages.map(({ mount }) => mount)).toEqual(['ghost', 'ghost', 'live']);
  const live = stackOf('/');
  expect(mountTopPage(live)).toBe(live);
});
