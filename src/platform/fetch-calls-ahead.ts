import type { PlatformContext } from './context';
import { comingCalls } from './not-yet';

/** Fetches what the first load leaves out (0026). Not before the first screen is there: it would come later for it. */
export function fetchCallsAhead({ env, shelf }: PlatformContext): () => void {
  // A failure is told to whoever calls.
  return env.idle(
    () =>
      void shelf(comingCalls)
        .load()
        .catch(() => {}),
  );
}
