import { LOADING_DELAY } from './chunks';
import type { Clock } from './clock';
import { EXIT_LAYER } from './core/exit-layer';
import type { Engine } from './engine';
import type { Layers } from './layers';
import type { Tickets } from './tickets';

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
  tickets: Tickets,
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
      if (wasTouched) touch();
    });
    warn();
  };

  const open = () => {
    state = 'armed';
    layers.open(onClose, EXIT_LAYER);
  };

  const isAtRoot = () => {
    const { stack, layers: above, pos } = engine.nav();
    return stack.length === 1 && above.length === 0 && pos === stack[0]?.pos;
  };

  const touch = () => {
    if (state === 'idle' && isAtRoot()) open();
    // Whoever stays and taps on has not meant to leave: later the first back warns again.
    if (state === 'warned') state = 'touched';
  };

  /** A page that the same tap opens from the root would take the entry over at once. Its guards may take their time. */
  const arm = () => {
    const outcome = tickets.outcome();
    if (!outcome || !isAtRoot()) return touch();
    const soon = new Promise<void>((resolve) => {
      clock.after(LOADING_DELAY, resolve);
    });
    void Promise.race([outcome, soon]).then(touch);
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
