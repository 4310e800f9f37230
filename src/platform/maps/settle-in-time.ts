import type { Env } from '@/platform/call/env';
import { MapFailure } from './map-failure';

/** Milliseconds from a question to the end of its answer. */
const PATIENCE = 10_000;

/**
 * What the work gives. Always settles, whatever the work does: with a MapFailure [S8.10], or with the error of an abort.
 * The work hears of both by its signal.
 */
export function settleInTime<T>(
  { after }: Env,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  return new Promise((resolve, reject) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', leave);
    };
    const giveUp = (error: Error) => {
      end();
      reject(error);
      own.abort();
    };
    const leave = () => giveUp(new Error('aborted'));
    const cancel = after(PATIENCE, () => giveUp(new MapFailure('load', 'no answer in 10 s')));

    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave);
    work(own.signal)
      .catch((cause: unknown) => {
        throw cause instanceof MapFailure ? cause : new MapFailure('load', 'failed', cause);
      })
      .finally(end)
      .then(resolve, reject);
  });
}
