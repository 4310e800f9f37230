import type { Env } from '@/platform/call/env';

export type StopWatch = {
  /** Milliseconds without the pauses. */
  passed(): number;
  pause(): void;
  resume(): void;
};

/** Starts at once, and calls `run` after `limit` milliseconds without the pauses. */
export function startStopWatch(
  { now, after }: Pick<Env, 'now' | 'after'>,
  limit: number,
  run: () => void,
): StopWatch {
  let before = 0;
  let since: number | undefined;
  let cancel = () => {};

  const passed = () => before + (since === undefined ? 0 : now() - since);
  const resume = () => {
    if (since !== undefined) return;
    since = now();
    cancel = after(limit - before, run);
  };
  const pause = () => {
    cancel();
    before = passed();
    since = undefined;
  };

  resume();
  return { passed, pause, resume };
}
