import { last } from '@/shared/last';
import { planCloseLayer, planOpenLayer } from './core/plan-layer';
import { isSame, topOf } from './core/stack';
import type { Entry, NavState, PlanContext } from './core/types';
import type { Engine } from './engine';
import type { Lane } from './lane';
import { callSafely, type Report } from './report';

export type LayerCause = 'back' | 'page';
export type LayerHandle = { readonly id: string; close(): void };

export type Layers = {
  /** Puts something above the page that back closes first. Its page's departure closes it too. */
  open(onClose: (cause: LayerCause) => void, id?: string): LayerHandle;
  /** A layer whose history entry outlived a reload. */
  adopt(id: string, onClose: (cause: LayerCause) => void): void;
  closed(id: string, cause: LayerCause): void;
  /** Sees to it that a closed layer is not left on top. */
  tidy(): void;
};

export type LayerParts = {
  readonly engine: () => Engine;
  readonly lane: Lane;
  readonly context: () => PlanContext;
  readonly report: Report;
};

const SILENT = { animate: false, cause: 'back' } as const;

/** The layer stack: each layer is a history entry, so the browser's back button is its close button. */
export function createLayers({ engine, lane, context, report }: LayerParts): Layers {
  const open = new Map<string, (cause: LayerCause) => void>();

  const push = async (id: string, page: Entry) => {
    if (!open.has(id)) return;
    // Its page was left while it waited for its turn.
    if (!isSame(page, topOf(engine().nav()))) return closed(id, 'page');
    const plan = planOpenLayer(engine().nav(), id, context());
    engine().commit(engine().stamp(plan), SILENT);
  };

  const closed = (id: string, cause: LayerCause) => {
    const onClose = open.get(id);
    open.delete(id);
    if (onClose) callSafely(report, () => onClose(cause));
  };

  const takeDown = async (id: string) => {
    const { nav, commit } = engine();
    if (!nav().layers.some((layer) => layer.id === id && layer.open)) return;
    commit({ ...planCloseLayer(nav(), id, context()), work: { go: 0, write: 'none' } }, SILENT);
    await clearAway();
  };

  /** Takes the entries of closed layers away, down to the highest that is still open. */
  const clearAway = async (): Promise<void> => {
    const { nav, commit, perform } = engine();
    const top = last(nav().layers);
    if (!top || top.open) return;
    const plan = planCloseLayer(nav(), top.id, context());
    if (plan.work.go === 0) return commit({ ...plan, next: withoutClosed(plan.next) }, SILENT);
    const { pos } = nav();
    await perform(plan, SILENT);
    // Of those that a reload has dropped only the one above told of itself.
    if (nav().pos < pos) await clearAway();
  };

  return {
    open: (onClose, id = context().newId()) => {
      const page = topOf(engine().nav());
      open.set(id, onClose);
      void lane.run(() => push(id, page));
      return {
        id,
        close: () => {
          if (open.delete(id)) void lane.run(() => takeDown(id));
        },
      };
    },
    tidy: () => {
      const top = last(engine().nav().layers);
      if (top && !top.open) void lane.run(clearAway);
    },
    adopt: (id, onClose) => {
      open.set(id, onClose);
    },
    closed,
  };
}

/** Where the browser refused to write an entry for a layer, there is none to take away. */
function withoutClosed(state: NavState): NavState {
  return { ...state, layers: state.layers.filter((layer) => layer.open || layer.pos <= state.pos) };
}
