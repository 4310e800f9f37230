import type { Clock } from '@/shared/clock';
import { withoutHash } from '@/shared/url-hash';
import type { Target } from '../core/state';
import type { LoaderRun } from './loader-run';

/** Milliseconds after which data that was fetched ahead is dropped. */
const LIFETIME = 30_000;

type Preload = {
  readonly route: string;
  readonly run: LoaderRun;
  /** Stops the timer. */
  readonly stop: () => void;
};

/** Runs of loaders for pages that are not open yet, by address. */
export function createPreloads(clock: Clock) {
  const preloads = new Map<string, Preload>();
  const keyOf = ({ url }: Target) => withoutHash(url);

  const remove = (key: string) => {
    const preload = preloads.get(key);
    preload?.stop();
    preloads.delete(key);
    return preload;
  };
  const drop = (key: string) => remove(key)?.run.cancel();

  /** A failed run, or one for another person, does not count. */
  const usable = (target: Target, person: string | null) => {
    const run = preloads.get(keyOf(target))?.run;
    const status = run?.outcome()?.status ?? 'ready';
    return run && run.asker === person && status === 'ready' ? run : null;
  };

  return {
    has: (target: Target, person: string | null) => usable(target, person) !== null,
    keep: (target: Target, run: LoaderRun | null) => {
      const key = keyOf(target);
      drop(key);
      if (!run) return;
      const stop = clock.after(LIFETIME, () => drop(key));
      preloads.set(key, { route: target.route, run, stop });
    },
    /** The run belongs to the caller from now on. */
    take: (target: Target, person: string | null): LoaderRun | null => {
      const run = usable(target, person);
      if (run) remove(keyOf(target));
      return run;
    },
    /** Drops the runs of a route, or all. */
    forget: (route?: string) => {
      for (const [key, preload] of preloads) {
        if (route === undefined || preload.route === route) drop(key);
      }
    },
  };
}
