import type { PlatformContext } from './context';

/** `context.shelf(comingCalls).load` fetches the calls that the first load leaves out (0026). */
export function comingCalls(): { load: () => Promise<unknown> } {
  return { load: () => Promise.resolve() };
}

/** Fetches them when the browser is idle: before the first screen they would delay it. */
export function fetchCallsAhead({ env, shelf }: PlatformContext): () => void {
  // A failure is told to whoever calls.
  return env.idle(
    () =>
      void shelf(comingCalls)
        .load()
        .catch(() => {}),
  );
}
