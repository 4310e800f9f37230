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
