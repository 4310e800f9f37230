import { entriesOf, rootOf, topOf } from './stack';
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
 * A kept tab is only given up when no stacked page is left to give up, and a page that may hold something
 * back when nothing else is.
 */
export function limitLive(state: NavState, limits: StackLimits): NavState {
  let excess = entriesOf(state).filter((entry) => entry.mount === 'live').length - limits.live;
  if (excess <= 0) return state;
  const holds = (entry: Entry) => limits.holds?.(entry) ?? false;
  const evict =
    (isHolding: boolean) =>
    (entry: Entry): Entry => {
      const stays = entry === rootOf(state) || entry === topOf(state) || holds(entry) !== isHolding;
      if (stays || excess <= 0 || entry.mount === 'ghost') return entry;
      excess -= 1;
      return { ...entry, mount: 'ghost' };
    };
  const [free, holding] = [evict(false), evict(true)];
  const [stack, tabs] = [state.stack.map(free), state.tabs.map(free)];
  return { ...state, stack: stack.map(holding), tabs: tabs.map(holding) };
}
