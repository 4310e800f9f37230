import { conclude } from './conclude';
import type { NavState, Plan, PlanContext } from './types';

/** A layer is a history entry of its own: the browser's back then lands on the page below it. */
export function planOpenLayer(state: NavState, id: string, context: PlanContext): Plan {
  const pos = state.pos + 1;
  const layers = [...state.layers, { id, pos, open: true }];
  const step = {
    next: { ...state, pos, top: pos, layers },
    work: { go: 0, write: 'push' },
    reason: 'navigate',
    direction: 'none',
  } as const;
  return conclude(state, step, context.limits);
}

/** Closed by code: gone at once, and its history entry with it unless another layer still stands on it. */
export function planCloseLayer(state: NavState, id: string, context: PlanContext): Plan {
  const layers = state.layers.map((layer) => (layer.id === id ? { ...layer, open: false } : layer));
  const stands = layers.filter((layer) => layer.open).pop();
  const lowest = stands ? layers[layers.indexOf(stands) + 1] : layers[0];
  const step = {
    next: { ...state, layers },
    work: { go: lowest ? lowest.pos - 1 - state.pos : 0, write: 'none' },
    reason: 'back',
    direction: 'none',
  } as const;
  return conclude(state, step, context.limits);
}
