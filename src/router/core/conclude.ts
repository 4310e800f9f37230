import { EXIT_LAYER } from './exit-layer';
import { limitLive } from './limits';
import { entriesOf, isSame, mountTop, topOf } from './stack';
import type {
  Direction,
  Entry,
  HistoryWork,
  Layer,
  LifecycleEvent,
  NavState,
  Plan,
  ShowReason,
  StackLimits,
} from './types';

type Step = {
  readonly next: NavState;
  readonly work: HistoryWork;
  readonly reason: ShowReason;
  readonly direction: Direction;
};

/**
 * Makes a plan of a step. Lifecycle order [S4.1]: what leaves comes first, unloads from the top down, then
 * the hide; then the page on top loads, if this is its first time, and shows.
 */
export function conclude(prev: NavState, step: Step, limits: StackLimits): Plan {
  const shown = mountTop(step.next);
  const moved = !isSame(topOf(prev), topOf(shown));
  const next = limitLive(moved ? { ...shown, layers: keptLayers(shown) } : shown, limits);
  return {
    next,
    work: step.work,
    lifecycle: [
      ...departures(prev, next),
      ...(moved ? arrivals(prev, topOf(next), step.reason) : []),
    ],
    direction: moved ? step.direction : 'none',
    closed: prev.layers
      .filter((layer) => layer.open && !next.layers.some(({ id }) => id === layer.id))
      .reverse(),
  };
}

/** Layers belong to the page they were opened on; only the exit prompt belongs to the root, whichever it is. */
function keptLayers(state: NavState): readonly Layer[] {
  if (state.stack.length > 1) return [];
  return state.layers.filter((layer) => layer.id === EXIT_LAYER && layer.pos <= state.pos);
}

function departures(prev: NavState, next: NavState): LifecycleEvent[] {
  const kept = entriesOf(next);
  const events: LifecycleEvent[] = [];
  for (const entry of [...prev.stack].reverse().concat(prev.tabs)) {
    const now = kept.find((candidate) => isSame(candidate, entry));
    if (!now) events.push({ type: 'unload', entry });
    if (now && isSame(entry, topOf(prev)) && !isSame(entry, topOf(next))) {
      events.push({ type: 'hide', entry: now });
    }
    if (entry.mount === 'live' && now?.mount === 'ghost')
      events.push({ type: 'evict', entry: now });
  }
  return events;
}

function arrivals(prev: NavState, top: Entry, reason: ShowReason): LifecycleEvent[] {
  const before = entriesOf(prev).find((candidate) => isSame(candidate, top));
  const loads: LifecycleEvent[] = before?.mount === 'live' ? [] : [{ type: 'load', entry: top }];
  return [...loads, { type: 'show', entry: top, reason }];
}
