import { describe, expect, it } from 'vitest';
import { limitLivePages, reachable } from '@/router/core/plan';
import { allPages, type Page, type StackState } from '@/router/core/state';
import { roomy, stackOf, withGhosts, withTabs } from '../../helpers/nav-states';

const mounts = (state: StackState) => allPages(state).map(({ mount }) => mount);
const limit = (state: StackState, live: number) =>
  mounts(limitLivePages(state, { ...roomy, live }));

describe('reachable: how far back the browser can go', () => {
  it.each([
    // position, highest, history length, wanted, reached
    [5, 5, 50, 0, 0],
    [59, 59, 50, 0, 10],
    [59, 59, 50, 30, 30],
    [20, 59, 50, 0, 10],
    [5, 59, 50, 0, 5],
    [5, 5, 1, 0, 5],
    [5, 5, 50, 9, 5],
  ])('from %d, highest %d, length %d: %d is %d', (position, highest, length, wanted, reached) => {
    expect(reachable({ ...stackOf('/'), position, highest }, length, wanted)).toBe(reached);
  });
});

describe('the live cap', () => {
  it('leaves a stack within it alone', () => {
    const state = stackOf('/', '/list');
    expect(limitLivePages(state, roomy)).toBe(state);
  });

  it('gives up the oldest hidden pages, never root and top', () => {
    const state = stackOf('/', '/item/1', '/item/2', '/item/3', '/item/4');
    expect(limit(state, 3)).toEqual(['live', 'ghost', 'ghost', 'live', 'live']);
    expect(limit(state, 2)).toEqual(['live', 'ghost', 'ghost', 'ghost', 'live']);
    expect(limit(state, 1)).toEqual(['live', 'ghost', 'ghost', 'ghost', 'live']);
  });

  it('counts only what is mounted', () => {
    const state = withGhosts(stackOf('/', '/item/1', '/item/2', '/item/3'), 1);
    expect(limit(state, 3)).toEqual(['live', 'ghost', 'live', 'live']);
    expect(limit(state, 2)).toEqual(['live', 'ghost', 'ghost', 'live']);
  });

  it('gives up pages last that may hold something back', () => {
    const state = withTabs(stackOf('/', '/list', '/item/1', '/list', '/item/2'), '/me');
    const holds = ({ route }: Page) => route === '/list';
    const held = (live: number) => mounts(limitLivePages(state, { ...roomy, live, holds }));
    expect(held(5)).toEqual(['live', 'live', 'ghost', 'live', 'live', 'live']);
    expect(held(4)).toEqual(['live', 'live', 'ghost', 'live', 'live', 'ghost']);
    expect(held(3)).toEqual(['live', 'ghost', 'ghost', 'live', 'live', 'ghost']);
    expect(held(1)).toEqual(['live', 'ghost', 'ghost', 'ghost', 'live', 'ghost']);
  });

  it('gives up kept tabs last', () => {
    const state = withTabs(stackOf('/', '/item/1', '/item/2'), '/me', '/shop');
    expect(limit(state, 4)).toEqual(['live', 'ghost', 'live', 'live', 'live']);
    expect(limit(state, 3)).toEqual(['live', 'ghost', 'live', 'ghost', 'live']);
    expect(limit(state, 2)).toEqual(['live', 'ghost', 'live', 'ghost', 'ghost']);
  });
});
