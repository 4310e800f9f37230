import { makePlan, type Plan, type PlanContext } from './plan';
import {
  onNewEntry,
  positionOfTop,
  type StackState,
  type Target,
  topPage,
  withTarget,
} from './state';

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
  const work = { go: 0, write } as const;
  return makePlan(state, { next, work, reason: 'navigate', direction: 'none' }, context.limits);
}
