import type { Env } from './env';
import { LONGEST_TIMER } from '@/shared/clock';

/** Ends what takes too long. 0 is no end [S9.1], and neither is what a timer can not wait for. Returns its cancel. */
export function timeOut({ after }: Pick<Env, 'after'>, ms: number, late: () => void): () => void {
  return ms > 0 ? after(Math.min(ms, LONGEST_TIMER), late) : () => {};
}

/** A timer that stands still while nobody can see the page. Returns its cancel. */
export function startCountdown(
  { document, now, after }: Pick<Env, 'document' | 'now' | 'after'>,
  ms: number,
  run: () => void,
): () => void {
  let left = ms;
  let pause: (() => void) | null = null;

  const end = () => {
    pause?.();
    document.removeEventListener('visibilitychange', turn);
  };

  const resume = () => {
    const startedAt = now();
    const cancel = after(left, () => {
      end();
      run();
    });
    return () => {
      cancel();
      left -= now() - startedAt;
    };
  };

  const turn = () => {
    if (!document.hidden) {
      pause ??= resume();
      return;
    }
    pause?.();
    pause = null;
  };

  document.addEventListener('visibilitychange', turn);
  turn();
  return end;
}
