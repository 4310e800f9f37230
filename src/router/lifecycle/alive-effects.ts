import { callSafely, type Report } from '@/shared/errors';
import { isPromise } from '@/shared/values';

type RunningEffect = {
  readonly deps: readonly unknown[];
  readonly stop: (() => void) | undefined;
};

export type AliveEffects = ReturnType<typeof createAliveEffects>;

/**
 * Effects of a page that run until it is unloaded, also while it is hidden. If a clean-up throws, the error is reported.
 * The page still leaves, and the other clean-ups still run.
 */
export function createAliveEffects(report: Report) {
  const running = new Map<object, RunningEffect>();
  const replaced = new Set<RunningEffect>();

  const stop = (effect: RunningEffect) => {
    callSafely(report, () => effect.stop?.());
  };

  /** React is about to mount new components. The effects of the old components run on until `mounted`. */
  const mounting = () => {
    for (const effect of running.values()) replaced.add(effect);
    running.clear();
  };

  /** The new components are mounted, so the effects of the old components stop. */
  const mounted = () => {
    for (const effect of replaced) stop(effect);
    replaced.clear();
  };

  return {
    /** Starts the effect, unless it already runs with the same dependencies. */
    keep: (id: object, start: () => (() => void) | undefined | void, deps: readonly unknown[]) => {
      const current = running.get(id);
      if (current && hasSameDeps(current.deps, deps)) return;
      if (current) stop(current);
      // If `start` throws, the old effect must not be stopped a second time.
      running.delete(id);
      const cleanUp: unknown = start();
      // An async function returns a promise, which is no clean-up.
      if (isPromise(cleanUp)) cleanUp.then(undefined, report);
      const isOne = typeof cleanUp === 'function';
      running.set(id, { deps, stop: isOne ? (cleanUp as () => void) : undefined });
    },
    mounting,
    mounted,
    end: () => {
      mounting();
      mounted();
    },
    isRunning: () => running.size > 0,
  };
}

function hasSameDeps(before: readonly unknown[], now: readonly unknown[]): boolean {
  return (
    before.length === now.length && before.every((value, index) => Object.is(value, now[index]))
  );
}
