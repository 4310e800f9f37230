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
 * Calls a listener for uncaught errors. When it throws, or its promise rejects, only the console hears of it.
 * Otherwise a broken error reporter would report its own mistakes without end.
 */
export function tellReporter({ window }: Pick<Env, 'window'>, run: () => unknown): void {
  const log = (error: unknown) => window.console.error(error);
  try {
    Promise.resolve(run()).catch(log);
  } catch (error) {
    log(error);
  }
}
