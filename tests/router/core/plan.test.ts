import { describe, expect, it } from 'vitest';
import { makePlan } from '@/router/core/plan';
import type { StackState } from '@/router/core/state';
import {
  pageOf,
  defaultLimits,
  stackOf,
  eventsOf,
  withGhosts,
  withLayers,
  withTabs,
} from '../../helpers/nav-states';

const step = (before: StackState, next: StackState, limits = defaultLimits) =>
  makePlan(
    before,
    { next, work: { go: 0, write: 'none' }, reason: 'navigate', direction: 'forward' },
    limits,
  );

describe('[S4.1] the order of events', () => {
  it('starts with unloaded pages from the top down, then kept tabs, then the new page', () => {
    const before = withTabs(stackOf('/', '/list', '/item/1'), '/me', '/shop');
    const next = { ...before, pages: [pageOf('/pick', 9)], tabs: [] };
    expect(eventsOf(step(before, next))).toEqual([
      'unload /item/1',
      'unload /list',
      'unload /',
      'unload /me',
      'unload /shop',
      'load /pick',
      'show /pick navigate',
    ]);
  });

  it('is empty if the same instance stays on top', () => {
    const before = stackOf('/', '/list');
    const plan = step(before, { ...before, position: 4 });
    expect(plan.lifecycle).toEqual([]);
    expect(plan.direction).toBe('none');
  });

  it('has an unload and a load if another instance has the same id', () => {
    const before = stackOf('/');
    const newInstance = { ...before.pages[0]!, key: '7' };
    expect(eventsOf(step(before, { ...before, pages: [newInstance] }))).toEqual([
      'unload /',
      'load /',
      'show / navigate',
    ]);
  });

  it('has no hide before an unload', () => {
    const before = stackOf('/', '/list');
    expect(eventsOf(step(before, stackOf('/')))).toEqual(['unload /list', 'show / navigate']);
  });

  it('has an unload for a ghost, which is not mounted first', () => {
    const before = withGhosts(stackOf('/', '/list', '/item/1'), 1);
    expect(eventsOf(step(before, stackOf('/')))).toEqual([
      'unload /item/1',
      'unload /list',
      'show / navigate',
    ]);
  });

  it('has the hide before the evict if a page is evicted as soon as it is covered', () => {
    const before = stackOf('/', '/item/1', '/item/2');
    const next = { ...before, pages: [...before.pages, pageOf('/list', 3)] };
    expect(eventsOf(step(before, next, { ...defaultLimits, live: 2 }))).toEqual([
      'hide /item/2',
      'evict /item/2',
      'evict /item/1',
      'load /list',
      'show /list navigate',
    ]);
  });
});

describe('layers', () => {
  it('close with their page, from the top down', () => {
    const before = withLayers(stackOf('/', '/list'), 'a', 'b');
    const plan = step(before, { ...before, pages: stackOf('/').pages });
    expect(plan.next.layers).toEqual([]);
    expect(plan.closed.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('stay open while their page stays on top', () => {
    const before = withLayers(stackOf('/', '/list'), 'a', 'b');
    expect(step(before, before).next.layers).toEqual(before.layers);
    expect(step(before, before).closed).toEqual([]);
  });

  it('[S8.5] close if the root changes, except for the exit prompt above a new tab', () => {
    const before = withLayers(stackOf('/'), 'exit');
    const tab = { ...before, pages: [pageOf('/me', 0, { key: '9' })], tabs: before.pages };
    expect(step(before, tab).next.layers.map(({ id }) => id)).toEqual(['exit']);
    expect(step(before, { ...tab, position: 0 }).next.layers).toEqual([]);
    const page = { ...before, pages: [...before.pages, pageOf('/list', 1)] };
    expect(step(before, page).next.layers).toEqual([]);
  });

  it('that are closed already are not reported again', () => {
    const state = withLayers(stackOf('/', '/list'), 'a');
    const before = { ...state, layers: [{ id: 'a', position: 2, open: false }] };
    expect(step(before, { ...before, pages: stackOf('/').pages }).closed).toEqual([]);
  });
});
