import { describe, expect, it } from 'vitest';
import { makePlan } from '@/router/core/plan';
import type { StackState } from '@/router/core/state';
import {
  entryOf,
  roomy,
  stackOf,
  storyOf,
  withGhosts,
  withLayers,
  withTabs,
} from '../../helpers/nav-states';

const step = (prev: StackState, next: StackState, limits = roomy) =>
  makePlan(
    prev,
    { next, work: { go: 0, write: 'none' }, reason: 'navigate', direction: 'forward' },
    limits,
  );

describe('[S4.1] the order of events', () => {
  it('what leaves comes first, from the top down, then tabs, then what arrives', () => {
    const prev = withTabs(stackOf('/', '/list', '/item/1'), '/me', '/shop');
    const next = { ...prev, pages: [entryOf('/pick', 9)], tabs: [] };
    expect(storyOf(step(prev, next))).toEqual([
      'unload /item/1',
      'unload /list',
      'unload /',
      'unload /me',
      'unload /shop',
      'load /pick',
      'show /pick navigate',
    ]);
  });

  it('nothing, when the same instance stays on top', () => {
    const prev = stackOf('/', '/list');
    const plan = step(prev, { ...prev, position: 4 });
    expect(plan.lifecycle).toEqual([]);
    expect(plan.direction).toBe('none');
  });

  it('an unload and a load, when the top has the same id but is another instance', () => {
    const prev = stackOf('/');
    const fresh = { ...prev.pages[0]!, seq: 7 };
    expect(storyOf(step(prev, { ...prev, pages: [fresh] }))).toEqual([
      'unload /',
      'load /',
      'show / navigate',
    ]);
  });

  it('a page that is unloaded is not hidden first', () => {
    const prev = stackOf('/', '/list');
    expect(storyOf(step(prev, stackOf('/')))).toEqual(['unload /list', 'show / navigate']);
  });

  it('a ghost goes without having been mounted, and still unloads', () => {
    const prev = withGhosts(stackOf('/', '/list', '/item/1'), 1);
    expect(storyOf(step(prev, stackOf('/')))).toEqual([
      'unload /item/1',
      'unload /list',
      'show / navigate',
    ]);
  });

  it('a page that is evicted as soon as it is covered hears of the hide first', () => {
    const prev = stackOf('/', '/item/1', '/item/2');
    const next = { ...prev, pages: [...prev.pages, entryOf('/list', 3)] };
    expect(storyOf(step(prev, next, { ...roomy, live: 2 }))).toEqual([
      'hide /item/2',
      'evict /item/2',
      'evict /item/1',
      'load /list',
      'show /list navigate',
    ]);
  });
});

describe('layers', () => {
  it('go with their page, the top one first', () => {
    const prev = withLayers(stackOf('/', '/list'), 'a', 'b');
    const plan = step(prev, { ...prev, pages: stackOf('/').pages });
    expect(plan.next.layers).toEqual([]);
    expect(plan.closed.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('stay with their page', () => {
    const prev = withLayers(stackOf('/', '/list'), 'a', 'b');
    expect(step(prev, prev).next.layers).toEqual(prev.layers);
    expect(step(prev, prev).closed).toEqual([]);
  });

  it('[S8.5] the exit prompt stays for another root below it, and for nothing else', () => {
    const prev = withLayers(stackOf('/'), 'exit');
    const tab = { ...prev, pages: [entryOf('/me', 0)], tabs: prev.pages };
    expect(step(prev, tab).next.layers.map(({ id }) => id)).toEqual(['exit']);
    expect(step(prev, { ...tab, position: 0 }).next.layers).toEqual([]);
    const page = { ...prev, pages: [...prev.pages, entryOf('/list', 1)] };
    expect(step(prev, page).next.layers).toEqual([]);
  });

  it('that were closed already are not told again', () => {
    const state = withLayers(stackOf('/', '/list'), 'a');
    const prev = { ...state, layers: [{ id: 'a', position: 2, open: false }] };
    expect(step(prev, { ...prev, pages: stackOf('/').pages }).closed).toEqual([]);
  });
});
