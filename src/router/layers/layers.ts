import { callSafely, originOf, type Report } from '@/shared/errors';
import { last } from '@/shared/values';
import { planCloseLayer, planOpenLayer } from '../core/plan-same-page';
import { isSamePage, type StackState, topPage } from '../core/state';
import type { RouterCore } from '../navigation/router-core';
import type { TimelineSource } from '../navigation/timeline';

/** Why a layer closes: the user pressed Back, or its page went away. */
export type LayerCause = 'back' | 'page';

/** The `onClose` of each open layer, by its id. */
export type LayerCallbacks = {
  add(id: string, onClose: (cause: LayerCause) => void): void;
  has(id: string): boolean;
  /** false: the layer was closed already. */
  remove(id: string): boolean;
  close(id: string, cause: LayerCause): void;
};

export function createLayerCallbacks(report: Report, timeline: TimelineSource): LayerCallbacks {
  const callbacks = new Map<string, (cause: LayerCause) => void>();
  return {
    add: (id, onClose) => void callbacks.set(id, onClose),
    has: (id) => callbacks.has(id),
    remove: (id) => callbacks.delete(id),
    close: (id, cause) => {
      const onClose = callbacks.get(id);
      callbacks.delete(id);
      if (!onClose) return;
      timeline.emit?.({ type: 'layer', id, cause });
      callSafely(report, () => onClose(cause), originOf('callback'));
    },
  };
}

export type Layers = {
  /** Opens something above the page that Back closes first. It also closes when its page goes away. */
  open(onClose: (cause: LayerCause) => void, id?: string): { close(): void };
  /** Removes the history entries of closed layers from the top. */
  removeClosed(): void;
};

/** How a layer's plan is committed. */
const LAYER_COMMIT = { animate: false, cause: 'back' } as const;

/** Each layer has a history entry, so the browser's Back closes it. */
export function createLayers(core: RouterCore): Layers {
  const { store, queue, transaction, layerCallbacks, timeline, context } = core;
  const { stack } = store;

  const close = async (id: string) => {
    if (!stack().layers.some((layer) => layer.id === id && layer.open)) return;
    const plan = planCloseLayer(stack(), id, context());
    transaction.commit({ ...plan, work: { go: 0, write: 'none' } }, LAYER_COMMIT);
    await goBelowClosed();
  };

  const goBelowClosed = async (): Promise<void> => {
    const top = last(stack().layers);
    if (!top || top.open) return;
    const plan = planCloseLayer(stack(), top.id, context());
    if (plan.work.go === 0) {
      return transaction.commit({ ...plan, next: withoutUnwritten(plan.next) }, LAYER_COMMIT);
    }
    const { position } = stack();
    await transaction.run(plan, LAYER_COMMIT);
    // After a reload only the topmost of several entries says that it belongs to a layer.
    if (stack().position < position) await goBelowClosed();
  };

  return {
    open: (onClose, id = context().newId()) => {
      const page = topPage(stack());
      layerCallbacks.add(id, onClose);
      timeline.emit?.({ type: 'layer', id });
      void queue.run(async () => {
        if (!layerCallbacks.has(id)) return;
        // The user left the page while the layer waited for its turn.
        if (!isSamePage(page, topPage(stack()))) return layerCallbacks.close(id, 'page');
        transaction.apply(planOpenLayer(stack(), id, context()), LAYER_COMMIT);
      });
      return {
        close: () => {
          if (!layerCallbacks.remove(id)) return;
          timeline.emit?.({ type: 'layer', id, cause: 'code' });
          void queue.run(() => close(id));
        },
      };
    },
    removeClosed: () => {
      const top = last(stack().layers);
      if (top && !top.open) void queue.run(goBelowClosed);
    },
  };
}

/** If the browser refused to write a layer's entry, there is no entry to leave. */
function withoutUnwritten(state: StackState): StackState {
  const { layers, position } = state;
  return { ...state, layers: layers.filter((layer) => layer.open || layer.position <= position) };
}
