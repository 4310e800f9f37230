import type { Clock } from '@/shared/clock';
import { EXIT_WARNING_MS, LOADING_DELAY } from '@/shared/defaults';
import { EXIT_LAYER, type StackState } from '../core/state';
import type { LayerCallbacks, LayerCause, Layers } from './layers';

type ExitPromptParts = {
  readonly stack: () => StackState;
  /** `outcome` resolves when the pending navigation has committed; null: none is pending. */
  readonly pending: { outcome(): Promise<void> | null };
  readonly clock: Clock;
  readonly layers: Layers;
  readonly layerCallbacks: LayerCallbacks;
  readonly warn: () => void;
};

/**
 * "Press back button again to exit" [S8.5]. The browser's Back skips an entry that was pushed without a touch. So a touch
 * arms the prompt, and another touch after the warning arms it again.
 */
export function createExitPrompt(parts: ExitPromptParts) {
  const { stack, pending, clock, layers, layerCallbacks, warn } = parts;
  let state: 'idle' | 'armed' | 'warned' | 'touched' = 'idle';

  const onClose = (cause: LayerCause) => {
    state = 'idle';
    if (cause !== 'back') return;
    state = 'warned';
    clock.after(EXIT_WARNING_MS, () => {
      const wasTouched = state === 'touched';
      if (state === 'warned' || wasTouched) state = 'idle';
      if (wasTouched) touch();
    });
    warn();
  };

  const isAtRoot = () => {
    const { pages, layers: above, position } = stack();
    return pages.length === 1 && above.length === 0 && position === pages[0]?.position;
  };

  const touch = () => {
    if (state === 'idle' && isAtRoot()) {
      state = 'armed';
      layers.open(onClose, EXIT_LAYER);
    }
    // A user who stays and taps did not mean to leave, so the next Back warns again.
    if (state === 'warned') state = 'touched';
  };

  return {
    /** The user has touched the root page. From now on the first Back only warns. */
    arm: () => {
      const outcome = pending.outcome();
      if (!outcome || !isAtRoot()) return touch();
      // A page that this tap opens would take over the entry at once. Its guards may take long, so do not wait for ever.
      const soon = new Promise<void>((resolve) => {
        clock.after(LOADING_DELAY, resolve);
      });
      void Promise.race([outcome, soon]).then(touch);
    },
    /** After a reload of an armed app the history entry is there, but its callback is not. */
    restore: () => {
      if (!stack().layers.some(({ id }) => id === EXIT_LAYER)) return;
      state = 'armed';
      layerCallbacks.add(EXIT_LAYER, onClose);
    },
  };
}
