import { makePlan, type Move, type Plan, type PlanContext } from './plan';
import { arrivalOr } from './plan-back';
import { onNewEntry, type StackState, topPage } from './state';

/** Layers have history entries above the entry of the page on top. The page stays as it is. */

/** A layer has a separate history entry, so the browser's Back closes it. */
export function planOpenLayer(state: StackState, id: string, context: PlanContext): Plan {
  const moved = onNewEntry(state);
  const layers = [...state.layers, { id, position: moved.position, open: true }];
  const next = { ...moved, layers };
  return samePagePlan(state, next, { go: 0, write: 'push' }, context);
}

/** Closed by code. The layer keeps its history entry until `planDropClosedLayers`. */
export function planCloseLayer(state: StackState, id: string, context: PlanContext): Plan {
  const layers = state.layers.map((layer) => (layer.id === id ? { ...layer, open: false } : layer));
  return samePagePlan(state, { ...state, layers }, { go: 0, write: 'none' }, context);
}

/** The history entries of closed layers go, unless an open layer is above them. */
export function planDropClosedLayers(state: StackState, context: PlanContext): Move {
  const lastOpen = state.layers.filter((layer) => layer.open).pop();
  const closed = lastOpen ? state.layers.indexOf(lastOpen) + 1 : 0;
  const lowest = state.layers[closed];
  // If the browser refused to write a layer's entry, there is no entry to leave.
  const go = lowest ? Math.min(0, lowest.position - 1 - state.position) : 0;
  return {
    go,
    plan: (now, place) =>
      arrivalOr({ now, place, wanted: topPage(now), go, context }, () =>
        go === 0
          ? samePagePlan(now, withoutUnwritten(now), { go, write: 'none' }, context)
          : samePagePlan(
              now,
              { ...now, position: place.position },
              { go, write: 'replace' },
              context,
            ),
      ),
  };
}

function withoutUnwritten(state: StackState): StackState {
  const { layers, position } = state;
  return { ...state, layers: layers.filter((layer) => layer.open || layer.position <= position) };
}

function samePagePlan(
  state: StackState,
  next: StackState,
  work: Plan['work'],
  { limits }: PlanContext,
): Plan {
  return makePlan(state, { next, work, reason: 'navigate', direction: 'none' }, limits);
}
