import { expect, it } from 'vitest';
import { withTarget, createPage, pageIdFor, rootPage, topPage } from '@/router/core/state';
import { contextOf, stackOf, targetOf } from '../../helpers/nav-states';

it('topPage and rootPage return the two ends of the stack', () => {
  expect(topPage(stackOf('/', '/list')).url).toBe('/list');
  expect(rootPage(stackOf('/', '/list')).url).toBe('/');
});

it('isSamePage compares the id and the number of the instance', () => {
  const [first, second] = [stackOf('/').pages[0]!, { ...stackOf('/').pages[0]!, key: '9' }];
  expect(first.key === Object.assign({}, first, { url: '/?a=1', mount: 'ghost' }).key).toBe(true);
  expect(first.key === second.key).toBe(false);
});

it('pageIdFor gives tabs a fixed id and other pages a new id', () => {
  const context = contextOf();
  expect(pageIdFor(targetOf('/me'), context)).toBe('tab:/me');
  expect(pageIdFor(targetOf('/list'), context)).toBe('n1');
  expect(pageIdFor(targetOf('/list'), context)).toBe('n2');
  expect(createPage(targetOf('/list'), { id: 'x', key: '3', position: 2, mount: 'ghost' })).toEqual(
    {
      id: 'x',
      key: '3',
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
    },
  );
});

it('withTarget returns the same page if the URL is the same', () => {
  const page = stackOf('/', '/item/1').pages[1]!;
  expect(withTarget(page, targetOf('/item/1'))).toBe(page);
  expect(withTarget(page, targetOf('/item/1?n=2'))).toEqual({
    ...page,
    url: '/item/1?n=2',
    params: { id: '1', n: 2 },
  });
});
