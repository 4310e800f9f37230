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
  // With an open layer the layer's entry gets the URL. The page's own entry below cannot be written from here.
  const isBelowLayer = write === 'replace' && positionOfTop(state) < state.position;
  const page = { ...stepped(top, target, mode), needsWrite: top.needsWrite || isBelowLayer };
  const next = { ...moved, pages: [...state.pages.slice(0, -1), page] };
  return stepPlan(state, next, write, context);
}

/** The same for a page that is beside the page on top. It gets no entry of its own, and Back does not undo it. */
export function planStepBeside(
  state: StackState,
  key: string,
  target: Target,
  mode: StepMode,
  context: PlanContext,
): Plan {
  const pages = state.pages.map((page) =>
    page.key === key ? { ...stepped(page, target, mode), needsWrite: true } : page,
  );
  return stepPlan(state, { ...state, pages }, 'replace', context);
}

function stepped(page: Page, target: Target, mode: StepMode): Page {
  return mode === 'rename' ? { ...page, url: target.url } : withTarget(page, target);
}

function stepPlan(
  state: StackState,
  next: StackState,
  write: 'push' | 'replace',
  { limits }: PlanContext,
): Plan {
  const work = { go: 0, write } as const;
  return makePlan(state, { next, work, reason: 'navigate', direction: 'none' }, limits);
}
