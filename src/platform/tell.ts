import type { Env } from './env';

/** Calls a listener. Its mistake is not the call's: it goes where uncaught errors go. */
export function tell({ after }: Pick<Env, 'after'>, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    after(0, () => {
      throw error;
    });
  }
}

/**
 * Calls a listener that is told of uncaught errors. Its own mistake, and a promise of it that rejects, go to the console
 * alone: told of them too, a broken error reporter would run for ever.
 */
export function tellReporter({ window }: Pick<Env, 'window'>, run: () => unknown): void {
  const log = (error: unknown) => window.console.error(error);
  try {
    Promise.resolve(run()).catch(log);
  } catch (error) {
    log(error);
  }
}
