/** Effects that run until their page is unloaded, hidden or not. */
export type AliveEffects = {
  /** The same dependencies do not start it again. */
  keep(id: object, start: () => (() => void) | undefined | void, deps: readonly unknown[]): void;
  /** New components come: the effects of the old ones stop when those are mounted. */
  leave(): void;
  /** The new components are mounted. */
  takeOver(): void;
  end(): void;
  isRunning(): boolean;
};

type Alive = { readonly deps: readonly unknown[]; readonly stop: (() => void) | undefined };

/** A clean-up that throws must not keep its page from leaving, nor the others from theirs. */
export function createAliveEffects(report: (error: unknown) => void): AliveEffects {
  const alive = new Map<object, Alive>();
  const left = new Set<Alive>();

  const stop = (effect: Alive) => {
    try {
      effect.stop?.();
    } catch (error) {
      report(error);
    }
  };

  const leave = () => {
    for (const effect of alive.values()) left.add(effect);
    alive.clear();
  };

  const takeOver = () => {
    for (const effect of left) stop(effect);
    left.clear();
  };

  return {
    keep: (id, start, deps) => {
      const known = alive.get(id);
      if (known && areSame(known.deps, deps)) return;
      if (known) stop(known);
      // One whose next start throws is not stopped again.
      alive.delete(id);
      alive.set(id, { deps, stop: start() ?? undefined });
    },
    leave,
    takeOver,
    end: () => {
      leave();
      takeOver();
    },
    isRunning: () => alive.size > 0,
  };
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return (
    before.length === now.length && before.every((value, index) => Object.is(value, now[index]))
  );
}
