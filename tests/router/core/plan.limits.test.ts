import { describe, expect, it } from 'vitest';
import { limitLivePages, makeRoom, reachablePosition, type StackLimits } from '@/router/core/plan';
import { allPages, type Page, type StackState } from '@/router/core/state';
import { defaultLimits, stackOf, withGhosts, withTabs } from '../../helpers/nav-states';

const mounts = (state: StackState) => allPages(state).map(({ mount }) => mount);
const mountsWithin = (state: StackState, live: number) =>
  mounts(limitLivePages(state, { ...defaultLimits, live }));

describe('the reachable position', () => {
  it.each([
    // position, highest, history length, requested, expected
    [5, 5, 50, 0, 0],
    [59, 59, 50, 0, 10],
    [59, 59, 50, 30, 30],
    [20, 59, 50, 0, 10],
    [5, 59, 50, 0, 5],
    [5, 5, 1, 0, 5],
    [5, 5, 50, 9, 5],
  ])(
    'from %d, with highest %d and history length %d, for %d is %d',
    (position, highest, length, requested, expected) => {
      expect(reachablePosition({ ...stackOf('/'), position, highest }, length, requested)).toBe(
        expected,
      );
    },
  );
});

describe('the limit of live pages', () => {
  it('does not change a stack within the limit', () => {
    const state = stackOf('/', '/list');
    expect(limitLivePages(state, defaultLimits)).toBe(state);
  });

  it('evicts the oldest hidden pages, and never the root or the top', () => {
    const state = stackOf('/', '/item/1', '/item/2', '/item/3', '/item/4');
    expect(mountsWithin(state, 3)).toEqual(['live', 'ghost', 'ghost', 'live', 'live']);
    expect(mountsWithin(state, 2)).toEqual(['live', 'ghost', 'ghost', 'ghost', 'live']);
    expect(mountsWithin(state, 1)).toEqual(['live', 'ghost', 'ghost', 'ghost', 'live']);
  });

  it('counts only mounted pages', () => {
    const state = withGhosts(stackOf('/', '/item/1', '/item/2', '/item/3'), 1);
    expect(mountsWithin(state, 3)).toEqual(['live', 'ghost', 'live', 'live']);
    expect(mountsWithin(state, 2)).toEqual(['live', 'ghost', 'ghost', 'live']);
  });

  it('evicts pages that may hold user input last', () => {
    const state = withTabs(stackOf('/', '/list', '/item/1', '/list', '/item/2'), '/me');
    const mayHoldInput = ({ route }: Page) => route === '/list';
    const mountsWithInput = (live: number) =>
      mounts(limitLivePages(state, { ...defaultLimits, live, mayHoldInput }));
    expect(mountsWithInput(5)).toEqual(['live', 'live', 'ghost', 'live', 'live', 'live']);
    expect(mountsWithInput(4)).toEqual(['live', 'live', 'ghost', 'live', 'live', 'ghost']);
    expect(mountsWithInput(3)).toEqual(['live', 'ghost', 'ghost', 'live', 'live', 'ghost']);
    expect(mountsWithInput(1)).toEqual(['live', 'ghost', 'ghost', 'ghost', 'live', 'ghost']);
  });

  it('evicts kept tabs last', () => {
    const state = withTabs(stackOf('/', '/item/1', '/item/2'), '/me', '/shop');
    expect(mountsWithin(state, 4)).toEqual(['live', 'ghost', 'live', 'live', 'live']);
    expect(mountsWithin(state, 3)).toEqual(['live', 'ghost', 'live', 'ghost', 'live']);
    expect(mountsWithin(state, 2)).toEqual(['live', 'ghost', 'live', 'ghost', 'ghost']);
  });
});

describe('a full stack makes room', () => {
  const { pages } = stackOf('/', '/list', '/item/1', '/item/2', '/item/3');
  const urlsAfter = (stack: number, more: Partial<StackLimits> = {}) =>
    makeRoom(pages, { ...defaultLimits, stack, ...more }).map(({ url }) => url);
  const isList = ({ route }: Page) => route === '/list';

  it('by dropping the oldest pages above the root', () => {
    expect(urlsAfter(5)).toEqual(['/', '/item/1', '/item/2', '/item/3']);
    expect(urlsAfter(3)).toEqual(['/', '/item/3']);
    expect(urlsAfter(2)).toEqual(['/']);
  });

  it.each([
    ['may hold input', { mayHoldInput: isList }],
    ['has drafts', { hasDrafts: isList }],
  ])('and drops a page that %s after the others below the top', (_, limits) => {
    expect(urlsAfter(5, limits)).toEqual(['/', '/list', '/item/2', '/item/3']);
    expect(urlsAfter(4, limits)).toEqual(['/', '/list', '/item/3']);
    expect(urlsAfter(3, limits)).toEqual(['/', '/item/3']);
  });
});
