import { describe, expect, it } from 'vitest';
import { planBack } from '@/router/core/plan-back';
import {
  contextOf,
  stackOf,
  eventsOf,
  tabsOf,
  urlsOf,
  withGhosts,
  withLayers,
  withTabs,
} from '../../helpers/nav-states';

describe('[S2.7] a back plan', () => {
  const state = stackOf('/', '/list', '/item/1', '/item/2');

  it('only travels, because the popstate entry decides', () => {
    const plan = planBack(state, 1, contextOf());
    expect(plan.work).toEqual({ go: -1, write: 'none' });
    expect(urlsOf(plan.next)).toEqual(['/', '/list', '/item/1']);
    expect(plan.next.position).toBe(2);
    expect(plan.direction).toBe('back');
  });

  it('[S4.1] unloads pages from the top down, then shows the page below', () => {
    expect(eventsOf(planBack(state, 2, contextOf()))).toEqual([
      'unload /item/2',
      'unload /item/1',
      'show /list back',
    ]);
    expect(planBack(state, 3, contextOf()).work).toEqual({ go: -3, write: 'none' });
  });

  it('mounts a ghost, which loads again', () => {
    const plan = planBack(withGhosts(state, 1), 2, contextOf());
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
    const plan = planBack({ ...state, pages, position: 9, highest: 9 }, 1, contextOf());
    expect(plan.work).toEqual({ go: -2, write: 'none' });
  });

  it('closes open layers', () => {
    const plan = planBack(withLayers(state, 'a', 'b'), 1, contextOf());
    expect(plan.work).toEqual({ go: -3, write: 'none' });
    expect(plan.closed.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('writes the page again if the browser has dropped its entry', () => {
    const pages = state.pages.map((page, index) => ({ ...page, position: index }));
    const top = { ...pages[3]!, position: 60 };
    const deepStack = { ...state, pages: [...pages.slice(0, 3), top], position: 60, highest: 60 };
    const plan = planBack(deepStack, 1, contextOf({ historyLength: 50 }));
    expect(plan.work).toEqual({ go: -49, write: 'replace' });
    expect(plan.next.pages[2]).toMatchObject({ url: '/item/1', position: 11 });
    const lowestPlan = planBack(
      { ...plan.next, position: 11 },
      1,
      contextOf({ historyLength: 50 }),
    );
    expect(lowestPlan.work).toEqual({ go: 0, write: 'replace' });
    expect(urlsOf(lowestPlan.next)).toEqual(['/', '/list']);
  });

  it('keeps other tabs', () => {
    expect(tabsOf(planBack(withTabs(state, '/me'), 1, contextOf()).next)).toEqual(['/me']);
  });
});
