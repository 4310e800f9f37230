import { describe, expect, it } from 'vitest';
import type { StackState } from '@/router/core/state';
import { framesOf, frontOf } from '@/router/view/frames';
import { isInStack, type NavigatorState } from '@/router/navigation/store';
import { entryOf, stackOf, withGhosts, withTabs } from '../../helpers/nav-states';

const stateOf = (stack: StackState, more: Partial<NavigatorState> = {}): NavigatorState => ({
  stack,
  commit: 0,
  transition: null,
  leaving: null,
  blocked: new Map(),
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
    const stack = withTabs(withGhosts(stackOf('/', '/list', '/item/1'), 1), '/me');
    expect(told(stateOf(stack))).toEqual([
      'tab:/:1 0 hidden',
      'p2:3 2 active',
      'tab:/me:4 0 hidden',
    ]);
  });

  it('stay in order of age, so that none moves in the document', () => {
    const stack = withTabs(stackOf('/'), '/me');
    const switched = { ...stack, pages: stack.tabs, tabs: stack.pages };
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
    const leaving = { page: entryOf('/list', 1), depth: 1 };
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
  expect(there.filter((key) => isInStack(state, key))).toEqual(there.slice(0, 4));
});
