import type { Env } from '@/platform/call/env';

/** Resolves when it is this one's turn. Who leaves the queue costs the others nothing. */
export type Throttle = (signal: AbortSignal) => Promise<void>;

/** Turns in the order in which they were asked for, at least so many milliseconds apart. */
export function createThrottle({ now, after }: Env, gap: number): Throttle {
  const waiting = new Set<() => void>();
  let next = Number.NEGATIVE_INFINITY;
  let isTimed = false;

  const callNext = () => {
    isTimed = false;
    const [first] = waiting;
    if (!first) return;
    const rest = next - now();
    if (rest > 0) {
      isTimed = true;
      after(rest, callNext);
      return;
    }
    waiting.delete(first);
    next = now() + gap;
    first();
    callNext();
  };

  return (signal) =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(go);
        reject(new Error('aborted'));
      };
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      waiting.add(go);
      if (!isTimed) callNext();
    });
}
