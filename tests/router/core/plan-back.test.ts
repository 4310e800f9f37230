import { describe, expect, it } from 'vitest';
import { planBack } from '@/router/core/plan-back';
import { snapshotOf } from '@/router/core/snapshot';
import { type StackState, topPage } from '@/router/core/state';
import {
  contextOf,
  stackOf,
  eventsOf,
  planAt,
  tabsOf,
  urlsOf,
  withGhosts,
  withLayers,
  withTabs,
} from '../../helpers/nav-states';

/** The plan for the entry of the page below, as it was when that page was covered. */
function back(state: StackState, delta: number, context = contextOf()) {
  const below = { ...state, pages: state.pages.slice(0, -delta), layers: [] };
  const { url, coveredAt } = topPage(below);
  const snapshot = snapshotOf({ ...below, position: coveredAt });
  return planAt(state, planBack(state, delta, context), { url, snapshot });
}

describe('[S2.7] a back plan', () => {
  const state = stackOf('/', '/list', '/item/1', '/item/2');

  it('only travels, because the popstate entry decides', () => {
    const plan = back(state, 1);
    expect(plan.work).toEqual({ go: -1, write: 'none' });
    expect(urlsOf(plan.next)).toEqual(['/', '/list', '/item/1']);
    expect(plan.next.position).toBe(2);
    expect(plan.direction).toBe('back');
  });

  it('[S4.1] unloads pages from the top down, then shows the page below', () => {
    expect(eventsOf(back(state, 2))).toEqual([
      'unload /item/2',
      'unload /item/1',
      'show /list back',
    ]);
    expect(back(state, 3).work).toEqual({ go: -3, write: 'none' });
  });

  it('mounts a ghost, which loads again', () => {
    const plan = back(withGhosts(state, 1), 2);
    expect(eventsOf(plan)).toEqual([
      'unload /item/2',
      'unload /item/1',
      'load /list',
      'show /list back',
    ]);
  });

  it('goes to the entry on which the page below was covered', () => {
    const pages = state.pages.map((page, index) => {
      const position = index * 3;
      return { ...page, position, coveredAt: position + 1 };
    });
    const plan = back({ ...state, pages, position: 9, highest: 9 }, 1);
    expect(plan.work).toEqual({ go: -2, write: 'none' });
  });

  it('closes open layers', () => {
    const plan = back(withLayers(state, 'a', 'b'), 1);
    expect(plan.work).toEqual({ go: -3, write: 'none' });
    expect(plan.closed.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('writes the page again if the browser has dropped its entry', () => {
    const pages = state.pages.map((page, index) => ({ ...page, position: index }));
    const top = { ...pages[3]!, position: 60 };
    const deepStack = { ...state, pages: [...pages.slice(0, 3), top], position: 60, highest: 60 };
    const plan = back(deepStack, 1, contextOf({ historyLength: 50 }));
    expect(plan.work).toEqual({ go: -49, write: 'replace' });
    expect(plan.next.pages[2]).toMatchObject({ url: '/item/1', position: 11 });
    const lowestPlan = back({ ...plan.next, position: 11 }, 1, contextOf({ historyLength: 50 }));
    expect(lowestPlan.work).toEqual({ go: 0, write: 'replace' });
    expect(urlsOf(lowestPlan.next)).toEqual(['/', '/list']);
  });

  it('keeps other tabs', () => {
    expect(tabsOf(back(withTabs(state, '/me'), 1).next)).toEqual(['/me']);
  });
});
