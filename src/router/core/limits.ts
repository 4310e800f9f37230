import { entriesOf, rootOf, topOf } from './stack';
import type { Entry, NavState, StackLimits } from './types';

/** The lowest position a traversal can reach: browsers drop the oldest entries (Chromium keeps 50). */
export function reach(state: NavState, historyLength: number, pos: number): number {
  return Math.min(state.pos, Math.max(pos, state.top - historyLength + 1));
}

/** Room for one more page: when the stack is full, the oldest ones above the root go. */
export function makeRoom(stack: readonly Entry[], limits: StackLimits): readonly Entry[] {
  return keepNewest(stack, limits.stack - 1);
}

/** A stack from an earlier visit may be deeper than the app allows by now. `refuse` never takes a page away. */
export function withinCap(stack: readonly Entry[], limits: StackLimits): readonly Entry[] {
  return limits.onFull === 'refuse' ? stack : keepNewest(stack, limits.stack);
}

function keepNewest(stack: readonly Entry[], count: number): readonly Entry[] {
  const excess = stack.length - Math.max(1, count);
  return excess <= 0 ? stack : stack.filter((_, index) => index === 0 || index > excess);
}

/**
 * At most `live` pages are mounted. The oldest hidden ones go first; the root and the page on top stay.
 * A kept tab is only given up when no stacked page is left to give up, and a page that may hold something
 * back when nothing else is.
 */
export function limitLive(state: NavState, limits: StackLimits): NavState {
  const live = entriesOf(state).filter((entry) => entry.mount === 'live');
  const excess = live.length - limits.live;
  if (excess <= 0) return state;
  const holds = (entry: Entry) => limits.holds?.(entry) ?? false;
  const hidden = live.filter((entry) => entry !== rootOf(state) && entry !== topOf(state));
  const inTurn = [...hidden.filter((entry) => !holds(entry)), ...hidden.filter(holds)];
  const givenUp = inTurn.slice(0, excess);
  const evict = (entry: Entry): Entry =>
    givenUp.includes(entry) ? { ...entry, mount: 'ghost' } : entry;
  return { ...state, stack: state.stack.map(evict), tabs: state.tabs.map(evict) };
}
