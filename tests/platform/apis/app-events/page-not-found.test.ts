import { expect, it, vi } from 'vitest';
import { pageNotFound } from '@/platform/apis/app-events';
import { fakePlatform } from '../../../helpers/fake-platform';

const lost = { id: 'p1', route: '', url: '/nowhere?a=b' };

it('tells of the page that the app was opened with, also when it is there first', () => {
  const { context, record, observers } = fakePlatform({ page: lost });
  const heard = vi.fn();
  const stop = pageNotFound(context, heard);
  record('load', lost);
  expect(heard.mock.calls).toEqual([[{ path: '/nowhere', query: { a: 'b' }, isEntryPage: true }]]);
  stop();
  expect(observers()).toBe(0);
});

it('tells of one that the app went to later, and of no page that there is', () => {
  const { context, record } = fakePlatform();
  const heard = vi.fn();
  pageNotFound(context, heard);
  record('load', { id: 'p2', route: '/item' });
  record('show', { id: 'p3', route: '', url: '/gone' });
  expect(heard).not.toHaveBeenCalled();
  record('load', { id: 'p3', route: '', url: '/gone' });
  expect(heard.mock.calls).toEqual([[{ path: '/gone', query: {}, isEntryPage: false }]]);
});
