import { conclude } from './conclude';
import { atUrl, topOf } from './stack';
import type { NavState, Plan, PlanContext, Target } from './types';

/**
 * Another query or fragment for the page on top: the page stays as it is, only its address changes. A pushed
 * step is undone by one back, since the entry below remembers the old address.
 */
export function planStep(
  state: NavState,
  target: Target,
  write: 'push' | 'replace',
  context: PlanContext,
): Plan {
  const pos = write === 'push' ? state.pos + 1 : state.pos;
  const top = write === 'push' ? pos : state.top;
  const stack = [...state.stack.slice(0, -1), atUrl(topOf(state), target)];
  const step = {
    next: { ...state, pos, top, stack },
    work: { go: 0, write },
    reason: 'navigate',
    direction: 'none',
  } as const;
  return conclude(state, step, context.limits);
}
