import { entriesOf } from './stack';
import type { Entry, NavState, StackLimits } from './types';

/** The lowest position a traversal can reach: browsers drop the oldest entries (Chromium keeps 50). */
export function reach(state: NavState, historyLength: number, pos: number): number {
  return Math.min(state.pos, Math.max(pos, state.top - historyLength + 1));
}

/** Room for one more page: when the stack is full, the oldest one above the root goes. */
export function makeRoom(stack: readonly Entry[], limits: StackLimits): readonly Entry[] {
  return stack.length < limits.stack ? stack : stack.filter((_, index) => index !== 1);
}

/**
 * At most `live` pages are mounted. The oldest hidden ones go first; the root and the page on top stay.
 * A kept tab is only given up when no stacked page is left to give up.
 */
export function limitLive(state: NavState, limits: StackLimits): NavState {
  const live = entriesOf(state).filter((entry) => entry.mount === 'live').length;
  let excess = live - limits.live;
  if (excess <= 0) return state;
  const evict = (entry: Entry, index: number, list: readonly Entry[]): Entry => {
    const keep = list === state.stack && (index === 0 || index === list.length - 1);
    if (keep || excess <= 0 || entry.mount === 'ghost') return entry;
    excess -= 1;
    return { ...entry, mount: 'ghost' };
  };
  const stack = state.stack.map(evict);
  const tabs = state.tabs.map(evict);
  return { ...state, stack, tabs };
}
