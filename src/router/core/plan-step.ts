import { conclude } from './conclude';
import { atUrl, standsAt, topOf } from './stack';
import type { NavState, Plan, PlanContext, Target } from './types';

/** `rename` replaces the address alone: the page keeps its params as well. */
export type StepWay = 'push' | 'replace' | 'rename';

/**
 * Another query or fragment for the page on top: the page stays as it is, only its address changes. A pushed
 * step is undone by one back, since the entry below remembers the old address.
 */
export function planStep(
  state: NavState,
  target: Target,
  way: StepWay,
  context: PlanContext,
): Plan {
  const write = way === 'push' ? 'push' : 'replace';
  const pos = write === 'push' ? state.pos + 1 : state.pos;
  const top = write === 'push' ? pos : state.top;
  const page = topOf(state);
  const stepped = way === 'rename' ? { ...page, url: target.url } : atUrl(page, target);
  // The entry of the layer takes the address; the page's own entry below can not be written from here.
  const unwritten = page.unwritten || (write === 'replace' && standsAt(state) < state.pos);
  const stack = [...state.stack.slice(0, -1), { ...stepped, unwritten }];
  const step = {
    next: { ...state, pos, top, stack },
    work: { go: 0, write },
    reason: 'navigate',
    direction: 'none',
  } as const;
  return conclude(state, step, context.limits);
}
