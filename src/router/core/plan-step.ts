import { makePlan, type Plan, type PlanContext } from './plan';
import {
  onNewEntry,
  type Page,
  positionOfTop,
  type StackState,
  type Target,
  topPage,
  withTarget,
} from './state';

/** `rename` replaces the URL alone: the page keeps its params too. */
export type StepMode = 'push' | 'replace' | 'rename';

/**
 * Another query or fragment for a page that is shown. One Back undoes a pushed step of the page on top: the entry below has
 * the old URL. A page beside it gets no entry of its own.
 */
export function planStep(
  state: StackState,
  target: Target,
  mode: StepMode,
  context: PlanContext,
  key = topPage(state).key,
): Plan {
  const isBeside = key !== topPage(state).key;
  const write = mode === 'push' && !isBeside ? 'push' : 'replace';
  const moved = write === 'push' ? onNewEntry(state) : state;
  // With an open layer the layer's entry gets the URL. The page's own entry below cannot be written from here.
  const isBelow = isBeside || (write === 'replace' && positionOfTop(state) < state.position);
  const step = (page: Page): Page => {
    if (page.key !== key) return page;
    const stepped = mode === 'rename' ? { ...page, url: target.url } : withTarget(page, target);
    return { ...stepped, needsWrite: page.needsWrite || isBelow };
  };
  const next = { ...moved, pages: state.pages.map(step) };
  const work = { go: 0, write } as const;
  return makePlan(state, { next, work, reason: 'navigate', direction: 'none' }, context.limits);
}
