import type { Env } from './env';

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

/** Calls `run` after `ms` in which the page was visible. Returns a function that cancels it. */
export function startCountdown(
  { document, now, after }: Pick<Env, 'document' | 'now' | 'after'>,
  ms: number,
  run: () => void,
): () => void {
  const watch = startStopWatch({ now, after }, ms, () => {
    cancel();
    run();
  });
  const follow = () => (document.hidden ? watch.pause() : watch.resume());
  const cancel = () => {
    watch.pause();
    document.removeEventListener('visibilitychange', follow);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return cancel;
}
