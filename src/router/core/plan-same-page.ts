import { makePlan, type Plan, type PlanContext } from './plan';
import {
  onNewEntry,
  positionOfTop,
  type StackState,
  type Target,
  topPage,
  withTarget,
} from './state';

/** History entries that belong to the page on top: address steps and layers. The page stays as it is. */

/** `rename` replaces the URL alone: the page keeps its params too. */
export type StepMode = 'push' | 'replace' | 'rename';

/** Another query or fragment for the page on top. One Back undoes a pushed step: the entry below has the old URL. */
export function planStep(
  state: StackState,
  target: Target,
  mode: StepMode,
  context: PlanContext,
): Plan {
  const write = mode === 'push' ? 'push' : 'replace';
  const moved = write === 'push' ? onNewEntry(state) : state;
  const top = topPage(state);
  const stepped = mode === 'rename' ? { ...top, url: target.url } : withTarget(top, target);
  // With an open layer the layer's entry gets the URL. The page's own entry below cannot be written from here.
  const isBelowLayer = write === 'replace' && positionOfTop(state) < state.position;
  const page = { ...stepped, needsWrite: top.needsWrite || isBelowLayer };
  const next = { ...moved, pages: [...state.pages.slice(0, -1), page] };
  return samePagePlan(state, next, { go: 0, write }, context);
}

/** A layer has a separate history entry, so the browser's Back closes it. */
export function planOpenLayer(state: StackState, id: string, context: PlanContext): Plan {
  const moved = onNewEntry(state);
  const layers = [...state.layers, { id, position: moved.position, open: true }];
  const next = { ...moved, layers };
  return samePagePlan(state, next, { go: 0, write: 'push' }, context);
}

/** Closed by code: its history entry goes too, unless an open layer is above it. */
export function planCloseLayer(state: StackState, id: string, context: PlanContext): Plan {
  const layers = state.layers.map((layer) => (layer.id === id ? { ...layer, open: false } : layer));
  const lastOpen = layers.filter((layer) => layer.open).pop();
  const lowestClosed = lastOpen ? layers[layers.indexOf(lastOpen) + 1] : layers[0];
  const go = lowestClosed ? lowestClosed.position - 1 - state.position : 0;
  return samePagePlan(state, { ...state, layers }, { go, write: 'none' }, context);
}

function samePagePlan(
  state: StackState,
  next: StackState,
  work: Plan['work'],
  { limits }: PlanContext,
): Plan {
  return makePlan(state, { next, work, reason: 'navigate', direction: 'none' }, limits);
}
