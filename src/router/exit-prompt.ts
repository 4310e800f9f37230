import type { Clock } from './clock';
import { EXIT_LAYER } from './core/exit-layer';
import type { Engine } from './engine';
import type { Layers } from './layers';

export type ExitPrompt = {
  /** The visitor has touched the root page: from now on the first back only warns. */
  arm(): void;
  /** A reload in the armed state: the history entry is there, its listener is not. */
  adopt(): void;
};

/** How long the second back leaves the app. */
const WINDOW = 2000;

/**
 * "Press back button again to exit" [S8.5]. An entry pushed without a touch would be skipped by the
 * browser's back button, so it is armed by one, and again only by another one after the warning has passed.
 */
export function createExitPrompt(
  engine: Engine,
  layers: Layers,
  clock: Clock,
  warn: () => void,
): ExitPrompt {
  let state: 'idle' | 'armed' | 'warned' | 'touched' = 'idle';

  const onClose = (cause: 'back' | 'page') => {
    state = 'idle';
    if (cause !== 'back') return;
    state = 'warned';
    clock.after(WINDOW, () => {
      const wasTouched = state === 'touched';
      if (state === 'warned' || wasTouched) state = 'idle';
      if (wasTouched) arm();
    });
    warn();
  };

  const open = () => {
    state = 'armed';
    layers.open(onClose, EXIT_LAYER);
  };

  const arm = () => {
    const { stack, layers: above, pos } = engine.nav();
    const atRoot = stack.length === 1 && above.length === 0 && pos === stack[0]?.pos;
    if (state === 'idle' && atRoot) open();
    // Whoever stays and taps on has not meant to leave: later the first back warns again.
    if (state === 'warned') state = 'touched';
  };

  return {
    arm,
    adopt: () => {
      if (!engine.nav().layers.some(({ id }) => id === EXIT_LAYER)) return;
      state = 'armed';
      layers.adopt(EXIT_LAYER, onClose);
    },
  };
}
