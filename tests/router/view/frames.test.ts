import { describe, expect, it } from 'vitest';
import type { StackState } from '@/router/core/state';
import { framesOf, frontOf } from '@/router/view/frames';
import { isInStack, type NavigatorState } from '@/router/navigation/store';
import { pageOf, stackOf, withGhosts, withTabs } from '../../helpers/nav-states';

const stateOf = (stack: StackState, overrides: Partial<NavigatorState> = {}): NavigatorState => ({
  stack,
  commit: 0,
  transition: null,
  removed: null,
  blocked: new Map(),
  ...overrides,
});
const listFrames = (state: NavigatorState) =>
  framesOf(state).map(({ key, depth, state: frame }) => `${key} ${depth} ${frame}`);

describe('framesOf', () => {
  it('returns the mounted pages, and the top one is active', () => {
    expect(listFrames(stateOf(stackOf('/', '/list', '/item/1')))).toEqual([
      '1 0 hidden',
      '2 1 hidden',
      '3 2 active',
    ]);
  });

  it('leaves out ghosts, and returns kept tabs at depth 0', () => {
    const stack = withTabs(withGhosts(stackOf('/', '/list', '/item/1'), 1), '/me');
    expect(listFrames(stateOf(stack))).toEqual(['1 0 hidden', '3 2 active', '4 0 hidden']);
  });

  it('sorts the frames by age, so that no frame moves in the document', () => {
    const stack = withTabs(stackOf('/'), '/me');
    const switched = { ...stack, pages: stack.tabs, tabs: stack.pages };
    expect(listFrames(stateOf(switched))).toEqual(['1 0 hidden', '2 0 active']);
  });

  it('returns the new page as entering and the covered page as leaving in a transition forward', () => {
    const transition = { direction: 'forward', front: '2', back: '1' } as const;
    expect(listFrames(stateOf(stackOf('/', '/list'), { transition }))).toEqual([
      '1 0 leaving',
      '2 1 entering',
    ]);
  });

  it('still returns the page that has left the stack in a transition back', () => {
    const transition = { direction: 'back', front: '2', back: '1' } as const;
    const leaving = { page: pageOf('/list', 1), depth: 1 };
    const state = stateOf(stackOf('/'), { transition, removed: leaving });
    expect(listFrames(state)).toEqual(['1 0 entering', '2 1 leaving']);
    expect(frontOf(framesOf(state))).toBe('1');
  });
});

it('frontOf returns the key of the page on top', () => {
  expect(frontOf(framesOf(stateOf(stackOf('/', '/list'))))).toBe('2');
  expect(frontOf([])).toBe('');
});

it('isInStack is true for pages of the stack and kept tabs, mounted or not, and false for other instances', () => {
  const state = stateOf(withTabs(withGhosts(stackOf('/', '/list', '/item/1'), 1), '/me'));
  const keys = ['1', '2', '3', '4', '5', '9'];
  expect(keys.filter((key) => isInStack(state, key))).toEqual(keys.slice(0, 4));
});
