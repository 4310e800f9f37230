import { callSafely, originOf, type Report } from '@/shared/errors';
import { last } from '@/shared/values';
import type { Move, Plan, PlanContext } from '../core/plan';
import { planCloseLayer, planDropClosedLayers, planOpenLayer } from '../core/plan-layers';
import { type StackState, topPage } from '../core/state';
import type { HistoryQueue } from '../history/history-queue';

/** Why a layer closes: the user pressed Back, or its page went away. */
export type LayerCause = 'back' | 'page';

/** For the timeline. Without a cause the layer opens. `code`: the app itself closes it. */
export type LayerFact = {
  readonly type: 'layer';
  readonly id: string;
  readonly cause?: LayerCause | 'code';
};

type Facts = { readonly emit?: ((fact: LayerFact) => void) | undefined };

export type LayerCallbacks = ReturnType<typeof createLayerCallbacks>;

/** The `onClose` of each open layer, by its id. */
export function createLayerCallbacks(report: Report, timeline: Facts) {
  const callbacks = new Map<string, (cause: LayerCause) => void>();
  return {
    add: (id: string, onClose: (cause: LayerCause) => void) => void callbacks.set(id, onClose),
    has: (id: string) => callbacks.has(id),
    /** false: the layer was closed already. */
    remove: (id: string) => callbacks.delete(id),
    close: (id: string, cause: LayerCause) => {
      const onClose = callbacks.get(id);
      callbacks.delete(id);
      if (!onClose) return;
      timeline.emit?.({ type: 'layer', id, cause });
      callSafely(report, () => onClose(cause), originOf('callback'));
    },
  };
}

/** How a layer's plan is committed. */
const LAYER_COMMIT = { animate: false, cause: 'back' } as const;

type LayersParts = {
  readonly stack: () => StackState;
  readonly queue: Pick<HistoryQueue, 'run'>;
  readonly context: () => PlanContext;
  readonly layerCallbacks: LayerCallbacks;
  readonly timeline: Facts;
  /** Carries out the plan of a layer. */
  readonly transaction: {
    run(move: Move, commit: typeof LAYER_COMMIT): Promise<unknown>;
    apply(plan: Plan, commit: typeof LAYER_COMMIT): void;
    commit(plan: Plan, commit: typeof LAYER_COMMIT): void;
  };
};

export type Layers = ReturnType<typeof createLayers>;

/** Each layer has a history entry, so the browser's Back closes it. */
export function createLayers(parts: LayersParts) {
  const { stack, queue, transaction, layerCallbacks, timeline, context } = parts;

  const close = async (id: string) => {
    if (!stack().layers.some((layer) => layer.id === id && layer.open)) return;
    transaction.commit(planCloseLayer(stack(), id, context()), LAYER_COMMIT);
    await goBelowClosed();
  };

  const goBelowClosed = async (): Promise<void> => {
    const top = last(stack().layers);
    if (!top || top.open) return;
    const { position } = stack();
    await transaction.run(planDropClosedLayers(stack(), context()), LAYER_COMMIT);
    // After a reload only the topmost of several entries says that it belongs to a layer.
    if (stack().position < position) await goBelowClosed();
  };

  return {
    /** Opens something above the page that Back closes first. It also closes when its page goes away. */
    open: (onClose: (cause: LayerCause) => void, id: string = context().newId()) => {
      const page = topPage(stack());
      layerCallbacks.add(id, onClose);
      timeline.emit?.({ type: 'layer', id });
      void queue.run(async () => {
        if (!layerCallbacks.has(id)) return;
        // The user left the page while the layer waited for its turn.
        if (page.key !== topPage(stack()).key) return layerCallbacks.close(id, 'page');
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
    /** Removes the history entries of closed layers from the top. */
    removeClosed: () => {
      const top = last(stack().layers);
      if (top && !top.open) void queue.run(goBelowClosed);
    },
  };
}
