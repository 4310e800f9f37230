import { describe, expect, it } from 'vitest';
import type { NavState } from '@/router/core/types';
import { framesOf, frontOf, isThere, type NavigatorState } from '@/router/state';
import { entryOf, stackOf, withGhosts, withTabs } from '../helpers/nav-states';

const stateOf = (nav: NavState, more: Partial<NavigatorState> = {}): NavigatorState => ({
  nav,
  commit: 0,
  transition: null,
  leaving: null,
  gates: new Map(),
  ...more,
});
const told = (state: NavigatorState) =>
  framesOf(state).map(({ key, depth, state: frame }) => `${key} ${depth} ${frame}`);

describe('frames', () => {
  it('are the mounted pages, the top one active', () => {
    expect(told(stateOf(stackOf('/', '/list', '/item/1')))).toEqual([
      'tab:/:1 0 hidden',
      'p1:2 1 hidden',
      'p2:3 2 active',
    ]);
  });

  it('leave ghosts out, and have kept tabs below', () => {
    const nav = withTabs(withGhosts(stackOf('/', '/list', '/item/1'), 1), '/me');
    expect(told(stateOf(nav))).toEqual(['tab:/:1 0 hidden', 'p2:3 2 active', 'tab:/me:4 0 hidden']);
  });

  it('stay in order of age, so that none moves in the document', () => {
    const nav = withTabs(stackOf('/'), '/me');
    const switched = { ...nav, stack: nav.tabs, tabs: nav.stack };
    expect(told(stateOf(switched))).toEqual(['tab:/:1 0 hidden', 'tab:/me:2 0 active']);
  });

  it('of a transition forward: one enters, one gives way', () => {
    const transition = { direction: 'forward', front: 'p1:2', back: 'tab:/:1' } as const;
    expect(told(stateOf(stackOf('/', '/list'), { transition }))).toEqual([
      'tab:/:1 0 leaving',
      'p1:2 1 entering',
    ]);
  });

  it('of a transition back: the page that has left the stack still moves', () => {
    const transition = { direction: 'back', front: 'p1:2', back: 'tab:/:1' } as const;
    const leaving = { entry: entryOf('/list', 1), depth: 1 };
    const state = stateOf(stackOf('/'), { transition, leaving });
    expect(told(state)).toEqual(['tab:/:1 0 entering', 'p1:2 1 leaving']);
    expect(frontOf(framesOf(state))).toBe('tab:/:1');
  });
});

it('the front is the page that the visitor deals with', () => {
  expect(frontOf(framesOf(stateOf(stackOf('/', '/list'))))).toBe('p1:2');
  expect(frontOf([])).toBe('');
});

it('a page is there in the stack and under a tab, drawn or not, and not as another instance', () => {
  const state = stateOf(withTabs(withGhosts(stackOf('/', '/list', '/item/1'), 1), '/me'));
  const there = ['tab:/:1', 'p1:2', 'p2:3', 'tab:/me:4', 'tab:/me:5', 'p1:9', 'p9:2'];
  expect(there.filter((key) => isThere(state, key))).toEqual(there.slice(0, 4));
});
