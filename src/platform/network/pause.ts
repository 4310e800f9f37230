import type { Env } from '@/platform/env';

/** Waits, but not beyond the signal: then it rejects. */
export function pause({ after }: Env, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      reject(new Error('aborted'));
    };
    const cancel = after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
